"""The About dialog: version, licence, log file, and the bundled third-party components with their licences."""

from __future__ import annotations

import json
import platform
from collections.abc import Iterator
from functools import cache
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
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from swqt import __version__
from swqt.gui.style.buttons import close_box, open_folder
from swqt.gui.style.cards import TallArea
from swqt.gui.style.icons import app_icon
from swqt.gui.style.layouts import StyledTabWidget, vbox
from swqt.gui.style.theme import scale_of
from swqt.home import resource_folder
from swqt.home.log_setup import log_file

_OWN: Final = "GPL-3.0-or-later"
_OWN_TEXT: Final = "GPL-3.0"


class BundledComponent(NamedTuple):
    """A third-party component: name, version, licence, licence text, and the components it contains."""

    name: str
    version: str
    licence: str
    text: str
    within: str = ""


def components() -> list[BundledComponent]:
    """Return the third-party components of this installation, as listed by ``packaging/licences.py``."""
    ours = {"Python": platform.python_version(), "Qt": qVersion()}
    found = []
    for part in json.loads(_read("components.json") or "[]"):
        name = str(part["name"])
        # Components that are not in the lock file, such as fonts, have no version.
        version = _installed(name) if part["versions"] else ours.get(name, "")
        if version is None:
            continue  # not needed on this system, or an extra that is not installed
        found.append(
            BundledComponent(name, version, str(part["licence"]), _read(f"{part['text']}.txt"), str(part["within"]))
        )
    # A packaged program contains more components, which only the packager knows (packaging/bundled.py).
    found += [
        BundledComponent(str(part["name"]), str(part["version"]), str(part["licence"]), _read(f"{part['text']}.txt"))
        for part in json.loads(_read("bundled.json") or "[]")
    ]
    return found


@cache
def _installed(name: str) -> str | None:
    """Return the installed version of *name*, or None; cached, as a look-up takes some milliseconds."""
    try:
        return metadata.version(name)
    except metadata.PackageNotFoundError:
        return None


def own_licence() -> str:
    """Return the licence text of swqt itself; empty if the file is missing."""
    return _read(f"{_OWN_TEXT}.txt")


class AboutDialog(QDialog):
    """Shows version, licences and log file; copies *versions*, the text to include in bug reports."""

    def __init__(self, versions: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._versions = versions
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
            self.tr(
                "Small World for your desktop. swqt is an unofficial fan project. It is not connected with the "
                "publisher of the game and uses none of its artwork or texts. Small World is a trademark of its "
                "owner."
            )
        )  # fmt: skip
        notice.setWordWrap(True)
        licence = QLabel(self.tr("Free software under {0}: use it, change it, share it.").format(_OWN))
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
        log = self._log_row()
        parts = self._components = components()
        self.parts = self._browser(self._table(parts), self.tr("What swqt is made with"))
        self.texts = self._browser("", self.tr("Licences"))
        self.tabs = StyledTabWidget(self.tr("About swqt"))
        self.tabs.addTab(self.parts, self.tr("&Made with"))
        self.tabs.addTab(self.texts, self.tr("&Licences"))
        self.tabs.currentChanged.connect(self._on_tab)
        self.copy = QPushButton(self.tr("&Copy version info"))
        self.copy.clicked.connect(self._copy)
        buttons = close_box(self)
        buttons.addButton(self.copy, QDialogButtonBox.ButtonRole.ActionRole)
        self.tabs.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        self.tabs.setMinimumHeight(round(90 * scale))
        inner = QWidget()
        vbox(top, log, self.tabs, of=inner, spacing=12, margins=(0, 0, 0, 0)).setStretchFactor(self.tabs, 1)
        # With large text on a small screen, not everything fits.
        vbox(TallArea(inner), buttons, of=self, spacing=12, margins=(20, 18, 20, 16))
        self.resize(QSize(round(640 * scale), round(540 * scale)).boundedTo(self.screen().availableSize() * 0.92))
        buttons.button(QDialogButtonBox.StandardButton.Close).setFocus()

    def _log_row(self) -> QHBoxLayout:
        """Return a row with the path of the log file and a button that opens its folder."""
        row = QHBoxLayout()
        path = log_file()
        if path is None:
            missing = QLabel(self.tr("No log file is being written."))
            missing.setProperty("muted", True)
            row.addWidget(missing)
            return row
        self.log = QLineEdit(str(path))
        self.log.setReadOnly(True)
        self.log.setCursorPosition(0)
        self.log.setAccessibleName(self.tr("Log file"))
        label = QLabel(self.tr("Lo&g file:"))
        label.setBuddy(self.log)
        self.log_folder = QPushButton(self.tr("Open &folder"))
        self.log_folder.clicked.connect(self._open_log_folder)
        row.addWidget(label)
        row.addWidget(self.log, 1)
        row.addWidget(self.log_folder)
        return row

    def _open_log_folder(self) -> None:
        open_folder(Path(self.log.text()).parent)

    def _browser(self, html: str, name: str) -> QTextBrowser:
        browser = QTextBrowser()
        browser.setAccessibleName(name)
        browser.document().setDocumentMargin(12)
        browser.setHtml(html)
        return browser

    def _table(self, parts: list[BundledComponent]) -> str:
        rows = "".join(
            f"<tr><td style='padding:3px 22px 3px 0'><b>{escape(part.name)}</b></td>"
            f"<td style='padding:3px 22px 3px 0'>{escape(part.version)}</td>"
            f"<td style='padding:3px 0'>{escape(part.licence)}</td></tr>{self._within(part)}"
            for part in parts
        )
        own = self.tr("Everything else – rules, artwork, sounds and wording – was made for swqt.")
        return f"<table>{rows}</table><p>{escape(own)}</p>"

    def _within(self, part: BundledComponent) -> str:
        """Return the table row with the components inside *part*; empty without any."""
        if not part.within:
            return ""
        #: {0}: names of the parts of a bundled program
        contains = self.tr("includes {0}").format(part.within)
        return f"<tr><td colspan='3' style='padding:0 0 6px 18px'><small>{escape(contains)}</small></td></tr>"

    def _on_tab(self) -> None:
        self._show_texts(self._components)

    def _show_texts(self, parts: list[BundledComponent]) -> None:
        """Fill in the licence texts the first time their tab is shown: they are long."""
        if self.texts.document().isEmpty():
            self.texts.setPlainText("\n\n".join(_texts(parts)))

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self._versions)
        self.copy.setText(self.tr("Copied"))


def _texts(parts: list[BundledComponent]) -> Iterator[str]:
    """Yield each licence text once, under the names of the components that use it."""
    users: dict[str, list[str]] = {own_licence(): ["swqt"]}
    for part in parts:
        users.setdefault(part.text, []).append(part.name)
    for text, names in users.items():
        if text:
            yield f"{', '.join(names).upper()}\n\n{text.strip()}\n"


def _read(name: str) -> str:
    try:
        return (resource_folder() / "licences" / name).read_text(encoding="utf-8", errors="replace")
    except OSError:
        return ""
