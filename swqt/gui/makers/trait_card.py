"""A race or power as a card, and the form for what is printed on it: names, tokens and picture.

A card explains its trait in any language; it is shown beside the form and in the dialog about an opened file.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from swqt.content import (
    Catalogue,
    ContentError,
    TraitEntry,
    composed,
    help_text,
    language,
    parts_of,
    read_picture,
)
from swqt.content.traits.pictures import PARTS, SIZES, picture_parts
from swqt.content.traits.reader import POWER_TOKENS, RACE_TOKENS, SUPPLY_MOST
from swqt.gui.makers.trait_draft import DraftCheck, TraitDraft, word_of
from swqt.gui.style.buttons import NumberBox, WheelGuard, push_button
from swqt.gui.style.cards import TallArea, paint_wood
from swqt.gui.style.layouts import FlowLayout, delete_widgets, plain_label, show_text
from swqt.gui.style.portraits import INK, crest, portrait
from swqt.gui.style.theme import scale_of
from swqt.gui.texts.i18n import language_name
from swqt.table import Library
from swqt.translation import languages, translation

_BANNER: Final = QSize(208, 104)
"""Size of the portrait at 100%; a crest is as high."""

NEW: Final = {"race": "new-race", "power": "new-power"}
"""The words for new traits in files, until they have a name."""

_MOST_LINES: Final = 6

_GROWTH: Final = 0.4
"""Growth of the portrait relative to the growth of the text."""

class BannerPicture(QWidget):
    """The portrait of a race, or the crest of a power."""

    def __init__(self) -> None:
        super().__init__()
        self._kind, self._name = "race", ""
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_trait(self, kind: str, name: str) -> None:
        """Show the picture of a trait, even if only its look has changed."""
        self._kind, self._name = kind, name
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        size = _BANNER * (1 + (scale_of(self.font()) - 1) * _GROWTH)
        return size if self._kind == "race" else QSize(size.height(), size.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        box, ratio = QRectF(self.rect()).adjusted(1, 1, -1, -1), self.devicePixelRatioF()
        frame = QPainterPath()
        frame.addRoundedRect(box, 8, 8)
        p.setClipPath(frame)
        if self._kind == "race":
            p.drawPixmap(self.rect(), portrait(self._name, self.size(), ratio))
        else:
            paint_wood(p, box, box.topLeft(), ratio)
            side = round(self.height() * 0.82)
            at = (self.height() - side) // 2
            p.drawPixmap(at, at, crest("power", self._name, side, ratio))
        p.setClipping(False)
        p.setPen(QPen(INK, 2))
        p.drawPath(frame)
        p.end()


class TraitCard(QFrame):
    """The card of one trait; its help can be read and copied in every language."""

    def __init__(self, lang: str) -> None:
        super().__init__()
        self.setProperty("card", True)
        self._entry: TraitEntry | None = None
        self._catalogue: Catalogue | None = None
        self.banner = BannerPicture()
        self.name = plain_label("", "title")
        self.name.setMinimumWidth(1)
        self.kind = plain_label("", "muted")
        self.kind.setMinimumWidth(1)
        self.lang = QComboBox()
        self.lang.setAccessibleName(self.tr("Language of the card"))
        for name, code in sorted((language_name(code), code) for code in languages()):
            self.lang.addItem(name, code)
        self.lang.setCurrentIndex(max(0, self.lang.findData(lang)))
        self.lang.currentIndexChanged.connect(self._say)
        self.said = plain_label()
        self.said.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.said.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self.said.setAccessibleName(self.tr("What it does"))
        side = QVBoxLayout()
        side.setSpacing(2)
        side.addWidget(self.name)
        side.addWidget(self.kind)
        side.addStretch(1)
        side.addWidget(self.lang, 0, Qt.AlignmentFlag.AlignLeft)
        head = QHBoxLayout()
        head.setSpacing(12)
        head.addWidget(self.banner)
        head.addLayout(side, 1)
        inner = QWidget()
        column = QVBoxLayout(inner)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.said)
        self.area = TallArea(inner)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(12, 10, 12, 10)
        whole.addLayout(head)
        whole.addWidget(self.area, 1)

    def show_entry(self, entry: TraitEntry, catalogue: Catalogue) -> None:
        """Show the trait of *entry*, which is in *catalogue*."""
        self._entry, self._catalogue = entry, catalogue
        self.banner.show_trait(entry.trait.kind, entry.trait.name)
        self._say()

    def _say(self) -> None:
        entry, catalogue, lang = self._entry, self._catalogue, self.lang.currentData()
        if entry is None or catalogue is None:
            return
        trait = entry.trait

        def _tr(context: str, source: str) -> str:
            """Return *source* in the language of the card, which may differ from that of the window."""
            return translation(lang).find(context, "", source) or source

        self.name.setText(catalogue.name(trait.name, lang))
        kind = _tr("TraitCard", "Race") if trait.kind == "race" else _tr("TraitCard", "Special power")
        tokens = language(lang).counted("tokens", trait.tokens)
        self.kind.setText(f"{kind} · {tokens}")
        lines = help_text(trait, lang)
        if entry.borrows:
            #: {0}: a race
            text = _tr("TraitCard", "Uses the tokens of {0}.")
            lines.insert(1, text.format(catalogue.name(entry.borrows, lang)))
        self.said.setText("\n".join(lines))
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Make room for the help text, up to ``_MOST_LINES`` lines; the rest is scrolled."""
        needed = self.said.heightForWidth(max(1, self.area.width()))
        self.area.setMinimumHeight(min(needed, _MOST_LINES * self.fontMetrics().lineSpacing()))


class AboutForm(QFrame):
    """The names, the world and the tokens of the trait."""

    def __init__(self, draft: TraitDraft, library: Library, lang: str) -> None:
        super().__init__()
        self.setProperty("card", True)
        self._draft, self._library, self._lang = draft, library, lang
        self.faults: dict[str, QLabel] = {}
        self.kind = self._combo(self.tr("Kind"), {"race": self.tr("Race"), "power": self.tr("Special power")})
        self.names = {code: QLineEdit() for code in (lang, *(code for code in languages() if code != lang))}
        self.word = QLineEdit()
        self.world = self._combo(
            self.tr("Made for"), {"surface": self.tr("Small World"), "underground": self.tr("Small World Underground")}
        )
        self.tokens, self.supply = NumberBox(0, 20), NumberBox(1, SUPPLY_MOST)
        self.source = self._combo(self.tr("Its tokens are"), {"": self.tr("its own, in all:")})
        self.more = QToolButton()
        self.more.setText(self.tr("In other languages…"))
        self.more.setProperty("bar", True)
        self.more.setCheckable(True)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(12, 10, 12, 10)
        self._grid.setColumnStretch(1, 1)
        self._row("kind", self.tr("Kind"), self.kind)
        self._row("names", self.tr("Name"), self.names[lang], self.more)
        self._others = QWidget()
        others = QGridLayout(self._others)
        others.setContentsMargins(12, 0, 0, 0)
        for row, (code, line) in enumerate(list(self.names.items())[1:]):
            others.addWidget(plain_label(language_name(code)), row, 0)
            others.addWidget(line, row, 1)
        self._grid.addWidget(self._others, self._grid.rowCount(), 0, 1, 3)
        self._others.hide()
        self._row("word", self.tr("Word in files"), self.word)
        self._row("world", self.tr("Made for"), self.world)
        self._row("tokens", self.tr("Tokens"), self.tokens)
        self._row("supply", self.tr("Its tokens are"), self.source, self.supply)
        for code, line in self.names.items():
            #: {0}: a language
            line.setAccessibleName(self.tr("Name in {0}").format(language_name(code)))
            line.setProperty("code", code)
            line.textEdited.connect(self._on_name)
        self.word.setAccessibleName(self.tr("Word in files"))
        self.word.setToolTip(self.tr("Game files call it so: small letters a to z and hyphens"))
        self.tokens.setAccessibleName(self.tr("Tokens"))
        self.supply.setAccessibleName(self.tr("Tokens of its own, in all"))
        for guarded in (self.kind, self.world, self.source, self.tokens, self.supply):
            WheelGuard(guarded)
        self.more.toggled.connect(self._others.setVisible)
        self.kind.activated.connect(self._on_kind)
        self.word.textEdited.connect(self._on_word)
        self.world.activated.connect(self._on_world)
        self.tokens.valueChanged.connect(self._on_tokens)
        self.source.activated.connect(self._on_source)
        self.supply.valueChanged.connect(self._on_supply)
        catalogue = library.catalogue
        races = [trait for trait in catalogue.traits if trait.kind == "race" and catalogue.is_official(trait.name)]
        for name, word in sorted((catalogue.name(trait.name, lang), trait.name) for trait in races):
            #: {0}: a race, which lends its tokens
            self.source.addItem(self.tr("those of {0}").format(name), word)

    def _combo(self, name: str, items: dict[str, str]) -> QComboBox:
        combo = QComboBox()
        combo.setAccessibleName(name)
        combo.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        combo.setMinimumContentsLength(12)
        for word, text in items.items():
            combo.addItem(text, word)
        return combo

    def _row(self, key: str, text: str, editor: QWidget, more: QWidget | None = None) -> None:
        row = self._grid.rowCount()
        label = plain_label(text, wraps=False)
        label.setBuddy(editor)
        label.setProperty("row", key)
        self._grid.addWidget(label, row, 0)
        self._grid.addWidget(editor, row, 1, 1, 1 if more else 2)
        if more is not None:
            self._grid.addWidget(more, row, 2)
        fault = self.faults[key] = plain_label("", "refusal")
        fault.hide()
        self._grid.addWidget(fault, row + 1, 1, 1, 2)

    def show_document(self) -> None:
        """Show the current values of the draft."""
        document = self._draft.document
        table, is_race = document.table, document.kind == "race"
        names = table.get("names")
        for part in (*self.names.values(), self.word, self.tokens, self.supply):
            part.blockSignals(True)
        self.kind.setCurrentIndex(self.kind.findData(document.kind))
        for code, line in self.names.items():
            text = str(names.get(code, "")) if isinstance(names, dict) else ""
            if line.text() != text:
                line.setText(text)
        if self.word.text() != document.name:
            self.word.setText(document.name)
        self.world.setCurrentIndex(max(0, self.world.findData(document.data.get("world", "surface"))))
        self.tokens.setRange(*(RACE_TOKENS if is_race else POWER_TOKENS))
        self.tokens.setValue(_number(table.get("tokens")))
        borrows = table.get("borrows", "")
        self.source.setCurrentIndex(max(0, self.source.findData(borrows)))
        self.supply.setValue(_number(table.get("supply")))
        self.supply.setVisible(not borrows and is_race)
        for label in self.findChildren(QLabel):
            if label.property("row") == "supply":
                label.setVisible(is_race)
        self.source.setVisible(is_race)
        for part in (*self.names.values(), self.word, self.tokens, self.supply):
            part.blockSignals(False)

    def fault_of(self, path: Sequence[object]) -> QLabel | None:
        """Return the label for a mistake at *path* in the trait."""
        key = str(path[0]) if path else "word"
        return self.faults.get({"borrows": "supply"}.get(key, key))

    def _on_name(self, text: str) -> None:
        code = str(self.sender().property("code"))
        draft = self._draft
        follows = not draft.stem and draft.document.name in (*NEW.values(), self._word_for(self._shown_name()))
        document = draft.document.with_value((*draft.document.place, "names", code), text or None)
        if not document.table.get("names", True):
            document = document.with_value((*document.place, "names"), None)
        if code == self._lang and follows and (word := self._word_for(text)):
            document = document.renamed(document.kind, word)
        draft.change(self.tr("Change the name"), document, key=f"name {code}")

    def _word_for(self, name: str) -> str:
        """Return the word of game files for a new trait with a shown *name*; "" if it has too few Latin letters."""
        return spare_name(word_of(name), self._library.catalogue)

    def _shown_name(self) -> str:
        names = self._draft.document.table.get("names")
        return str(names.get(self._lang, "")) if isinstance(names, dict) else ""

    def _on_word(self, text: str) -> None:
        document = self._draft.document
        self._draft.change(self.tr("Change the word"), document.renamed(document.kind, text), key="word")

    def _on_kind(self) -> None:
        kind, document = self.kind.currentData(), self._draft.document
        if kind == document.kind:
            return
        changed = document.renamed(kind, document.name)
        if kind == "power":
            changed = changed.with_value((*changed.place, "supply"), None)
            changed = changed.with_value((*changed.place, "borrows"), None)
            changed = changed.with_value((*changed.place, "tokens"), min(_number(changed.table.get("tokens")), 5))
        else:
            changed = changed.with_value((*changed.place, "tokens"), max(_number(changed.table.get("tokens")), 1))
            changed = changed.with_value((*changed.place, "borrows"), "halflings")
        self._draft.change(self.tr("Change the kind"), changed)
        self._draft.set_picture(self.tr("Change the kind"), "")

    def _on_world(self) -> None:
        world = self.world.currentData()
        self._draft.set_value(self.tr("Change the world"), ("world",), world if world != "surface" else None)

    def _on_tokens(self, number: int) -> None:
        self._draft.set_value(self.tr("Change the tokens"), ("tokens",), number)

    def _on_supply(self, number: int) -> None:
        self._draft.set_value(self.tr("Change the tokens"), ("supply",), number)

    def _on_source(self) -> None:
        document, borrows = self._draft.document, self.source.currentData()
        changed = document.with_value((*document.place, "borrows"), borrows or None)
        supply = None if borrows else min(SUPPLY_MOST, 2 * _number(document.table.get("tokens")) + 2)
        if borrows or "supply" not in document.table:
            changed = changed.with_value((*changed.place, "supply"), supply)
        self._draft.change(self.tr("Change the tokens"), changed)


def _number(value: object) -> int:
    return value if isinstance(value, int) else 0


class PicturePanel(QFrame):
    """The picture of the trait: composed of parts, from an SVG file, or none."""

    def __init__(self, draft: TraitDraft, lang: str) -> None:
        super().__init__()
        self.setProperty("card", True)
        self._draft, self._lang = draft, lang
        self._kind = ""
        self.boxes: dict[str, NumberBox] = {}
        self.fault = plain_label("", "refusal")
        self.fault.hide()
        self.note = plain_label("", "muted")
        self.file = push_button(self.tr("From an SVG &file…"), self.ask_file)
        self.none = push_button(self.tr("No &picture"), self._on_none)
        self.another = push_button(self.tr("Anothe&r one"), self._on_another, tip=self.tr("Put other parts together"))
        self._count = 0
        self._parts = QWidget()
        self._flow = FlowLayout(self._parts)
        buttons = FlowLayout()
        for button in (self.another, self.file, self.none):
            buttons.addWidget(button)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(12, 8, 12, 10)
        whole.addWidget(plain_label(self.tr("Picture"), "title"))
        whole.addWidget(self._parts)
        whole.addWidget(self.note)
        whole.addLayout(buttons)
        whole.addWidget(self.fault)

    def show_picture(self) -> None:
        """Show the parts of the draft's picture."""
        kind, picture = self._draft.document.kind, self._draft.picture
        if kind not in PARTS:
            return
        if kind != self._kind:
            self._make(kind)
        chosen = parts_of(picture)
        for part, box in self.boxes.items():
            names = list(picture_parts()[part])
            box.blockSignals(True)
            box.setValue(names.index(chosen[part]) + 1 if chosen.get(part) in names else 1)
            box.blockSignals(False)
        self.none.setEnabled(bool(picture))
        show_text(self.note, self.tr("The picture is from a file.") if picture and not chosen else "")

    def ask_file(self) -> None:
        """Ask for an SVG file, and show what is wrong with it if it can't be used."""
        width, height = SIZES[self._draft.document.kind]
        title = self.tr("Choose an SVG picture of {0} × {1}").format(width, height)
        path, _ = QFileDialog.getOpenFileName(self, title, "", self.tr("Pictures (*.svg)"))
        if path:
            self.take(Path(path))

    def take(self, path: Path) -> None:
        """Use the picture in the file *path*, unless there is a mistake in it."""
        try:
            picture = read_picture(path, self._draft.document.kind)
        except ContentError as error:
            self.fault.setText(error.told(self._lang))
            self.fault.show()
        else:
            self._draft.set_picture(self.tr("Change the picture"), picture)

    def _make(self, kind: str) -> None:
        """Create a number box for each part of a picture of *kind*."""
        self._kind = kind
        delete_widgets(self._flow)
        self.boxes = {}
        words = {
            "head": self.tr("Head"), "ears": self.tr("Ears"), "hat": self.tr("Hair or hat"), "skin": self.tr("Skin"),
            "cloth": self.tr("Colour"), "scene": self.tr("Landscape"), "emblem": self.tr("Emblem"),
            "sign": self.tr("Colour of the emblem"), "shield": self.tr("Shape"),
        }  # fmt: skip
        for part in PARTS[kind]:
            box = self.boxes[part] = NumberBox(1, len(picture_parts()[part]))
            box.setWrapping(True)
            box.setAccessibleName(words[part])
            box.valueChanged.connect(self._on_parts)
            WheelGuard(box)
            pair = QWidget()
            row = QHBoxLayout(pair)
            row.setContentsMargins(0, 0, 6, 0)
            row.addWidget(plain_label(words[part], wraps=False))
            row.addWidget(box)
            self._flow.addWidget(pair)

    def _on_parts(self) -> None:
        self._compose({part: box.value() - 1 for part, box in self.boxes.items()}, key="parts")

    def _on_another(self) -> None:
        """Compose other parts; the sequence of pictures is always the same."""
        self._count += 1
        pick = Random(f"{self._kind} {self._count}")
        self._compose({part: pick.randrange(box.maximum()) for part, box in self.boxes.items()})

    def _compose(self, numbers: dict[str, int], key: str = "") -> None:
        chosen = {part: list(picture_parts()[part])[number] for part, number in numbers.items()}
        self._draft.set_picture(self.tr("Change the picture"), composed(self._kind, chosen), key=key)

    def _on_none(self) -> None:
        self._draft.set_picture(self.tr("Remove the picture"), "")


class ArrivalDialog(QDialog):
    """Shows the race or power of a file that was opened, and asks what to do with it.

    *taken* means that there is a trait of that name already: it is replaced only if the player chooses so.
    """

    KEEP, ANOTHER, EDIT = 2, 3, 4
    """Results: keep it (in place of the own one), keep it under another name, look at it in the form."""

    def __init__(
        self, entry: TraitEntry, catalogue: Catalogue, lang: str, parent: QWidget, *, taken: bool, spare: str
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("A race or power from a file"))
        card = TraitCard(lang)
        card.show_entry(entry, catalogue)
        card.setMinimumSize(420, 260)
        name = catalogue.name(entry.trait.name, lang)
        if taken:
            #: {0}: a race or power
            question = self.tr("You already have {0}, and the two differ. Which ones do you want?").format(name)
        else:
            question = self.tr("The file has no mistakes. Keep {0} among your own races and powers?").format(name)
        buttons = QDialogButtonBox()
        keep = buttons.addButton(
            self.tr("&Replace mine") if taken else self.tr("&Keep"), QDialogButtonBox.ButtonRole.YesRole
        )
        another = buttons.addButton(
            #: {0}: the word for a race or power in game files
            self.tr("Keep both: call it &{0}").format(spare), QDialogButtonBox.ButtonRole.YesRole
        )
        another.setVisible(taken)
        edit = buttons.addButton(self.tr("&Look at it in the form"), QDialogButtonBox.ButtonRole.ActionRole)
        cancel = buttons.addButton(QDialogButtonBox.StandardButton.Cancel)
        for button, result in ((keep, self.KEEP), (another, self.ANOTHER), (edit, self.EDIT)):
            button.setProperty("result", result)
        (cancel if taken else keep).setDefault(True)
        buttons.clicked.connect(self._on_clicked)
        whole = QVBoxLayout(self)
        whole.addWidget(card, 1)
        whole.addWidget(plain_label(question))
        whole.addWidget(buttons)

    def _on_clicked(self, button: QAbstractButton) -> None:
        self.done(button.property("result") or QDialog.DialogCode.Rejected)


def with_name(check: DraftCheck, lang: str) -> DraftCheck:
    """Return *check* with a name in the language *lang* for a new trait that the player has not named yet."""
    entry = check.entries[0] if check.entries else None
    if entry is None or entry.names or entry.trait.name not in NEW.values():
        return check
    translate = QCoreApplication.translate
    name = translate("TraitCard", "New Race") if entry.trait.kind == "race" else translate("TraitCard", "New Power")
    return check._replace(entries=(entry._replace(names={lang: name}), *check.entries[1:]))


def spare_name(name: str, catalogue: Catalogue) -> str:
    """Return *name*, or if a trait of *catalogue* has it, a name derived from it that none has."""
    taken = {trait.name for trait in catalogue.traits}
    if name not in taken:
        return name
    stem = name[:18].rstrip("-")
    words = ("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
    return next((spare for word in words if (spare := f"{stem}-{word}") not in taken), f"{stem[:12]}-another")


