"""The handicap: extra coins that single players have at the start (VARIANT-7)."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from swqt.engine import MOST_HEAD_START
from swqt.gui.style.buttons import NumberBox
from swqt.gui.style.layouts import plain_label
from swqt.gui.texts.names import CountedNoun


class HandicapDialog(QDialog):
    """Asks for the extra coins of each of the players called *names*."""

    def __init__(self, names: Sequence[str], coins: Sequence[int], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Handicap"))
        self.boxes: list[NumberBox] = []
        rows = QGridLayout()
        rows.setColumnStretch(0, 1)
        for name, extra in zip(names, coins, strict=True):
            box = NumberBox(0, MOST_HEAD_START)
            box.setPrefix("+")
            box.setValue(extra)
            box.setAccessibleName(self.tr("Extra coins of {0}").format(name))
            row = len(self.boxes)
            rows.addWidget(plain_label(name, wraps=False), row, 0)
            rows.addWidget(box, row, 1)
            self.boxes.append(box)
        buttons = QDialogButtonBox()
        buttons.addButton(self.tr("Cancel"), QDialogButtonBox.ButtonRole.RejectRole)
        done = QPushButton(self.tr("OK"))
        done.setDefault(True)
        done.setProperty("primary", True)
        buttons.addButton(done, QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        whole = QVBoxLayout(self)
        whole.setSpacing(12)
        whole.addWidget(plain_label(self.tr(
            "Give some players extra coins at the start: children, beginners, or bots against strong players."
        )))    # fmt: skip
        whole.addLayout(rows)
        whole.addStretch(1)
        whole.addWidget(buttons)

    def coins(self) -> tuple[int, ...]:
        """Return the extra coins of each player."""
        return tuple(box.value() for box in self.boxes)


class HandicapBar(QWidget):
    """A button that asks for extra coins, and in words who has some; ``chosen`` carries those of each player."""

    chosen = Signal(tuple)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._names: tuple[str, ...] = ()
        self._coins: tuple[int, ...] = ()
        self.button = QPushButton(self.tr("Ha&ndicap…"))
        self.button.setToolTip(self.tr("Let players start with more coins than the others"))
        self.button.clicked.connect(self.ask)
        self.words = plain_label("", "muted")
        self.words.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.button)
        row.addWidget(self.words, 1)

    def show_players(self, names: Sequence[str], coins: Sequence[int], *, may: bool = True) -> None:
        """Show the extra *coins* of the players called *names*; *may*: they can be changed here."""
        self._names, self._coins = tuple(names), tuple(coins)
        told = [CountedNoun().head_start(name, extra) for name, extra in zip(names, coins, strict=True) if extra]
        self.words.setText(" ".join(told))
        self.button.setAccessibleDescription(self.words.text())
        self.button.setVisible(may)
        self.setVisible(may or bool(told))

    def dialog(self) -> HandicapDialog:
        """Return the dialog that asks for the coins."""
        return HandicapDialog(self._names, self._coins, self.window())

    def ask(self) -> None:
        """Ask for the coins of each player."""
        dialog = self.dialog()
        if dialog.exec():
            self.chosen.emit(dialog.coins())
        dialog.deleteLater()
