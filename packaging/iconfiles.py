"""The icon of resources/icon in the two forms that Windows and macOS want; both take PNG pictures as they are."""

from __future__ import annotations

import struct
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
FOLDER: Final = ROOT / "resources" / "icon"
WINDOWS: Final = (16, 24, 32, 48, 64, 128, 256)
APPLE: Final = {"ic11": 32, "ic12": 64, "ic07": 128, "ic13": 256, "ic08": 256, "ic14": 512, "ic09": 512}
"""Apple's names of pictures, and their pixels; 11 to 14 are the double sizes of 16, 32, 128 and 256."""


def picture(size: int) -> bytes:
    return (FOLDER / f"swqt-{size}.png").read_bytes()


def ico() -> bytes:
    """Return a Windows icon: a header, an entry of sixteen bytes for each picture, the pictures."""
    pictures = [(size, picture(size)) for size in WINDOWS]
    head = struct.pack("<HHH", 0, 1, len(pictures))
    offset = len(head) + 16 * len(pictures)
    entries = b""
    for size, data in pictures:
        entries += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(data), offset)
        offset += len(data)
    return head + entries + b"".join(data for _, data in pictures)


def icns() -> bytes:
    """Return an Apple icon: each part is its name, its length with these eight bytes, and the picture."""
    parts = b""
    for name, size in APPLE.items():
        data = picture(size)
        parts += struct.pack(">4sI", name.encode(), len(data) + 8) + data
    return struct.pack(">4sI", b"icns", len(parts) + 8) + parts


def write(folder: Path) -> None:
    """Write swqt.ico and swqt.icns to *folder*."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "swqt.ico").write_bytes(ico())
    (folder / "swqt.icns").write_bytes(icns())
