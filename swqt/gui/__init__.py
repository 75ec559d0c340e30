"""The window: paints States and sends Commands. The only package that imports Qt."""

import builtins

import PySide6.QtCore  # noqa: F401  # it replaces the import of Python

# PySide's import reads and keeps the source of every module, to find those that switch its features (``__feature__``).
# No module here does, and it delays the first frame and takes 12 MB once everything is loaded.
builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)
