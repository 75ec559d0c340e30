"""Writes the icons of resources/icon in the formats of Windows and macOS, both of which contain PNG pictures.

Also writes the side picture of the installer's last page, which must be a BMP. Standard library only.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
FOLDER: Final = ROOT / "resources" / "icon"
WINDOWS: Final = (16, 24, 32, 48, 64, 128, 256)
APPLE: Final = {"ic11": 32, "ic12": 64, "ic07": 128, "ic13": 256, "ic08": 256, "ic14": 512, "ic09": 512}
"""Apple's type codes with their pixel sizes; ic11 to ic14 are the double resolutions of 16, 32, 128 and 256."""

KINDS: Final = ("board", "trait")
"""The types of files with their own icons; games use that of the program."""

SIDE: Final = (164, 314)
"""Width and height of the installer's side picture in pixels."""

_TOP: Final = (248, 241, 222)
_BOTTOM: Final = (229, 208, 165)
"""The RGB colours of its background gradient."""


def picture(size: int, name: str = "swqt") -> bytes:
    return (FOLDER / f"{name}-{size}.png").read_bytes()


def ico(name: str = "swqt") -> bytes:
    """Return a Windows icon: a header, a directory entry of 16 bytes for each picture, and the pictures."""
    pictures = [(size, picture(size, name)) for size in WINDOWS]
    head = struct.pack("<HHH", 0, 1, len(pictures))
    offset = len(head) + 16 * len(pictures)
    entries = b""
    for size, data in pictures:
        entries += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(data), offset)
        offset += len(data)
    return head + entries + b"".join(data for _, data in pictures)


def icns(name: str = "swqt") -> bytes:
    """Return an Apple icon: each part has its type, its length including this header of 8 bytes, and the picture."""
    parts = b""
    for kind, size in APPLE.items():
        if name == "swqt" or size in WINDOWS:
            data = picture(size, name)
            parts += struct.pack(">4sI", kind.encode(), len(data) + 8) + data
    return struct.pack(">4sI", b"icns", len(parts) + 8) + parts


def side() -> bytes:
    """Return the side picture as a BMP: the icon on a parchment gradient."""
    width, height = SIDE
    icon, size = list(_rows(picture(128))), 128
    left, top = (width - size) // 2, 48
    lines = []
    for y in range(height):
        paper = [round(a + (b - a) * y / (height - 1)) for a, b in zip(_TOP, _BOTTOM, strict=True)]
        line = bytearray(bytes(reversed(paper)) * width)
        if top <= y < top + size:
            drawn = icon[y - top]
            for x in range(size):
                *colour, alpha = drawn[4 * x : 4 * x + 4]
                mixed = [(c * alpha + p * (255 - alpha)) // 255 for c, p in zip(colour, paper, strict=True)]
                line[3 * (left + x) : 3 * (left + x) + 3] = bytes(reversed(mixed))
        lines.append(bytes(line) + bytes(-len(line) % 4))
    pixels = b"".join(reversed(lines))    # rows of a BMP start at the bottom
    head = struct.pack("<2sIHHI", b"BM", 54 + len(pixels), 0, 0, 54)
    return head + struct.pack("<IiiHHIIiiII", 40, width, height, 1, 24, 0, len(pixels), 2835, 2835, 0, 0) + pixels


def _rows(png: bytes) -> Iterator[bytes]:
    """Yield the rows of an RGBA PNG from the top, four bytes per pixel; ValueError for other formats."""
    width, _, depth, kind, _, _, interlaced = struct.unpack_from(">IIBBBBB", png, 16)
    if (depth, kind, interlaced) != (8, 6, 0):
        raise ValueError("not a PNG of red, green, blue and alpha, row by row")
    packed, at = b"", 8
    while at < len(png):
        length, name = struct.unpack_from(">I4s", png, at)
        packed += png[at + 8 : at + 8 + length] if name == b"IDAT" else b""
        at += 12 + length
    data, step = zlib.decompress(packed), 4 * width
    before = bytes(step)
    for start in range(0, len(data), step + 1):
        row = bytearray(data[start + 1 : start + 1 + step])
        for x in range(step):
            a, b, c = (row[x - 4], before[x], before[x - 4]) if x >= 4 else (0, before[x], 0)
            row[x] = (row[x] + (0, a, b, (a + b) // 2, _paeth(a, b, c))[data[start]]) & 255
        before = bytes(row)
        yield before


def _paeth(left: int, above: int, corner: int) -> int:
    guess = left + above - corner
    return min((left, above, corner), key=lambda value: abs(guess - value))


def write(folder: Path) -> None:
    """Write swqt.ico, swqt.icns, the icons of the file types, and side.bmp to *folder*."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in ("swqt", *KINDS):
        (folder / f"{name}.ico").write_bytes(ico(name))
        (folder / f"{name}.icns").write_bytes(icns(name))
    (folder / "side.bmp").write_bytes(side())
