"""Writes fixtures/format-1-schema-1.zip, a backup with a journal of the first schema.

Never to be run again once either of them was released: what people have saved stays as it is.
"""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path

from tests.record.backup.tables import folders_in, furnish, played, saved


def main(fixture: Path) -> None:
    with tempfile.TemporaryDirectory() as temporary:
        home = Path(temporary)
        journal = played(home / "journal.sqlite", 1, game="comparity", schema_version=1)
        saved(furnish(folders_in(home / "home"), journal), home / "table.zip")
        shutil.copy(home / "table.zip", fixture)


if __name__ == "__main__":
    main(Path(__file__).with_name("fixtures") / "format-1-schema-1.zip")
