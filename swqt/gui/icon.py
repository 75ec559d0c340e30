"""The icon of the program, in the sizes that packaging/icons.py has drawn."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtGui import QIcon

from swqt.home import resource_folder

ICON_SIZES: Final = (16, 24, 32, 48, 64, 128, 256, 512)


def app_icon() -> QIcon:
    """Return the icon; a size is read when it is first shown."""
    icon = QIcon()
    for size in ICON_SIZES:
        icon.addFile(str(resource_folder() / "icon" / f"swqt-{size}.png"), QSize(size, size))
    return icon
