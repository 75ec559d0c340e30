"""The form for effects, generated from the verbs' declarations: an editor for each field, and nested conditions."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields as dataclass_fields
from typing import Any, Final

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLayout,
    QLineEdit,
    QMenu,
    QPushButton,
    QSizePolicy,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from swqt.content import Catalogue, Language
from swqt.content.help.trait_help import effect_text, region_text
from swqt.content.traits.conversion import FieldShape, TomlTable
from swqt.content.traits.effect_checks import MOST_NESTED
from swqt.content.traits.effect_reader import where_of
from swqt.content.traits.effect_schema import EffectTable, effect_type, fields_of
from swqt.content.traits.template import EffectExample, effect_examples, first_value
from swqt.content.traits.trait_document import toml_value
from swqt.engine import Effect, Where
from swqt.gui.makers.trait_draft import DraftCheck, DraftProblem, TraitDraft
from swqt.gui.style.buttons import NumberBox, SignButton, WheelGuard, push_button
from swqt.gui.style.layouts import FlowLayout, plain_label, show_text
from swqt.gui.style.theme import scale_of, text_font

_USUAL: Final = ("amount", "per", "where", "when", "piece", "count", "at", "keep")
"""Fields that are always shown; the others appear once they are added."""

_DEFAULTS: Final = {field.name: field.default for field in dataclass_fields(Effect)}
_TABLE_OF: Final = {"terrain": "terrain", "mark": "mark"}
_LONGEST: Final = 84
"""Maximum length of a menu line with an example, in characters."""

Path = tuple[str, ...]
"""The keys that lead to a field of an effect."""

Regions = Callable[[Where], int | None]
"""Returns how many regions on the map meet conditions; None without a map, or if they are not about regions."""


def title_of(sentence: str) -> tuple[str, str]:
    """Return the title and the rest of the *sentence* about a verb."""
    title, _, rest = sentence.partition(":")
    return title.strip(), rest.strip()


def verb_sentence(words: Language, verb: str, clause: str) -> str:
    """Return the sentence about *verb* or, if that is "clause", about *clause*."""
    table, key = ("clause", clause) if verb == "clause" else ("verb", verb)
    return words.find(table, key) or key


def field_text(words: Language, field: str, tag: str) -> str:
    """Return the display name of *field* in the effect *tag* or, if *tag* is empty, in a condition."""
    return words.find("field", f"{tag}.{field}") or words.find("field" if tag else "condition", field) or field


def choice_text(words: Language, field: str, value: str, tag: str = "") -> str:
    """Return the display name of *value* of *field* in the effect *tag* or, if *tag* is empty, in a condition."""
    if field in _TABLE_OF:
        return words.find(_TABLE_OF[field], value) or value.title()
    if field in ("piece", "terrain_of"):
        forms = words.piece(value)
        return forms["name"] if forms else words.find("trait", value) or value.title()
    return words.find("choice", f"{tag}.{field}.{value}") or words.find("choice", f"{field}.{value}") or value


class FieldEditor(QWidget):
    """Edits one field or condition; ``edited`` carries its *path* and its new value, None for the default."""

    edited = Signal(object, object)

    def __init__(self, field: FieldShape, path: Path, words: Language, label: str, tag: str) -> None:
        super().__init__()
        self.field, self._tag = field, tag
        self._path = path
        self._condition = condition = len(path) > 1
        self._row: QLayout = FlowLayout(self) if field.is_list else QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._boxes: list[QCheckBox] = []
        self.combo: QComboBox | None = None
        self.number: NumberBox | None = None
        self.line: QLineEdit | None = None
        if field.is_list:
            self._add_boxes([(word, choice_text(words, field.name, word, tag)) for word in field.words])
        elif field.words or (condition and not field.numbers):
            self._add_combo(words)
        elif field.numbers:
            self.number = self._added(NumberBox(*field.numbers))
            self.number.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
            self._row.setAlignment(self.number, Qt.AlignmentFlag.AlignLeft)
            self.number.valueChanged.connect(self._on_number)
        elif field.is_free:
            self.line = self._added(QLineEdit())
            self.line.textEdited.connect(self._on_text)
        else:
            self._add_boxes([("", label)])
        self.setFocusProxy(self.stops()[0])
        for stop in self.stops():
            stop.setAccessibleName(stop.text() if isinstance(stop, QCheckBox) else label)
            WheelGuard(stop)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def stops(self) -> list[QWidget]:
        """Return the widgets that take the keyboard focus."""
        return [each for each in (self.combo, self.number, self.line, *self._boxes) if each is not None]

    def show_value(self, value: object) -> None:
        """Show *value*; None shows the default."""
        shown = _DEFAULTS.get(self.field.name) if value is None and not self._condition else value
        for stop in self.stops():
            stop.blockSignals(True)
        if self.combo is not None:
            self.combo.setCurrentIndex(max(0, self.combo.findData(shown)))
        elif self.number is not None:
            self.number.setValue(shown if isinstance(shown, int) else 0)
        elif self.line is not None:
            if self.line.text() != str(shown or ""):
                self.line.setText(str(shown or ""))
        elif self.field.is_list:
            listed = shown if isinstance(shown, list | tuple) else ()
            for box in self._boxes:
                box.setChecked(box.property("word") in listed)
        else:
            self._boxes[0].setChecked(shown is True)
        for stop in self.stops():
            stop.blockSignals(False)

    def _added(self, widget: Any) -> Any:
        self._row.addWidget(widget)
        return widget

    def _add_combo(self, words: Language) -> None:
        field = self.field
        combo = self.combo = QComboBox()
        combo.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        combo.setMinimumContentsLength(11)
        combo.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        if not field.words:
            #: Something is so
            texts = {True: self.tr("yes")}
            #: Something is not so
            texts[False] = self.tr("no")
            for value, text in texts.items():
                combo.addItem(text, value)
        elif not field.required and not self._condition and _DEFAULTS.get(field.name) not in field.words:
            combo.addItem("–")
        for word in field.words:
            combo.addItem(choice_text(words, field.name, word, self._tag), word)
        combo.currentIndexChanged.connect(self._on_chosen)
        self._row.addWidget(combo)

    def _add_boxes(self, choices: Sequence[tuple[str, str]]) -> None:
        for word, text in choices:
            box = QCheckBox(text)
            box.setProperty("word", word)
            box.toggled.connect(self._on_toggled)
            self._boxes.append(self._added(box))

    def _on_chosen(self, _: int) -> None:
        assert self.combo is not None
        self.edited.emit(self._path, self.combo.currentData())

    def _on_number(self, number: int) -> None:
        self.edited.emit(self._path, number)

    def _on_text(self, text: str) -> None:
        self.edited.emit(self._path, text or None)

    def _on_toggled(self, on: bool) -> None:
        chosen = [box.property("word") for box in self._boxes if box.isChecked()]
        self.edited.emit(self._path, (chosen if self.field.is_list else on) or None)


class FieldsGrid(QWidget):
    """Editors of the shown fields of *table*, which is at *path* in the effect, and a menu of fields to add.

    ``edited`` carries the path of a field, and its new value or None.
    """

    edited = Signal(object, object)

    def __init__(
        self, table: type[TomlTable], values: Mapping[str, object], path: Path, words: Language, regions: Regions
    ) -> None:
        super().__init__()
        self.table, self.path = table, path
        self._words, self._regions = words, regions
        self.editors: dict[str, FieldEditor] = {}
        self.inner: dict[str, FieldsGrid] = {}
        self.faults: dict[str, QLabel] = {}
        self.is_condition = bool(path)
        self._tag = "" if path else str(table.__struct_config__.tag)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(12 if self.is_condition else 0, 0, 0, 0)
        self._grid.setColumnStretch(0, 2)
        self._grid.setColumnStretch(1, 3)
        self._grid.setHorizontalSpacing(8)
        self._grid.setVerticalSpacing(4)
        said = ("verb", "clause")
        shapes = {field.name: field for field in fields_of(table) if field.name not in said}
        for field in shapes.values():
            if field.name in values or (not self.is_condition and (field.required or field.name in _USUAL)):
                self._add(field, values)
        self._rest = [
            field for field in shapes.values()
            if field.name not in self.faults and field.name != "rule"
            and (field.table is None or len(path) < MOST_NESTED)
        ]  # fmt: skip
        self.more = self._menu_button() if self._rest else None

    def show_values(self, values: Mapping[str, object]) -> None:
        """Show *values*, which have the same keys as before."""
        for name, editor in self.editors.items():
            editor.show_value(values.get(name))
        for name, grid in self.inner.items():
            inner = values.get(name)
            grid.show_values(inner if isinstance(inner, Mapping) else {})

    def fault_label(self, path: Sequence[object]) -> QLabel | None:
        """Return the label below the field at *path* or its nearest enclosing field; None if there is neither."""
        if not path or str(path[0]) not in self.faults:
            return None
        name = str(path[0])
        deeper = self.inner[name].fault_label(path[1:]) if name in self.inner else None
        return deeper or self.faults[name]

    def _add(self, field: FieldShape, values: Mapping[str, object]) -> None:
        words, name, row = self._words, field.name, self._grid.rowCount()
        text = field_text(words, name, self._tag)
        is_flag = not (field.words or field.numbers or field.is_free or field.table or self.is_condition)
        label = plain_label(text[:1].upper() + text[1:])
        label.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        label.setMinimumWidth(1)
        label.setToolTip(name)    # its name in files and error messages
        fault = self.faults[name] = plain_label("", "refusal")
        fault.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        fault.hide()
        if field.table is not None:
            label.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
            inner = values.get(name)
            given = inner if isinstance(inner, Mapping) else {}
            grid = self.inner[name] = FieldsGrid(field.table, given, (*self.path, name), words, self._regions)
            grid.edited.connect(self.edited)
            self._grid.addWidget(label, row, 0, 1, 2)
            self._grid.addWidget(grid, row + 1, 0, 1, 2)
            row += 1
        else:
            editor = self.editors[name] = FieldEditor(field, (*self.path, name), words, text, self._tag)
            editor.show_value(values.get(name))
            editor.edited.connect(self.edited)
            if is_flag:
                self._grid.addWidget(editor, row, 0, 1, 2)
            else:
                self._grid.addWidget(label, row, 0)
                self._grid.addWidget(editor, row, 1)
        if name in values and not field.required and (self.is_condition or name not in _USUAL):
            self._grid.addWidget(self._remover(name, text), row - (field.table is not None), 2)
        self._grid.addWidget(fault, row + 1, 0, 1, 3)

    def _remover(self, name: str, text: str) -> SignButton:
        #: {0}: a field or condition of the form
        button = SignButton("remove", self.tr("Remove: {0}").format(text), (*self.path, name))
        button.asked.connect(self._on_remove)
        return button

    def _on_remove(self, path: Path) -> None:
        self.edited.emit(path, None)

    def _menu_button(self) -> QPushButton:
        button = push_button(self.tr("Add a condition") if self.is_condition else self.tr("Add a detail"), look="slim")
        button.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        menu = QMenu(button)
        menu.setToolTipsVisible(True)
        menu.aboutToShow.connect(self._fill)
        menu.triggered.connect(self._on_add)
        button.setMenu(menu)
        self._menu = menu
        self._grid.addWidget(button, self._grid.rowCount(), 0, 1, 3)
        return button

    def _fill(self) -> None:
        """List the fields to add; conditions with an example and the number of their regions on the map now."""
        self._menu.clear()
        for field in self._rest:
            text = field_text(self._words, field.name, self._tag)
            action = self._menu.addAction(text[:1].upper() + text[1:])
            action.setData(field.name)
            where = where_of({field.name: first_value(field)}) if self.is_condition else ()
            if example := region_text(where, self._words) if where else "":
                count = self._regions(where)
                on_map = "" if count is None else " – " + self.tr("%n region(s) on this map now", "", count)
                action.setToolTip(f"{example[:1].upper()}{example[1:]}{on_map}")
                if len(text + example) <= _LONGEST:
                    action.setText(f"{action.text()} – {example}" + ("" if count is None else f" ({count})"))

    def _on_add(self, action: QAction) -> None:
        """Add the field that was chosen, with a first value."""
        field = next(field for field in self._rest if field.name == action.data())
        self.edited.emit((*self.path, field.name), first_value(field))


def shape_key(table: Mapping[str, object]) -> str:
    """Return what decides which editors a table needs: its keys, and its verb, clause and moment."""
    parts = [
        f"{key}({shape_key(value)})" if isinstance(value, Mapping) else
        f"{key}={value}" if key in ("verb", "clause", "at") else key
        for key, value in sorted(table.items())
    ]  # fmt: skip
    return " ".join(parts)


class EffectCard(QFrame):
    """One effect of the trait: its title, what it does in words, its fields, and their mistakes."""

    changed = Signal(int, object, object)
    """The number of the effect, the path of a field in it, and its new value."""

    removed = Signal(int)
    moved = Signal(int, int)
    pointed = Signal(int)
    """The number of the effect in which a widget got the keyboard focus."""

    def __init__(
        self, kind: str, number: int, effect: Mapping[str, object], words: Language, regions: Regions
    ) -> None:
        super().__init__()
        self.number, self.key = number, f"{kind} {shape_key(effect)}"
        self.setProperty("card", True)
        verb, clause = str(effect.get("verb", "")), str(effect.get("clause", ""))
        title, about = title_of(verb_sentence(words, verb, clause))
        declared = effect_type(kind, effect)
        self.title = plain_label(title, "title")
        self.title.setMinimumWidth(1)
        self.title.setToolTip(clause or verb)
        self.about = plain_label(about[:1].upper() + about[1:], "muted")
        self.said = plain_label()
        self.said.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.fault = plain_label("", "refusal")
        self.fault.hide()
        head = QHBoxLayout()
        head.addWidget(self.title, 1)
        for sign, name, by in (
            #: {0}: an ability of the form
            ("up", self.tr("Move up: {0}"), -1), ("down", self.tr("Move down: {0}"), 1),
            ("remove", self.tr("Remove: {0}"), 0),
        ):  # fmt: skip
            button = SignButton(sign, name.format(title), by)
            button.asked.connect(self._on_asked)
            head.addWidget(button)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(12, 8, 12, 10)
        whole.setSpacing(5)
        whole.addLayout(head)
        for part in (self.about, self.said, self.fault):
            whole.addWidget(part)
        self.grid: FieldsGrid | None = None
        if declared is not None and issubclass(declared, EffectTable):
            self.grid = FieldsGrid(declared, effect, (), words, regions)
            self.grid.edited.connect(self._on_edited)
            whole.addWidget(self.grid)
            odd = {key: effect[key] for key in effect if key not in declared.__struct_fields__ and key != "clause"}
            odd.pop("verb", None)
        else:
            odd = dict(effect)
        if odd:
            #: {0}: a part of a file
            text = self.tr("The form can't show this part of the file. It stays as it is: {0}")
            whole.addWidget(plain_label(text.format(toml_value(odd)), "muted"))
        self.setAccessibleName(title)
        self.setFocusProxy(next(iter(self.findChildren(SignButton))))
        for widget in self.findChildren(QWidget):
            if widget.focusPolicy() != Qt.FocusPolicy.NoFocus:
                widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.FocusIn:
            self.pointed.emit(self.number)
        return False

    def show_effect(self, effect: Mapping[str, object]) -> None:
        """Show the values of *effect*, which has the same shape as before."""
        if self.grid is not None:
            self.grid.show_values(effect)

    def show_problems(self, problems: Sequence[DraftProblem]) -> None:
        """Show *problems* beside their fields; their paths are relative to the effect."""
        found: dict[QLabel, list[str]] = {}
        for path, message in problems:
            label = self.grid.fault_label(path) if self.grid is not None else None
            found.setdefault(label or self.fault, []).append(message)
        labels = [self.fault, *(_labels(self.grid) if self.grid is not None else ())]
        for label in labels:
            show_text(label, "\n".join(found.get(label, ())))
            label.setVisible(label in found)

    def _on_asked(self, by: int) -> None:
        if by:
            self.moved.emit(self.number, by)
        else:
            self.removed.emit(self.number)

    def _on_edited(self, path: Path, value: object) -> None:
        self.changed.emit(self.number, path, value)


def _labels(grid: FieldsGrid) -> list[QLabel]:
    return [*grid.faults.values(), *(label for inner in grid.inner.values() for label in _labels(inner))]


class AbilityDialog(QDialog):
    """Offers every verb and clause of a *kind*, each with a sentence, an example, and its regions on the map."""

    def __init__(
        self, kind: str, catalogue: Catalogue, words: Language, regions: Regions, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Add an ability"))
        self._catalogue, self._words, self._regions = catalogue, words, regions
        self.examples = effect_examples(kind, catalogue)
        self.list = QTreeWidget()
        self.list.setAccessibleName(self.tr("Abilities"))
        self.list.setColumnCount(2)
        self.list.setHeaderHidden(True)
        self.list.setRootIsDecorated(False)
        for example in self.examples:
            title, about = title_of(verb_sentence(words, example.verb, example.clause))
            item = QTreeWidgetItem(self.list, [title, f"{about[:1].upper()}{about[1:]}"])
            item.setToolTip(1, item.text(1))
            item.setFont(0, text_font(round(scale_of(self.font()) * 100), bold=True))
        self.list.resizeColumnToContents(0)
        self.about = plain_label()
        self.about.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.about.setAlignment(Qt.AlignmentFlag.AlignTop)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        add = buttons.addButton(self.tr("&Add"), QDialogButtonBox.ButtonRole.AcceptRole)
        add.setDefault(True)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        self.list.itemActivated.connect(self.accept)
        self.list.currentItemChanged.connect(self._describe)
        whole = QVBoxLayout(self)
        whole.addWidget(plain_label(self.tr("What else shall it be able to do?")))
        whole.addWidget(self.list, 1)
        whole.addWidget(self.about)
        whole.addWidget(buttons)
        # Room for five lines, so that the list does not jump.
        self.about.setMinimumHeight(self.fontMetrics().lineSpacing() * 5)
        self.resize(round(760 * min(1.5, scale_of(self.font()))), round(520 * min(1.2, scale_of(self.font()))))
        usual = self.list.topLevelItem([each.verb for each in self.examples].index("income"))
        assert usual is not None
        self.list.setCurrentItem(usual)

    @property
    def chosen(self) -> dict[str, Any]:
        """The table of the chosen effect."""
        return self._current().table

    def _current(self) -> EffectExample:
        return self.examples[max(0, self.list.currentIndex().row())]

    def _describe(self) -> None:
        example = self._current()
        lines = [title_of(verb_sentence(self._words, example.verb, example.clause))[1]]    # whole, even if cut above
        if example.effect is not None:
            said = " ".join(effect_text(example.effect, self._words))
            name = self._catalogue.name(example.trait, self._words.code)
            #: {0}: a race or power of the box; {1}: sentences
            lines.append(self.tr("Example – {0}: {1}").format(name, said))
            count = self._regions(example.effect.where) if example.effect.where else None
            if count is not None:
                lines.append(self.tr("%n region(s) on this map now", "", count))
        lines[0] = f"{lines[0][:1].upper()}{lines[0][1:]}."
        self.about.setText("\n".join(lines))


class EffectsPanel(QWidget):
    """The cards of all effects of *draft*, and the button that adds one.

    ``pointed`` carries the number of the effect that got the keyboard focus; ``added`` follows a new one.
    """

    pointed = Signal(int)
    added = Signal()

    def __init__(self, draft: TraitDraft, catalogue: Catalogue, words: Language, regions: Regions) -> None:
        super().__init__()
        self._draft, self._catalogue, self._words, self._regions = draft, catalogue, words, regions
        self.cards: list[EffectCard] = []
        self.add = push_button(self.tr("&Add an ability…"), self.ask)
        self.none = plain_label(self.tr("It has no ability yet: its strength is in its numbers."), "muted")
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(self.none)
        self._column.addWidget(self.add, 0, Qt.AlignmentFlag.AlignLeft)

    def show_effects(self) -> None:
        """Show the current effects; only cards whose effect has another shape are recreated."""
        document = self._draft.document
        effects = document.effects
        self.none.setVisible(not effects)
        for number, effect in enumerate(effects):
            key = f"{document.kind} {shape_key(effect)}"
            if number < len(self.cards) and self.cards[number].key == key:
                self.cards[number].show_effect(effect)
            else:
                self._put(number, EffectCard(document.kind, number, effect, self._words, self._regions))
        for card in self.cards[len(effects) :]:
            self._drop(card)
        del self.cards[len(effects) :]

    def show_check(self, check: DraftCheck) -> None:
        """Show the mistakes of *check* beside their fields, or what each effect does."""
        head = (*self._draft.document.place, "effect")
        for card in self.cards:
            ours = (*head, card.number)
            found = [problem for problem in check.problems if problem.path[: len(ours)] == ours]
            card.show_problems([DraftProblem(path[len(ours) :], message) for path, message in found])
        entry = check.entry
        for card in self.cards:
            effect = entry.trait.effects[card.number] if entry and card.number < len(entry.trait.effects) else None
            lines = [] if effect is None else effect_text(effect, self._words)
            count = self._regions(effect.where) if effect is not None and effect.where else None
            if count is not None:
                lines.append(self.tr("%n region(s) on this map now", "", count))
            show_text(card.said, "\n".join(lines))

    def ask(self) -> None:
        """Ask which ability to add."""
        dialog = AbilityDialog(self._draft.document.kind, self._catalogue, self._words, self._regions, self.window())
        if dialog.exec():
            self._draft.change(self.tr("Add an ability"), self._draft.document.with_effect(dialog.chosen))
            if self.cards:
                self.cards[-1].setFocus()
            self.added.emit()
        dialog.deleteLater()

    def _put(self, number: int, card: EffectCard) -> None:
        """Put *card* at position *number*, replacing any card there; the focus stays on the same field."""
        focused: QWidget | None = self.window().focusWidget()
        name = focused.accessibleName() if focused is not None and self.isAncestorOf(focused) else ""
        had_focus = number < len(self.cards) and focused is not None and self.cards[number].isAncestorOf(focused)
        if number < len(self.cards):
            self._drop(self.cards[number])
            self.cards[number] = card
        else:
            self.cards.append(card)
        self._column.insertWidget(number, card)
        card.changed.connect(self._on_changed)
        card.removed.connect(self._on_removed)
        card.moved.connect(self._on_moved)
        card.pointed.connect(self.pointed)
        if had_focus:
            stops = [each for each in card.findChildren(QWidget) if each.focusPolicy() != Qt.FocusPolicy.NoFocus]
            same = [each for each in stops if each.accessibleName() == name]
            (same or stops)[0].setFocus()

    def _drop(self, card: EffectCard) -> None:
        self._column.removeWidget(card)
        card.hide()
        card.deleteLater()

    def _on_changed(self, number: int, path: Path, value: object) -> None:
        self._draft.set_effect_value(self.tr("Change an ability"), number, path, value)

    def _on_removed(self, number: int) -> None:
        self._draft.change(self.tr("Remove an ability"), self._draft.document.without_effect(number))
        (self.cards[min(number, len(self.cards) - 1)] if self.cards else self.add).setFocus()

    def _on_moved(self, number: int, by: int) -> None:
        to = number + by
        if 0 <= to < len(self.cards):
            self._draft.change(self.tr("Move an ability"), self._draft.document.with_moved_effect(number, to))
            self.cards[to].setFocus()
