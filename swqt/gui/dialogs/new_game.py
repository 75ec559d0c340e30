"""Who plays, on which board, by which house rules."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QGridLayout,
    QGroupBox,
    QLabel,
    QLineEdit,
    QScrollArea,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from swqt.engine import OPTION_VALUES, Options
from swqt.gui.panels.phase import SeatMark
from swqt.table import HUMAN, KINDS, Library, Setup, SetupError

MOST: Final = 5
LEAST: Final = 2
_OFFERED: Final = ("first_player", "sorcerer_vs_elf", "bivouac_moves", "sorcerer_empty_hand")


class NewGameDialog(QDialog):
    """Gathers a Setup; ``setup`` is valid once the dialog is accepted."""

    def __init__(self, library: Library, last: dict[str, Any], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("New game"))
        self._library = library
        self._boards = tuple(library.boards())
        self._last = last
        self.setup: Setup | None = None
        self.players = QSpinBox()
        self.players.setRange(LEAST, MOST)
        self.players.setAccessibleName(self.tr("Number of players"))
        self.names: list[QLineEdit] = []
        self.kinds: list[QComboBox] = []
        self.board = QComboBox()
        self.options: dict[str, QComboBox] = {}
        self.problem = QLabel()
        self.problem.setProperty("refusal", True)
        self.problem.setWordWrap(True)
        heading = QLabel(self.tr("New game"))
        heading.setProperty("heading", True)
        content = QWidget()
        box = QVBoxLayout(content)
        box.setSpacing(12)
        box.addWidget(heading)
        box.addWidget(self._seats_box())
        box.addWidget(self._board_box())
        box.addWidget(self._options_box())
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setWidget(content)
        self.buttons = QDialogButtonBox()
        self.buttons.addButton(self.tr("Cancel"), QDialogButtonBox.ButtonRole.RejectRole)
        self.start = self.buttons.addButton(self.tr("Start"), QDialogButtonBox.ButtonRole.AcceptRole)
        self.start.setProperty("primary", True)
        self.start.setDefault(True)
        self.buttons.accepted.connect(self._start)
        self.buttons.rejected.connect(self.reject)
        whole = QVBoxLayout(self)
        whole.addWidget(scroll, 1)
        whole.addWidget(self.problem)
        whole.addWidget(self.buttons)
        self.problem.hide()
        self.players.valueChanged.connect(self._show_players)
        self._restore()
        wanted = content.sizeHint() + QSize(48, self.buttons.sizeHint().height() + 48)
        self.resize(wanted.boundedTo(self.screen().availableSize() * 0.88))

    def _seats_box(self) -> QGroupBox:
        group = QGroupBox(self.tr("Players, clockwise"))
        grid = QGridLayout(group)
        count = QLabel(self.tr("&Players:"))
        count.setBuddy(self.players)
        grid.addWidget(count, 0, 1)
        grid.addWidget(self.players, 0, 2, Qt.AlignmentFlag.AlignLeft)
        for seat in range(MOST):
            name = QLineEdit(self.tr("Player {0}").format(seat + 1))
            name.setMaxLength(32)
            name.setAccessibleName(self.tr("Name of player {0}").format(seat + 1))
            kind = QComboBox()
            for value in KINDS:
                kind.addItem(self._kind_text(value), value)
            kind.setAccessibleName(self.tr("Who plays for player {0}").format(seat + 1))
            grid.addWidget(SeatMark(seat), seat + 1, 0)
            grid.addWidget(name, seat + 1, 1)
            grid.addWidget(kind, seat + 1, 2)
            self.names.append(name)
            self.kinds.append(kind)
        grid.setColumnStretch(1, 1)
        return group

    def _kind_text(self, kind: str) -> str:
        known = {HUMAN: self.tr("Person"), "bot:random": self.tr("Bot: plays at random")}
        return known.get(kind, kind)

    def _board_box(self) -> QGroupBox:
        group = QGroupBox(self.tr("Board"))
        form = QFormLayout(group)
        self.board.setAccessibleName(self.tr("Board"))
        form.addRow(self.tr("&Board:"), self.board)
        return group

    def _options_box(self) -> QGroupBox:
        group = QGroupBox(self.tr("House rules"))
        form = QFormLayout(group)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        for option in _OFFERED:
            title, tip, texts = self._option_texts(option)
            choice = QComboBox()
            for value in OPTION_VALUES[option]:
                choice.addItem(texts[value], value)
            choice.setToolTip(tip)
            choice.setAccessibleName(title)
            choice.setAccessibleDescription(tip)
            form.addRow(title, choice)
            about = QLabel(tip)
            about.setProperty("muted", True)
            about.setWordWrap(True)
            form.addRow(about)
            self.options[option] = choice
        return group

    def _option_texts(self, option: str) -> tuple[str, str, dict[str, str]]:
        """Return the title of an option, what it is about, and what each value means."""
        return {
            "first_player": (
                self.tr("First player"),
                self.tr("Who begins, and sits in the first seat with the first colour (VARIANT-5)."),
                {"random": self.tr("drawn by lot"), "host": self.tr("the first in the list")},
            ),
            "sorcerer_vs_elf": (
                self.tr("A replaced Elf"),
                self.tr("Whether Elves lose a token that Sorcerers replace (VARIANT-1)."),
                {"lost": self.tr("is lost"), "kept": self.tr("is kept")},
            ),
            "bivouac_moves": (
                self.tr("Encampments that may move"),
                self.tr("How many standing Encampments may be moved each turn (VARIANT-2)."),
                {"all": self.tr("all"), "one": self.tr("one")},
            ),
            "sorcerer_empty_hand": (
                self.tr("Sorcerers with an empty hand"),
                self.tr("Whether they may still replace a token (VARIANT-6)."),
                {"no": self.tr("may not replace"), "yes": self.tr("may replace")},
            ),
        }[option]  # fmt: skip

    def _restore(self) -> None:
        """Offer what was played last."""
        names, kinds = self._last.get("names"), self._last.get("kinds")
        if isinstance(names, list) and isinstance(kinds, list) and LEAST <= len(names) <= MOST:
            for seat, (name, kind) in enumerate(zip(names, kinds, strict=False)):
                self.names[seat].setText(str(name))
                self.kinds[seat].setCurrentIndex(max(0, self.kinds[seat].findData(kind)))
            self.players.setValue(len(names))
        else:
            self.kinds[1].setCurrentIndex(max(0, self.kinds[1].findData("bot:random")))
        options = self._last.get("options")
        if isinstance(options, dict):
            for option, choice in self.options.items():
                choice.setCurrentIndex(max(0, choice.findData(options.get(option))))
        self._show_players(self.players.value())
        found = self.board.findData(self._last.get("board"))
        if found >= 0:
            self.board.setCurrentIndex(found)

    def _show_players(self, count: int) -> None:
        """Show *count* seats and the boards for so many."""
        for seat, (name, kind) in enumerate(zip(self.names, self.kinds, strict=True)):
            name.setEnabled(seat < count)
            kind.setEnabled(seat < count)
        self.board.clear()
        for board, _ in self._boards:
            if board.players == count:
                text = self.tr("{0}: {1} regions, {2} rounds").format(board.name, len(board.codes), board.rounds)
                self.board.addItem(text, board.id)
        self.start.setEnabled(self.board.count() > 0)

    def gathered(self) -> Setup:
        """Return what is chosen now."""
        count = self.players.value()
        values = {option: str(choice.currentData()) for option, choice in self.options.items()}
        return Setup(
            tuple(name.text().strip() for name in self.names[:count]),
            tuple(str(kind.currentData()) for kind in self.kinds[:count]),
            str(self.board.currentData()),
            options=Options(**values),
        )

    def remembered(self) -> dict[str, Any]:
        """Return what is chosen now in the form of the settings."""
        setup = self.gathered()
        return {
            "names": list(setup.names),
            "kinds": list(setup.kinds),
            "board": setup.board,
            "options": {option: getattr(setup.options, option) for option in _OFFERED},
        }

    def show_problem(self, text: str) -> None:
        """Say why this game cannot be started."""
        self.problem.setText(text)
        self.problem.show()

    def _start(self) -> None:
        setup = self.gathered()
        try:
            setup.check(self._library)
        except SetupError as error:
            self.show_problem(str(error))
            return
        self.setup = setup
        self.accept()

