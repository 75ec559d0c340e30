"""Every key of the game on one page: those of the map, and what the menus say."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QMenu, QMenuBar, QTextBrowser, QVBoxLayout, QWidget

from swqt.gui.fonts import scale_of


class KeyboardDialog(QDialog):
    """Lists the keys; *menus* are where shortcuts come from, so that the list cannot be wrong."""

    def __init__(self, parent: QWidget, menus: QMenuBar) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Keyboard"))
        self.text = QTextBrowser()
        self.text.setAccessibleName(self.tr("Keyboard"))
        self.text.setHtml("".join(self._parts(menus)))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        box = QVBoxLayout(self)
        box.addWidget(self.text, 1)
        box.addWidget(buttons)
        self.text.setFocus()

    def sizeHint(self) -> QSize:
        scale = scale_of(self.font())
        return QSize(round(520 * scale), round(600 * scale)).boundedTo(self.screen().availableSize() * 0.9)

    def _parts(self, menus: QMenuBar) -> Iterator[str]:
        yield _table(self.tr("On the map"), [
            (self.tr("Arrows"), self.tr("go to the next region in that direction")),
            (self.tr("Tab, [ and ]"), self.tr("go through all regions")),
            (self.tr("Enter, Space"), self.tr("choose, as a click does")),
            (self.tr("Menu, Shift+F10"), self.tr("everything that can be done there, its history, its rules")),
            (self.tr("+, −, 0 to 9"), self.tr("count tokens while they are placed")),
            (self.tr("H"), self.tr("suggests a move, or puts the suggestion away")),
            (self.tr("1 to 5"), self.tr("lay owners, terrain, income, threats or changes over the map")),
            (self.tr(", and ."), self.tr("make the bots slower or faster")),
            (self.tr("K"), self.tr("shows the codes of the regions while it is held")),
            (self.tr("L"), self.tr("shows again what has happened since your last turn")),
            (self.tr("C"), self.tr("shows secret coins of whoever is in turn while it is held")),
            (self.tr("M"), self.tr("silences every sound, or lets sounds be heard again")),
            (self.tr("Esc"), self.tr("leaves the map")),
        ])  # fmt: skip
        yield _table(self.tr("Elsewhere"), [
            (self.tr("Tab"), self.tr("goes on: column, map, action bar, players, log")),
            (self.tr("Up, Down"), self.tr("choose a combo in the column; Enter takes it, Enter again confirms")),
        ])  # fmt: skip
        for action in menus.actions():
            menu = action.menu()
            rows = list(_shortcuts(menu)) if isinstance(menu, QMenu) else []
            if rows:
                yield _table(_plain(action.text()), rows)


def _shortcuts(menu: QMenu) -> Iterator[tuple[str, str]]:
    form = QKeySequence.SequenceFormat.NativeText
    for action in menu.actions():
        below = action.menu()
        if isinstance(below, QMenu):
            yield from _shortcuts(below)
        keys = ", ".join(key.toString(form) for key in action.shortcuts())
        if keys:
            yield keys, _plain(action.text())


def _plain(text: str) -> str:
    return text.replace("&", "")


def _table(title: str, rows: list[tuple[str, str]]) -> str:
    lines = (
        f'<tr><td style="padding-right:16px"><b>{escape(keys)}</b></td><td>{escape(what)}</td></tr>'
        for keys, what in rows
    )
    return f'<h3>{escape(title)}</h3><table cellpadding="2">{"".join(lines)}</table>'
