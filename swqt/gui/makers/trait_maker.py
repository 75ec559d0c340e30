"""The window in which players make a race or power of their own: form, card, map, and commands to save and share it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QAction, QCloseEvent, QDragEnterEvent, QDropEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QBoxLayout,
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QMenu,
    QMessageBox,
    QPushButton,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from swqt.content import (
    ContentError,
    TraitDocument,
    TraitEntry,
    TraitParcel,
    language,
    read_parcel,
    text_digest,
    trait_text,
)
from swqt.content.traits.effect_checks import OF_THE_GAME
from swqt.content.traits.embedded import SUFFIX
from swqt.content.traits.template import template
from swqt.engine import Where
from swqt.gui.makers.effect_editor import EffectsPanel
from swqt.gui.makers.trait_card import NEW, AboutForm, ArrivalDialog, PicturePanel, TraitCard, spare_name, with_name
from swqt.gui.makers.trait_draft import PICTURE, DraftCheck, TraitDraft
from swqt.gui.makers.trait_trial import TrialMap, WorthBar
from swqt.gui.style.actions import with_key
from swqt.gui.style.buttons import IconButton, ask_target, push_button
from swqt.gui.style.cards import TallArea
from swqt.gui.style.layouts import FlowLayout, plain_label, show_text
from swqt.gui.style.portraits import use_picture
from swqt.gui.style.theme import scale_of
from swqt.home import write_whole
from swqt.table import Library

HELP: Final = "make"
"""The page of the rule book about the form."""

_SIZE: Final = QSize(1240, 680)
_FORM: Final = 500
_WIDEST: Final = 580
"""Initial width of the form, and the largest value of its minimum width."""

_BAR: Final = 26
"""Width of a scroll bar and of the edge beside it."""

_NARROW: Final = 1000
"""Width at 100% below which the map is below the form."""


class TraitMaker(QWidget):
    """The window: the form on the left, the card and a map to try out the trait on the right.

    ``tried`` carries the traits for a game against bots, the edited one first; ``arrived`` the name of a trait kept
    from a file; ``collected`` follows any change of the player's own races and powers.
    """

    tried = Signal(object)
    rule_wanted = Signal(str)
    collected = Signal()
    arrived = Signal(str)

    def __init__(self, library: Library, lang: str, parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.setObjectName("trait-maker")
        self.setAcceptDrops(True)
        self.setAttribute(Qt.WidgetAttribute.WA_QuitOnClose, on=False)
        self._library, self._lang = library, lang
        self._found = DraftCheck((), ())
        self._pointed = -1
        self._note = ""
        self._is_over = False
        self._elsewhere: list[str] = []
        self.draft = TraitDraft(library, self)
        words = language(lang)
        self.about = AboutForm(self.draft, library, lang)
        self.picture = PicturePanel(self.draft, lang)
        self.effects = EffectsPanel(self.draft, library.catalogue, words, self.count_regions)
        self.kept = plain_label("", "muted")
        self.card = TraitCard(lang)
        self.trial = TrialMap(library, lang)
        self.worth = WorthBar(library, lang)
        self.state = plain_label()
        self._lay_out()
        self.draft.changed.connect(self._on_changed)
        self.draft.checked.connect(self._on_checked)
        self.draft.history.cleanChanged.connect(self._show_title)
        self.trial.positioned.connect(self._on_positioned)
        self.trial.rule_wanted.connect(self.rule_wanted)
        self.effects.pointed.connect(self._on_pointed)
        self.effects.added.connect(self._show_last, Qt.ConnectionType.QueuedConnection)    # once it is laid out
        self.resize(_SIZE)

    # Building

    def _lay_out(self) -> None:
        inner = QWidget()
        column = QVBoxLayout(inner)
        column.setContentsMargins(0, 0, 8, 0)
        able = plain_label(self.tr("What it can do"), "title")
        for part in (self.about, able, self.effects, self.picture, self.kept):
            column.addWidget(part)
        column.addStretch(1)
        self.kept.hide()
        self.form = TallArea(inner)
        # As wide as the texts in this language need, so that there is no horizontal scroll bar.
        self.form.setMinimumWidth(min(inner.minimumSizeHint().width() + _BAR, _WIDEST))
        right = QWidget()
        beside = QVBoxLayout(right)
        beside.setContentsMargins(8, 0, 0, 0)
        beside.addWidget(self.card, 1)
        beside.addWidget(self.trial, 4)
        self.right = TallArea(right)
        self.split = QSplitter()
        self.split.addWidget(self.form)
        self.split.addWidget(self.right)
        self.split.setChildrenCollapsible(False)
        self.split.setSizes([_FORM, _SIZE.width() - _FORM])
        self.split.setStretchFactor(0, 0)
        self.split.setStretchFactor(1, 1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(12, 8, 12, 10)
        whole.addLayout(self._head())
        whole.addWidget(self.split, 1)
        whole.addLayout(self._foot())

    def _head(self) -> FlowLayout:
        history = self.draft.history
        undo_keys = QKeySequence.keyBindings(QKeySequence.StandardKey.Undo)
        redo_keys = [QKeySequence("Ctrl+Shift+Z"), QKeySequence("Ctrl+Y")]
        row = FlowLayout()
        self.new, self.open_ = self._menu(self.tr("&New")), self._menu(self.tr("&Open"))
        self.new.menu().aboutToShow.connect(self._fill_new)
        self.open_.menu().aboutToShow.connect(self._fill_open)
        for opener in (self.new, self.open_):
            opener.menu().triggered.connect(self._on_menu)
        row.addWidget(self.new)
        row.addWidget(self.open_)
        for sign, name, keys, slot, can in (
            ("undo", self.tr("Undo"), undo_keys, history.undo, history.canUndoChanged),
            ("redo", self.tr("Redo"), redo_keys, history.redo, history.canRedoChanged),
        ):
            action = QAction(name, self)
            action.setShortcuts(keys)
            action.triggered.connect(slot)
            self.addAction(action)
            button = IconButton(sign, quiet=True)
            button.setAccessibleName(name)
            button.setToolTip(with_key(name, action))
            button.setEnabled(False)
            button.clicked.connect(slot)
            can.connect(button.setEnabled)
            row.addWidget(button)
        self.help = self._button(self.tr("&Help"), QKeySequence("F1"), self._on_help, row)
        return row

    def _foot(self) -> QBoxLayout:
        foot = QVBoxLayout()
        said = QHBoxLayout()
        said.addWidget(self.state, 1)
        self.fault = push_button(self.tr("Go to the &mistake"), self.show_mistake)
        self.fault.hide()
        said.addWidget(self.fault)
        foot.addLayout(said)
        foot.addWidget(self.worth)
        row = FlowLayout()
        row.addWidget(self.worth.button)
        self.try_it = self._button(self.tr("&Try it against bots"), QKeySequence("Ctrl+T"), self._on_try, row)
        self.export = self._button(self.tr("&Export…"), QKeySequence("Ctrl+E"), self._on_export, row)
        self.save_it = self._button(self.tr("&Save"), QKeySequence("Ctrl+S"), self.save, row)
        self.save_it.setProperty("primary", True)
        foot.addLayout(row)
        return foot

    def _menu(self, text: str) -> QPushButton:
        button = push_button(text)
        button.setMenu(QMenu(button))
        return button

    def _button(self, text: str, key: QKeySequence, slot: Callable[[], object], row: FlowLayout) -> QPushButton:
        action = QAction(text, self)
        action.setShortcut(key)
        action.triggered.connect(slot)
        self.addAction(action)
        button = push_button(text, action.trigger, tip=with_key(text.replace("&", ""), action))
        row.addWidget(button)
        return button

    # Beginning

    def begin(self) -> None:
        """Resume the draft left behind, or begin a new race; do nothing if a trait is being edited already."""
        if self.draft.document.kind and not self._is_over:
            return
        self._is_over = False
        if self.draft.restore():
            self.say(self.tr("This is what you were working on when the form was last closed."))
        else:
            self.start_new("race")

    def start_new(self, kind: str) -> None:
        """Begin a new trait of *kind*."""
        lines = template(kind, NEW[kind]).splitlines()
        # The comments are for those who write the file by hand.
        text = "\n".join(line.split("   #")[0].rstrip() for line in lines if not line.startswith("#"))
        document = TraitDocument(text.strip() + "\n").with_value((kind, NEW[kind], "names"), None)
        self.draft.open(document, "", "", saved=True)
        self.about.names[self._lang].setFocus()

    def start_like(self, name: str) -> None:
        """Begin with a trait that does the same as the official one called *name*."""
        entry = self._library.catalogue.entry(name)
        catalogue = self._library.catalogue
        document = TraitDocument.like(entry.trait, trait_text(entry), spare_name(name, catalogue), entry.names)
        if entry.trait.kind == "race" and not entry.borrows:
            document = document.with_value((*document.place, "supply"), None)
            document = document.with_value((*document.place, "borrows"), name)
        self.draft.open(document, "", "", saved=False)
        self.about.names[self._lang].setFocus()

    def open_own(self, stem: str) -> None:
        """Open the file *stem* of the folder of own races and powers."""
        path = self._library.trait_folder / f"{stem}.toml"
        try:
            document = TraitDocument(path.read_text(encoding="utf-8-sig"))
            drawn = path.with_suffix(".svg")
            picture = drawn.read_text(encoding="utf-8") if drawn.is_file() else ""
        except (OSError, ValueError) as error:
            why = error.told(self._lang) if isinstance(error, ContentError) else str(error)
        else:
            why = "" if document.kind else self.tr("It has no race or power.")
        if why:
            #: {0}: a file
            self._tell(self.tr("{0} can't be opened in the form.").format(path.name), why)
            return
        self.draft.open(document, picture, stem, saved=True)

    def open_parcel(self, parcel: TraitParcel) -> None:
        """Open a trait that came in a file as a new, unsaved one."""
        self.draft.open(TraitDocument(parcel.text), parcel.picture, "", saved=False)

    def _fill_new(self) -> None:
        menu = self.new.menu()
        menu.clear()
        for kind, text in (("race", self.tr("&Race")), ("power", self.tr("&Special power"))):
            menu.addAction(text).setData(f"new {kind}")
        catalogue = self._library.catalogue
        for kind, text in (("race", self.tr("Based on a race")), ("power", self.tr("Based on a power"))):
            inner = menu.addMenu(text)
            traits = [each.name for each in catalogue.traits if each.kind == kind and catalogue.is_official(each.name)]
            for shown, name in sorted((catalogue.name(name, self._lang), name) for name in traits):
                inner.addAction(shown).setData(f"like {name}")

    def _fill_open(self) -> None:
        menu = self.open_.menu()
        menu.clear()
        stems = sorted(path.stem for path in self._library.trait_folder.glob("*.toml"))
        for stem in stems:
            menu.addAction(self._library.catalogue.name(stem, self._lang)).setData(f"own {stem}")
        if not stems:
            menu.addAction(self.tr("None of your own yet")).setEnabled(False)
        menu.addSeparator()
        menu.addAction(self.tr("From a &file…")).setData("file ")

    def _on_menu(self, action: QAction) -> None:
        what, _, name = str(action.data() or "").partition(" ")
        slots = {"new": self.start_new, "like": self.start_like, "own": self.open_own}
        if what == "file":
            self.ask_file()
        elif what in slots and self.may_leave():
            slots[what](name)

    def ask_file(self) -> None:
        """Ask for a file with a race or power, and open it."""
        title, kinds = self.tr("Open a race or power"), self.tr("Races and powers (*{0})").format(SUFFIX)
        path, _ = QFileDialog.getOpenFileName(self, title, "", kinds)
        if path:
            self.arrive(Path(path))

    # Display

    def say(self, text: str) -> None:
        """Show *text* above the buttons."""
        self._note = text
        self._show_state()

    def _on_changed(self) -> None:
        document = self.draft.document
        self.about.show_document()
        self.picture.show_picture()
        self.effects.show_effects()
        others = document.others
        #: {0}: names of races, powers, Relics or Places
        text = self.tr("The file has more, which stays as it is: {0}").format(", ".join(others)) if others else ""
        show_text(self.kept, text)
        self._note = ""
        self._show_title()

    def _on_checked(self, found: DraftCheck) -> None:
        self._found = found = with_name(found.told(self._lang), self._lang)
        self._show_faults(found)
        bad_picture = any(path == PICTURE for path, _ in found.problems)
        # A draft that has a mistake when it is opened gets a card and a map, too.
        shown = found
        if found.entry is None and self.trial.game is None:
            shown = with_name(self.draft.sound_part(found), self._lang)
        entry = shown.entry
        if entry is not None:
            if use_picture(entry.trait.kind, entry.trait.name, "" if bad_picture else self.draft.picture):
                self.trial.redraw()
            self.card.show_entry(entry, self._library.catalogue.with_own(shown.entries))
            self.trial.choose_world(entry.world)
        self.trial.show_entry(entry)
        entry = found.entry
        self.effects.show_check(found)
        self.worth.show_entries(found.entries if entry is not None else ())
        for button in (self.try_it, self.export, self.save_it):
            button.setEnabled(entry is not None)
        self._show_state()

    def _show_faults(self, found: DraftCheck) -> None:
        """Show the mistakes beside the fields at fault, except those in effects."""
        place = self.draft.document.place
        said: dict[QLabel, list[str]] = {}
        self._elsewhere = []
        for path, message in found.problems:
            if path[:3] == (*place, "effect"):
                continue
            label = self.picture.fault if path == PICTURE else None
            if path[:2] == place:
                label = self.about.fault_of(path[2:])
            if label is None:
                self._elsewhere.append(message)
            else:
                said.setdefault(label, []).append(message)
        for label in (self.picture.fault, *self.about.faults.values()):
            show_text(label, "\n".join(said.get(label, ())))

    def _show_state(self) -> None:
        count = len(self._found.problems)
        text = self._note
        if count:
            said = self.tr("%n mistake(s), shown in the form. Card and map are as they were before.", "", count)
            text = "\n".join(filter(None, [text, said, *self._elsewhere]))
        self.fault.setVisible(bool(self._faults()))
        self.state.setProperty("refusal", bool(count))
        self.state.style().polish(self.state)
        show_text(self.state, text)

    def _faults(self) -> list[QLabel]:
        """Return the labels of the mistakes shown in the form, from top to bottom."""
        labels = [each for each in self.form.findChildren(QLabel) if each.property("refusal")]
        shown = [label for label in labels if label.isVisibleTo(self.form)]
        return sorted(shown, key=lambda label: label.mapTo(self.form, QPoint()).y())

    def show_mistake(self) -> None:
        """Scroll to the first mistake in the form, and go to its field."""
        fault = self._faults()[0]
        self.form.ensureWidgetVisible(fault)
        stop = fault.previousInFocusChain()
        while stop is not None and (not stop.isVisible() or stop.focusPolicy() == Qt.FocusPolicy.NoFocus):
            stop = stop.previousInFocusChain()
        if stop is not None:
            stop.setFocus()

    def _show_title(self, _: bool = True) -> None:
        name = self.draft.document.name
        #: The title of a window. {0}: a race or power; [*] stays
        title = self.tr("{0}[*] – a race or power of your own").format(name)
        self.setWindowTitle(title)
        self.setWindowModified(not self.draft.is_saved)

    def count_regions(self, where: Where) -> int | None:
        """Return how many regions on the map meet *where* now; None without a map or if it is not about regions."""
        if self.trial.game is None or {name for name, _ in where} <= {*OF_THE_GAME}:
            return None
        return self.trial.game.concerned(where).bit_count()

    def _on_positioned(self) -> None:
        self.effects.show_check(self._found)
        self._mark()

    def _on_pointed(self, number: int) -> None:
        self._pointed = number
        self._mark()

    def _show_last(self) -> None:
        """Scroll to the ability added last, after it has got its full height."""
        if self.effects.cards:
            QApplication.sendPostedEvents(self.form.widget(), QEvent.Type.LayoutRequest)
            self.form.ensureWidgetVisible(self.effects.cards[-1])

    def _mark(self) -> None:
        """Mark the regions of the effect that was focused last."""
        entry, game = self._found.entry, self.trial.game
        effects = entry.trait.effects if entry is not None else ()
        effect = effects[self._pointed] if 0 <= self._pointed < len(effects) else None
        self.trial.mark(game.concerned(effect.where) if effect is not None and effect.where and game is not None else 0)

    # Saving, trying and sharing

    def save(self) -> bool:
        """Save the trait among the player's own; return whether that was done."""
        entry = self.draft.check().entry
        if entry is None:
            return False
        stem, name = self.draft.stem, entry.trait.name
        target = stem if stem and (stem == name or self.draft.document.others) else name
        path = self._library.trait_folder / f"{target}.toml"
        if target != stem and path.exists():
            #: {0}: a race or power
            text = self.tr("You already have {0}. Replace it?").format(self._library.catalogue.name(target, self._lang))
            if not self._ask(text, self.tr("&Replace")):
                return False
        if not self._keep(target, self.draft.parcel()):
            return False
        if stem and target != stem:
            #: {0}: the former name of a race or power
            old = self.tr("It was called {0} before. Remove that one?").format(stem)
            if self._ask(old, self.tr("&Remove")):
                self._library.remove_trait(stem)
        self.draft.stem = target
        self.draft.forget()
        self._show_title()
        self.say(self.tr("Saved. You can choose it when you set up a new game."))
        return True

    def _keep(self, stem: str, parcel: TraitParcel) -> bool:
        try:
            self._library.keep_trait(stem, parcel.text, parcel.picture)
        except OSError as error:
            self._tell(self.tr("It can't be saved."), str(error))
            return False
        self.collected.emit()
        return True

    def _on_try(self) -> None:
        found = with_name(self.draft.check(), self._lang)
        if found.entry is not None:
            self.draft.keep()
            self.hide()    # it would cover the game
            self.tried.emit(found.entries)

    def _on_export(self) -> None:
        entry = self.draft.check().entry
        if entry is None:
            return
        title, kinds = self.tr("Export"), self.tr("Races and powers (*{0})").format(SUFFIX)
        path = ask_target(self, title, f"{entry.trait.name}{SUFFIX}", kinds)
        if path is not None:
            self.export_to(path)

    def export_to(self, path: Path) -> None:
        """Write one file with the trait and its picture, which another player can open."""
        try:
            write_whole(path, self.draft.parcel().packed().encode())
        except OSError as error:
            self._tell(self.tr("It can't be exported."), str(error))
        else:
            #: {0}: a file
            self.say(self.tr("Exported to {0}. Others open it with a double click.").format(path))

    def arrive(self, path: Path) -> None:
        """Check the file *path* of another player, show what is in it, and ask what to do with it."""
        library = self._library
        try:
            parcel, entries = read_parcel(path)
            catalogue = library.catalogue.with_own(entries)
            if catalogue.problems:
                raise ContentError(catalogue.problems)
        except ContentError as error:
            text = self.tr("This race or power can't be used. Nothing was kept.")
            self._tell(text, error.told(self._lang))
            return
        entry = catalogue.entry(TraitDocument(parcel.text).name)
        name = entry.trait.name
        mine = library.trait_folder / f"{name}.toml"
        if mine.exists() and self._has(name, entry, parcel):
            #: {0}: a race or power
            text = self.tr("You already have {0}, exactly as in this file.").format(catalogue.name(name, self._lang))
            self._tell(text, "", QMessageBox.Icon.Information)
            return
        taken = mine.exists() or any(trait.name == name for trait in library.catalogue.traits)
        spare = spare_name(name, library.catalogue)
        use_picture(entry.trait.kind, name, parcel.picture)
        host = self if self.isVisible() else self.parentWidget() or self
        dialog = ArrivalDialog(entry, catalogue, self._lang, host, taken=taken, spare=spare)
        result = dialog.exec()
        dialog.deleteLater()
        use_picture(entry.trait.kind, name, "")
        if result == ArrivalDialog.ANOTHER:
            document = TraitDocument(parcel.text)
            parcel, name = parcel._replace(text=document.renamed(document.kind, spare).text), spare
        if result == ArrivalDialog.EDIT:
            if self.may_leave():
                self.show()
                self.open_parcel(parcel)
        elif result in (ArrivalDialog.KEEP, ArrivalDialog.ANOTHER) and self._keep(name, parcel):
            self.arrived.emit(library.catalogue.name(name, self._lang))

    def _has(self, name: str, entry: TraitEntry, parcel: TraitParcel) -> bool:
        """Return whether the own trait *name* is that of *entry*, with the picture of *parcel*."""
        catalogue, drawn = self._library.catalogue, self._library.trait_folder / f"{name}.svg"
        known = any(trait.name == name for trait in catalogue.traits)
        picture = drawn.read_text(encoding="utf-8", errors="replace") if drawn.is_file() else ""
        return known and picture == parcel.picture and catalogue.digest(name) == text_digest(entry)

    def _on_help(self) -> None:
        self.rule_wanted.emit(HELP)

    # Leaving

    def may_leave(self) -> bool:
        """Ask whether to save unsaved changes, if there are any; return whether the draft may be left."""
        if self.draft.is_saved:
            return True
        box = QMessageBox(self)
        box.setIcon(QMessageBox.Icon.Question)
        box.setWindowTitle("swqt")
        name = self.draft.document.name
        box.setText(self.tr("Save the changes to {0}?").format(name))
        buttons = QMessageBox.StandardButton
        box.setStandardButtons(buttons.Save | buttons.Discard | buttons.Cancel)
        box.button(buttons.Save).setEnabled(self._found.entry is not None)
        answer = box.exec()
        if answer == buttons.Discard:
            self.draft.forget()
        return answer == buttons.Discard or (answer == buttons.Save and self.save())

    def put_away(self) -> None:
        """Stop everything and hide the window; the next one resumes the unsaved work."""
        self.worth.stop()
        self.trial.close_scene()
        self.draft.keep()
        self.draft.history.blockSignals(True)    # it would signal that it is empty to objects deleted with it
        self.hide()

    def closeEvent(self, event: QCloseEvent) -> None:
        if not self.may_leave():
            event.ignore()
            return
        self.worth.stop()
        self.draft.forget()
        self._is_over = True
        super().closeEvent(event)

    def _ask(self, text: str, yes: str) -> bool:
        box = QMessageBox(QMessageBox.Icon.Question, "swqt", text, QMessageBox.StandardButton.Cancel, self)
        agreed = box.addButton(yes, QMessageBox.ButtonRole.AcceptRole)
        box.exec()
        return box.clickedButton() is agreed

    def _tell(self, text: str, detail: str, icon: QMessageBox.Icon = QMessageBox.Icon.Warning) -> None:
        host = self if self.isVisible() else self.parentWidget() or self
        box = QMessageBox(icon, "swqt", text, QMessageBox.StandardButton.Ok, host)
        box.setInformativeText(detail)
        box.exec()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if any(url.toLocalFile().endswith((SUFFIX, ".svg")) for url in event.mimeData().urls()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        event.acceptProposedAction()
        for url in event.mimeData().urls():
            path = Path(url.toLocalFile())
            if path.suffix == SUFFIX:
                self.arrive(path)
            elif path.suffix == ".svg":
                self.picture.take(path)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        narrow = self.width() < _NARROW * scale_of(self.font())
        way = Qt.Orientation.Vertical if narrow else Qt.Orientation.Horizontal
        if way != self.split.orientation():
            self.split.setOrientation(way)
            self.split.setStretchFactor(0, 1 if narrow else 0)
            self.split.setSizes([self.height()] * 2 if narrow else [_FORM, self.width() - _FORM])
