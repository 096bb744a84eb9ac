"""Square codes read as ISO/IEC 18004 tells to: a reader that shares nothing with what drew them. Nothing is damaged, nothing is mended."""

from __future__ import annotations

ALPHANUMERIC = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:"
MASKS = (
    lambda row, column: (row + column) % 2 == 0,
    lambda row, _: row % 2 == 0,
    lambda _, column: column % 3 == 0,
    lambda row, column: (row + column) % 3 == 0,
    lambda row, column: (row // 2 + column // 3) % 2 == 0,
    lambda row, column: row * column % 2 + row * column % 3 == 0,
    lambda row, column: (row * column % 2 + row * column % 3) % 2 == 0,
    lambda row, column: ((row + column) % 2 + row * column % 3) % 2 == 0,
)
BLOCKS_OF_M = {1: (16,), 2: (28,), 3: (44,), 4: (32, 32), 5: (43, 43)}  # how many words of text each block has, by version (table 9)


FINDER = ("#######.", "#.....#.", "#.###.#.", "#.###.#.", "#.###.#.", "#.....#.", "#######.", "........")


def has_finder(modules):
    """In the upper left corner, and behind it dark and light by turns, to the right and downwards."""
    corner = tuple("".join("#" if dark else "." for dark in row[:8]) for row in modules[:8])
    turns = [place % 2 == 0 for place in range(8, len(modules) - 8)]
    return corner == FINDER and modules[6][8:-8] == turns == [row[6] for row in modules[8:-8]]


def read(modules):
    """What rows of dark (True) and light modules say."""
    size = len(modules)
    version = (size - 17) // 4
    mask = _mask(modules)
    words = _words(modules, version, mask)
    return _text(_joined(words, BLOCKS_OF_M[version]))


def _mask(modules):
    """The format stands beside the upper left finder: two bits of the level, three of the mask, ten to mend them, all of it masked."""
    bits = [modules[8][column] for column in (0, 1, 2, 3, 4, 5, 7, 8)] + [modules[row][8] for row in (7, 5, 4, 3, 2, 1, 0)]
    plain = int("".join(str(int(bit)) for bit in bits), 2) ^ 0b101010000010010
    assert plain >> 13 == 0b00, "the level is M"
    assert _remainder(plain, 0b10100110111) == 0, "the format is whole"
    return plain >> 10 & 0b111


def _remainder(number, divisor):
    while number.bit_length() >= divisor.bit_length():
        number ^= divisor << (number.bit_length() - divisor.bit_length())
    return number


def _words(modules, version, mask):
    size, bits = len(modules), []
    upwards = True
    for right in (*range(size - 1, 6, -2), 5, 3, 1):
        for row in range(size - 1, -1, -1) if upwards else range(size):
            places = [(row, column) for column in (right, right - 1) if not _is_function(row, column, size, version)]
            bits += [modules[row][column] != MASKS[mask](row, column) for row, column in places]
        upwards = not upwards
    return [int("".join(str(int(bit)) for bit in bits[place : place + 8]), 2) for place in range(0, len(bits) - 7, 8)]


def _is_function(row, column, size, version):
    finders = (row < 9 and column < 9) or (row < 9 and column >= size - 8) or (row >= size - 8 and column < 9)
    aligned = version > 1 and abs(row - (size - 7)) < 3 and abs(column - (size - 7)) < 3
    return finders or aligned or 6 in (row, column)


def _joined(words, blocks):
    """The words of several blocks stand by turns."""
    longest = max(blocks)
    parts = [[] for _ in blocks]
    given = iter(words)
    for place in range(longest):
        for part, length in zip(parts, blocks, strict=True):
            if place < length:
                part.append(next(given))
    return [word for part in parts for word in part]


def _text(words):
    bits = "".join(f"{word:08b}" for word in words)
    mode, bits = bits[:4], bits[4:]
    assert mode == "0010", "capitals and digits"
    count, bits = int(bits[:9], 2), bits[9:]
    text = ""
    for _ in range(count // 2):
        pair, bits = int(bits[:11], 2), bits[11:]
        text += ALPHANUMERIC[pair // 45] + ALPHANUMERIC[pair % 45]
    return text + (ALPHANUMERIC[int(bits[:6], 2)] if count % 2 else "")
