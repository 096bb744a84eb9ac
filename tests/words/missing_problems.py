"""For writers: `python -m tests.words.missing_problems ru` lists what has no translation yet, in the form of the file that it goes into."""

from __future__ import annotations

import json
import sys

from tests.words.untold import missing, told_elsewhere


def main(language: str) -> None:
    for section, texts in missing(language).items():
        print(f"[{section}]  # {len(texts)} missing")
        for text, place in sorted(texts.items(), key=lambda one: (one[1], one[0])):
            print(f'{json.dumps(text, ensure_ascii=False)} = ""  # {place}'.rstrip(" #"))
        print()
    print(f"# {len(told_elsewhere(language))} more that another language tells under [inside]; this one may need them or not")
    for text in told_elsewhere(language):
        print(f"{json.dumps(text, ensure_ascii=False)} = " + '""')


if __name__ == "__main__":
    main(*sys.argv[1:])
