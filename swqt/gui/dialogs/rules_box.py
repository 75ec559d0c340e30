"""House rules: what is told of coins, and every option of the rules, with a line on what it is about."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QFormLayout, QLabel, QWidget

from swqt.engine import OPTION_VALUES, Options
from swqt.table import HIDDEN, OPEN, TOLD


class RulesBox(QWidget):
    """One choice for each option; the first value is what the rules say."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.choices: dict[str, QComboBox] = {}
        form = QFormLayout(self)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.FieldsStayAtSizeHint)
        form.setVerticalSpacing(4)
        title = self.tr("Coins")
        about = self.tr("What the table tells of coins. At a real one everybody sees what a turn pays, but the coins in"
                        " hand are not shown until the end.")  # fmt: skip
        self.coins = self._add(form, title, about, {
            TOLD: self.tr("gains are told, totals are not"), OPEN: self.tr("open"), HIDDEN: self.tr("hidden"),
        })  # fmt: skip
        for option, (title, about, texts) in self._texts().items():
            in_order = {value: texts[value] for value in OPTION_VALUES[option]}
            self.choices[option] = self._add(form, title, about, in_order)

    def _add(self, form: QFormLayout, title: str, about: str, texts: dict[str, str]) -> QComboBox:
        """Add to *form* a choice between *texts*, by the values they stand for, and a line on what it is about."""
        choice = QComboBox()
        for value, text in texts.items():
            choice.addItem(text, value)
        choice.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        choice.setMinimumContentsLength(24)
        choice.setToolTip(about)
        choice.setAccessibleName(title)
        choice.setAccessibleDescription(about)
        choice.currentIndexChanged.connect(self.changed)
        line = QLabel(about)
        line.setProperty("muted", True)
        line.setWordWrap(True)
        line.setContentsMargins(0, 0, 0, 8)
        form.addRow(title, choice)
        form.addRow(line)
        return choice

    def options(self) -> Options:
        """Return what is chosen."""
        return Options(**{option: str(choice.currentData()) for option, choice in self.choices.items()})

    def secrecy(self) -> str:
        """Return what is chosen for coins."""
        return str(self.coins.currentData())

    def restore_secrecy(self, last: object) -> None:
        """Choose for coins as in the *last* game; what is told at a real table, if there was none."""
        self.coins.setCurrentIndex(max(0, self.coins.findData(last)))

    def restore(self, last: object) -> None:
        """Choose as in the *last* game."""
        if isinstance(last, dict):
            for option, choice in self.choices.items():
                choice.setCurrentIndex(max(0, choice.findData(last.get(option))))

    def _texts(self) -> dict[str, tuple[str, str, dict[str, str]]]:
        """Return the title of each option, what it is about, and what each value means."""
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
            "mix_incompatible": (
                self.tr("What is of no use on the board"),
                self.tr("Races and powers that make no sense there are taken out before the game, or when they turn up"
                        " (VARIANT-3)."),
                {"remove": self.tr("is taken out before"), "discard": self.tr("is discarded when it turns up")},
            ),
            "flames_entry": (
                self.tr("Flames enter"),
                self.tr("Where Flames without a region come onto the map (VARIANT-4)."),
                {"edge": self.tr("at the edge, like everybody"), "volcano": self.tr("beside their Volcano only")},
            ),
            "sorcerer_empty_hand": (
                self.tr("Sorcerers with an empty hand"),
                self.tr("Whether they may still replace a token (VARIANT-6)."),
                {"no": self.tr("may not replace"), "yes": self.tr("may replace")},
            ),
        }  # fmt: skip
