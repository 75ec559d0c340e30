"""How the game ended: the standing, with the tokens that break a tie."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QGridLayout, QLabel, QVBoxLayout, QWidget

from swqt.engine import Standing
from swqt.gui.names import Names
from swqt.gui.panels.phase import SeatMark


class ResultDialog(QDialog):
    """The final standing, best first."""

    def __init__(self, standing: Sequence[Standing], names: Names, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Result"))
        winners = [names.seat(row.seat) for row in standing if row.place == 1]
        text = self.tr("{0} wins") if len(winners) == 1 else self.tr("{0} share the victory")
        heading = QLabel(text.format(names.listed(winners)))
        heading.setProperty("heading", True)
        grid = QGridLayout()
        grid.setHorizontalSpacing(18)
        grid.setVerticalSpacing(8)
        titles = (self.tr("Place"), "", self.tr("Player"), self.tr("Coins"), self.tr("Race tokens on the map"))
        for column, title in enumerate(titles):
            label = QLabel(title)
            label.setProperty("muted", True)
            grid.addWidget(label, 0, column)
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        for number, row in enumerate(standing, start=1):
            cells: list[tuple[QWidget, bool]] = [
                (QLabel(f"{row.place}."), True), (SeatMark(row.seat, 26), False), (QLabel(names.seat(row.seat)), False),
                (QLabel(str(row.coins)), True), (QLabel(str(row.tokens)), True),
            ]  # fmt: skip
            for column, (cell, figures) in enumerate(cells):
                if isinstance(cell, QLabel):
                    cell.setProperty("title", True)
                grid.addWidget(cell, number, column, right if figures else Qt.AlignmentFlag.AlignVCenter)
        about = QLabel(self.tr("Most coins win; a tie goes to the most Race tokens on the map (END-2, END-3)."))
        about.setProperty("muted", True)
        about.setWordWrap(True)
        buttons = QDialogButtonBox()
        self.again = buttons.addButton(self.tr("Play again"), QDialogButtonBox.ButtonRole.AcceptRole)
        self.again.setProperty("primary", True)
        buttons.addButton(self.tr("Look at the map"), QDialogButtonBox.ButtonRole.RejectRole)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        box = QVBoxLayout(self)
        box.setContentsMargins(24, 18, 24, 18)
        box.setSpacing(14)
        box.addWidget(heading)
        box.addLayout(grid)
        box.addWidget(about)
        box.addWidget(buttons)
