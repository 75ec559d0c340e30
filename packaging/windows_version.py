"""Version resource of swqt.exe; only used on Windows, where PyInstaller provides the module for it."""

from __future__ import annotations

import re
from typing import Any


def info(version: str) -> Any:
    """Return the version resource for PyInstaller."""
    from PyInstaller.utils.win32 import versioninfo as form

    numbers = tuple([*(int(number) for number in re.findall(r"\d+", version)), 0, 0, 0, 0][:4])
    texts = {
        "CompanyName": "swqt", "FileDescription": "swqt", "FileVersion": version, "InternalName": "swqt",
        "LegalCopyright": "GPL-3.0-or-later", "OriginalFilename": "swqt.exe", "ProductName": "swqt",
        "ProductVersion": version,
    }  # fmt: skip
    table = form.StringTable("040904B0", [form.StringStruct(*pair) for pair in texts.items()])
    fixed = form.FixedFileInfo(filevers=numbers, prodvers=numbers)
    words = form.VarFileInfo([form.VarStruct("Translation", [0x0409, 1200])])
    return form.VSVersionInfo(ffi=fixed, kids=[form.StringFileInfo([table]), words])
