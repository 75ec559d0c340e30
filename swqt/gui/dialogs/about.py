"""About swqt: its version and licence, and everything of others that it brings along."""

from __future__ import annotations

import platform
from collections.abc import Iterator
from html import escape
from importlib import metadata
from pathlib import Path
from typing import Final, NamedTuple

from PySide6.QtCore import QSize, Qt, qVersion
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QTabWidget,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from swqt import __version__
from swqt.gui.crash import versions
from swqt.gui.fonts import scale_of
from swqt.gui.icon import app_icon
from swqt.home import resource_folder

_OWN: Final = "GPL-3.0-or-later"
_PYTHON: Final = "PSF-2.0"
_FONTS: Final = "OFL-1.1"
_QT: Final = "LGPL-3.0-only"
_PACKAGES: Final = ("PySide6-Essentials", "shiboken6", "platformdirs", "miniaudio")
"""What the program needs or can use; what is not installed is not shipped."""


class Component(NamedTuple):
    """Something of others: its name, its version and licence, and the licence's text if it came along."""

    name: str
    version: str
    licence: str
    text: str = ""


def components() -> list[Component]:
    """Return everything that is part of this installation, as its own metadata tell it."""
    found = [Component("Python", platform.python_version(), _PYTHON), Component("Qt", qVersion(), _QT)]
    for name in _PACKAGES:
        try:
            package = metadata.distribution(name)
        except metadata.PackageNotFoundError:
            continue
        found.append(Component(package.metadata["Name"], package.version, _licence(package), _licence_text(package)))
    fonts = resource_folder() / "fonts"
    found.append(Component("Lato, Vollkorn", "", _FONTS, _read(fonts / "OFL.txt")))
    return found


def own_licence() -> str:
    """Return the licence of swqt itself; empty if the file has been left out."""
    checkout = _read(Path(__file__).resolve().parents[3] / "LICENSE")
    if checkout:
        return checkout
    try:
        return _licence_text(metadata.distribution("swqt"))
    except metadata.PackageNotFoundError:
        return ""


class AboutDialog(QDialog):
    """Tells, and copies the versions for a report."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("About swqt"))
        scale = scale_of(self.font())
        side = round(96 * scale)
        picture = QLabel()
        picture.setPixmap(app_icon().pixmap(QSize(side, side), self.devicePixelRatioF()))
        picture.setAlignment(Qt.AlignmentFlag.AlignTop)
        picture.setFixedWidth(side)
        title = QLabel(f"swqt {__version__}")
        title.setProperty("heading", True)
        notice = QLabel(
            self.tr("Small World on the desktop. swqt is an unofficial fan project, not connected with the publisher of"
                    " the game, and uses none of its pictures or texts. Small World is a trademark of its owner.")
        )  # fmt: skip
        notice.setWordWrap(True)
        licence = QLabel(self.tr("Free software under {0}: use, change and share it.").format(_OWN))
        licence.setProperty("muted", True)
        licence.setWordWrap(True)
        words = QVBoxLayout()
        words.setSpacing(8)
        for label in (title, notice, licence):
            words.addWidget(label)
        words.addStretch(1)
        top = QHBoxLayout()
        top.setSpacing(18)
        top.addWidget(picture)
        top.addLayout(words, 1)
        parts = components()
        self.parts = self._browser(self._table(parts), self.tr("What swqt is made with"))
        self.texts = self._browser("", self.tr("Licences"))
        self.tabs = QTabWidget()
        self.tabs.addTab(self.parts, self.tr("&Made with"))
        self.tabs.addTab(self.texts, self.tr("&Licences"))
        self.tabs.currentChanged.connect(lambda _: self._show_texts(parts))
        self.copy = QPushButton(self.tr("&Copy version info"))
        self.copy.clicked.connect(self._copy)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.addButton(self.copy, QDialogButtonBox.ButtonRole.ActionRole)
        buttons.rejected.connect(self.reject)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(20, 18, 20, 16)
        whole.setSpacing(12)
        whole.addLayout(top)
        whole.addWidget(self.tabs, 1)
        whole.addWidget(buttons)
        self.resize(QSize(round(640 * scale), round(540 * scale)).boundedTo(self.screen().availableSize() * 0.92))
        buttons.button(QDialogButtonBox.StandardButton.Close).setFocus()

    def _browser(self, html: str, name: str) -> QTextBrowser:
        browser = QTextBrowser()
        browser.setAccessibleName(name)
        browser.document().setDocumentMargin(12)
        browser.setHtml(html)
        return browser

    def _table(self, parts: list[Component]) -> str:
        rows = "".join(
            f"<tr><td style='padding:3px 22px 3px 0'><b>{escape(part.name)}</b></td>"
            f"<td style='padding:3px 22px 3px 0'>{escape(part.version)}</td>"
            f"<td style='padding:3px 0'>{escape(part.licence)}</td></tr>"
            for part in parts
        )
        own = self.tr("Everything else – rules, drawings, sounds and texts – was made for swqt.")
        return f"<table>{rows}</table><p>{escape(own)}</p>"

    def _show_texts(self, parts: list[Component]) -> None:
        """Write the licences when they are first wanted: they are long."""
        if self.texts.document().isEmpty():
            self.texts.setPlainText("\n\n".join(_texts(parts)))

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(versions())
        self.copy.setText(self.tr("Copied"))


def _licence(package: metadata.Distribution) -> str:
    """Return the licence that *package* gives: the expression, the field, or the classifier."""
    about = package.metadata
    for field in ("License-Expression", "License"):
        value = str(about[field]) if field in about else ""
        if value and "\n" not in value:
            return value
    classifiers = [line for line in about.get_all("Classifier") or [] if line.startswith("License :: ")]
    return ", ".join(line.rpartition(" :: ")[2] for line in classifiers)


def _licence_text(package: metadata.Distribution) -> str:
    names = ("LICEN", "COPYING", "NOTICE")
    files = [file for file in package.files or [] if file.name.upper().startswith(names)]
    return "\n\n".join(filter(None, (_read(Path(str(file.locate()))) for file in files)))


def _texts(parts: list[Component]) -> Iterator[str]:
    for name, text in (("swqt", own_licence()), *((part.name, part.text) for part in parts)):
        if text:
            yield f"{name.upper()}\n\n{text.strip()}\n"


def _read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8", errors="replace")
    except OSError:
        return ""
