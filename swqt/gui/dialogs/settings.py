"""The settings dialog, with its page of keyboard shortcuts, and the list of all keys. Changes apply immediately."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import fields, replace
from html import escape
from math import ceil
from typing import Any, Final, cast

from PySide6.QtCore import QAbstractTableModel, QEvent, QModelIndex, QPersistentModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import (
    QAbstractItemView,
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QGridLayout,
    QHeaderView,
    QKeySequenceEdit,
    QLabel,
    QLineEdit,
    QMenu,
    QMenuBar,
    QPushButton,
    QSlider,
    QTableView,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from swqt.gui.style.actions import SCALES, Actions, is_at_table, key_text, keys_text
from swqt.gui.style.buttons import close_box
from swqt.gui.style.layouts import StyledTabWidget
from swqt.gui.style.motion import system_reduces_motion
from swqt.gui.style.theme import scale_of
from swqt.gui.texts.i18n import language_name
from swqt.home import Settings
from swqt.translation import languages

_NOT_CHOICES: Final = ("window", "last_setup", "recent", "more", "decline_tip_seen", "version_seen")
"""Settings that this dialog does not show and does not reset."""

_SIZE: Final = QSize(600, 460)
"""Size at 100% text size."""
_WIDE: Final = 18
"""Minimum width of every list in characters: they are in one column."""

_NOTE: Final = 300
"""Minimum line length of a note at 100%, in pixels."""


class SettingsDialog(QDialog):
    """Edits Settings; ``changed`` carries them after every choice, ``tried`` the kind of sound to play as a sample."""

    changed = Signal(object)
    tried = Signal(str)

    def __init__(
        self, settings: Settings, actions: Actions, no_sound: str = "", parent: QWidget | None = None,
        people: Sequence[str] = (),
    ) -> None:  # fmt: skip
        """*no_sound* is the reason why this computer plays no sound, or ""; *people* are the names in the current game.
        """
        super().__init__(parent)
        self._people = people
        self.settings = settings
        self._writing = False
        self._show: list[Callable[[Settings], None]] = []
        self.setWindowTitle(self.tr("Settings"))
        self.tabs = StyledTabWidget(self.tr("Settings"))
        self.tabs.addTab(self._looks(), self.tr("&Display"))
        self.tabs.addTab(self._play(), self.tr("T&urns"))
        self.tabs.addTab(self._table(), self.tr("&Assistance"))
        self.tabs.addTab(self._sound(no_sound), self.tr("&Sound"))
        self._actions = actions
        self._keys: ShortcutsPage | None = None
        self._place_of_keys = QVBoxLayout()
        self._place_of_keys.setContentsMargins(0, 0, 0, 0)
        self._page_of_keys = QWidget()
        self._page_of_keys.setLayout(self._place_of_keys)
        self.tabs.addTab(self._page_of_keys, self.tr("&Keyboard"))
        self.tabs.currentChanged.connect(self._on_tab)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self.defaults = QPushButton(self.tr("Restore all de&faults"))
        self.defaults.clicked.connect(self._restore)
        buttons.addButton(self.defaults, QDialogButtonBox.ButtonRole.ResetRole)
        buttons.rejected.connect(self.accept)
        layout = QVBoxLayout(self)
        layout.addWidget(self.tabs, 1)
        layout.addWidget(buttons)
        self._write()

    @property
    def keys(self) -> ShortcutsPage:
        """The shortcuts page, created when first shown: its table takes longer than the rest of the dialog."""
        if self._keys is None:
            self._keys = ShortcutsPage(self._actions, self.settings.keys)
            self._keys.changed.connect(self._on_keys)
            self._place_of_keys.addWidget(self._keys)
        return self._keys

    def _on_keys(self, keys: dict[str, str]) -> None:
        self._set(keys=keys)

    def _on_tab(self, tab: int) -> None:
        if self.tabs.widget(tab) is self._page_of_keys:
            self.keys.show()

    def sizeHint(self) -> QSize:
        return (_SIZE * scale_of(self.font())).boundedTo(self.screen().availableSize() * 0.9)

    def show_settings(self, settings: Settings) -> None:
        """Show *settings* that were changed elsewhere, as in a menu."""
        self.settings = settings
        self._write()

    def _looks(self) -> QWidget:
        form = _form()
        names = {"": self.tr("System default")}
        names |= dict(sorted(((code, language_name(code)) for code in languages()), key=lambda pair: pair[1]))
        form.addRow(self.tr("Language"), self._choice("language", names))
        themes = {
            "": self.tr("System default"), "light": self.tr("Light"), "dark": self.tr("Dark"),
            "contrast": self.tr("High contrast"),
        }  # fmt: skip
        form.addRow(self.tr("Colour theme"), self._choice("theme", themes))
        #: A text size
        scales = {scale: self.tr("{0}%").format(scale) for scale in SCALES}
        form.addRow(self.tr("Text size"), self._choice("scale", scales))
        form.addRow(self._tick("faces", self.tr("Show portraits on tokens that are large enough")))
        form.addRow(self._tick("new_versions", self.tr("Tell me about new versions of swqt")))
        about = self.tr("On the start screen, swqt then reads a file from its website. It sends nothing about you.")
        form.addRow(_Note(about))
        return _page(form)

    def _play(self) -> QWidget:
        form = _form()
        speeds = {
            "slow": self.tr("Slow"), "normal": self.tr("Normal"),
            "fast": self.tr("Fast"), "instant": self.tr("Instant"),
        }  # fmt: skip
        form.addRow(self.tr("Speed of people's moves"), self._choice("own_speed", speeds))
        form.addRow(self.tr("Speed of bots' moves"), self._choice("bot_speed", speeds))
        form.addRow(self._tick("reduced_motion", self.tr("Reduce motion: show results without animation")))
        if system_reduces_motion():
            form.addRow(_Note(self.tr("Your system asks for less motion, so nothing moves.")))
        form.addRow(self._tick("privacy_screen", self.tr("Cover the table until the next player takes over")))
        placed = {"auto": self.tr("placed automatically"), "ask": self.tr("placed by their player")}
        about = self.tr(
            "When placed automatically, they go where they are needed most. You can undo that and place them by hand."
        )  # fmt: skip
        box = self._choice("retreats", placed)
        box.setToolTip(about)
        box.setAccessibleDescription(about)
        form.addRow(self.tr("Retreating tokens"), box)
        if len(self._people) > 1:
            for name in self._people:
                form.addRow(self.tr("– {0}'s tokens").format(name), self._retreats_of(name, placed))
        form.addRow(_Note(self.tr("Press Space to skip an animation. Numbered marks on the map show what happened.")))
        return _page(form)

    def _table(self) -> QWidget:
        form = _form()
        form.addRow(self._tick("fast_pick", self.tr("Pick a combo with one click")))
        form.addRow(self._tick("auto_end", self.tr("End the turn automatically when nothing is left to do")))
        form.addRow(self._tick("free_undo", self.tr("Undo past dice rolls, new combos and other people's turns")))
        about = self.tr(
            "For people sharing this screen, without bots. Dice and combos come up again in the same order, so "
            "nobody gets a better roll by undoing one."
        )  # fmt: skip
        form.addRow(_Note(about))
        badges = {
            "auto": self.tr("on all, or affordable ones"),
            "all": self.tr("on all targets"), "hover": self.tr("where you point"),
            #: Costs are shown nowhere
            "off": self.tr("off"),
        }  # fmt: skip
        form.addRow(self.tr("Costs on the map"), self._choice("badges", badges))
        hints = {
            #: Help on the map
            0: self.tr("none"),
            #: Help on the map: regions that can be conquered
            1: self.tr("targets"), 2: self.tr("targets and warnings"),
            3: self.tr("targets, warnings and suggestions (H)"),
        }  # fmt: skip
        form.addRow(self.tr("Help on the map"), self._choice("hints", hints))
        return _page(form)

    def _sound(self, no_sound: str) -> QWidget:
        form = _form()
        form.addRow(self._tick("sound", self.tr("Play sounds")))
        form.addRow(self.tr("Sound effects"), self._volume("sound_volume", "effects"))
        form.addRow(self.tr("Alerts: your turn, refusals, game over"), self._volume("alert_volume", "alerts"))
        form.addRow(_Note(self.tr("Everything you hear is also shown on screen.")))
        if no_sound:
            form.addRow(_Note(self.tr("Sound isn't available on this computer: {0}").format(no_sound)))
        return _page(form)

    def _choice(self, name: str, texts: dict[Any, str]) -> QComboBox:
        box = QComboBox()
        box.setObjectName(name)
        box.setMinimumContentsLength(_WIDE)
        for value, text in texts.items():
            box.addItem(text, value)
        box.currentIndexChanged.connect(self._on_choice)
        self._show.append(lambda settings: box.setCurrentIndex(max(0, box.findData(getattr(settings, name)))))
        return box

    def _on_choice(self) -> None:
        box = cast("QComboBox", self.sender())
        self._set(**{box.objectName(): box.currentData()})

    def _retreats_of(self, name: str, texts: dict[str, str]) -> QComboBox:
        """Return the choice for the person called *name*, which may follow the common one."""
        box = QComboBox()
        box.setMinimumContentsLength(_WIDE)
        for value, text in {"": self.tr("same as for everyone"), **texts}.items():
            box.addItem(text, value)
        box.setProperty("person", name)
        box.currentIndexChanged.connect(self._on_retreats)
        self._show.append(
            lambda settings: box.setCurrentIndex(max(0, box.findData(settings.retreats_of.get(name, ""))))
        )
        return box

    def _on_retreats(self) -> None:
        box = cast("QComboBox", self.sender())
        name, choice = box.property("person"), box.currentData()
        others = {person: kept for person, kept in self.settings.retreats_of.items() if person != name}
        self._set(retreats_of=others | ({name: choice} if choice else {}))

    def _tick(self, name: str, text: str) -> QCheckBox:
        box = QCheckBox(text)
        box.setObjectName(name)
        box.toggled.connect(self._on_tick)
        self._show.append(lambda settings: box.setChecked(getattr(settings, name)))
        return box

    def _on_tick(self, checked: bool) -> None:
        self._set(**{cast("QCheckBox", self.sender()).objectName(): checked})

    def _volume(self, name: str, kind: str) -> QSlider:
        slider = QSlider(Qt.Orientation.Horizontal)
        slider.setObjectName(name)
        slider.setProperty("kind", kind)
        slider.setRange(0, 100)
        slider.setPageStep(10)
        slider.setMinimumWidth(200)
        slider.valueChanged.connect(self._on_volume)
        slider.sliderReleased.connect(self._on_volume_released)
        self._show.append(lambda settings: slider.setValue(getattr(settings, name)))
        return slider

    def _on_volume(self, value: int) -> None:
        slider = cast("QSlider", self.sender())
        #: A text size
        slider.setToolTip(self.tr("{0}%").format(value))
        self._set(**{slider.objectName(): value})
        if not self._writing and not slider.isSliderDown():
            self.tried.emit(slider.property("kind"))

    def _on_volume_released(self) -> None:
        self.tried.emit(cast("QSlider", self.sender()).property("kind"))

    def _set(self, **choices: Any) -> None:
        if not self._writing:
            self.settings = replace(self.settings, **choices)
            self.changed.emit(self.settings)

    def _write(self) -> None:
        self._writing = True
        for show in self._show:
            show(self.settings)
        self._writing = False

    def _restore(self) -> None:
        default = Settings()
        self._set(**{f.name: getattr(default, f.name) for f in fields(Settings) if f.name not in _NOT_CHOICES})
        self.keys.show_keys(self.settings.keys)
        self._write()


def _form() -> QFormLayout:
    form = QFormLayout()
    form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
    form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.ExpandingFieldsGrow)
    form.setVerticalSpacing(12)
    form.setHorizontalSpacing(18)
    form.setContentsMargins(18, 18, 18, 18)
    return form


def _page(form: QFormLayout) -> QWidget:
    """Return *form* on a page; each label becomes the accessible name of its field."""
    for row in range(form.rowCount()):
        label = form.itemAt(row, QFormLayout.ItemRole.LabelRole)
        field = form.itemAt(row, QFormLayout.ItemRole.FieldRole)
        named = label.widget() if label is not None else None
        choice = field.widget() if field is not None else None
        if isinstance(named, QLabel) and choice is not None:
            choice.setAccessibleName(named.text())
    page = QWidget()
    page.setLayout(form)
    return page


class _Note(QLabel):
    """A muted text on several lines; a form layout in tabs ignores height-for-width."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.setWordWrap(True)
        self.setProperty("muted", True)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit()

    def _fit(self) -> None:
        metrics = self.fontMetrics()
        lines = ceil(metrics.horizontalAdvance(self.text()) / (_NOTE * scale_of(self.font())))
        self.setMinimumHeight(lines * metrics.lineSpacing())


class ShortcutHelpDialog(QDialog):
    """Lists all keys; shortcuts are read from *menus*, so that the list is always up to date."""

    def __init__(self, parent: QWidget, menus: QMenuBar) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Keyboard shortcuts"))
        self.text = QTextBrowser()
        self.text.setAccessibleName(self.tr("Keyboard shortcuts"))
        self.text.setHtml("".join(self._parts(menus)))
        box = QVBoxLayout(self)
        box.addWidget(self.text, 1)
        box.addWidget(close_box(self))
        self.text.setFocus()

    def sizeHint(self) -> QSize:
        scale = scale_of(self.font())
        return QSize(round(520 * scale), round(600 * scale)).boundedTo(self.screen().availableSize() * 0.9)

    def _parts(self, menus: QMenuBar) -> Iterator[str]:
        yield _table(self.tr("On the map"), [
            (self.tr("Arrows"), self.tr("go to the next region in that direction")),
            (self.tr("Tab, [ and ]"), self.tr("cycle through all regions")),
            (self.tr("Enter, Space"), self.tr("select, like a click")),
            (self.tr("Menu, Shift+F10"), self.tr("open the region's menu: actions, history, rules")),
            (self.tr("+, −, 0 to 9"), self.tr("set the number of tokens while placing")),
            (self.tr("H"), self.tr("show or hide suggestions")),
            (self.tr("1 to 5"), self.tr("show or hide owners, terrain, income, threats or changes")),
            (self.tr(", and ."), self.tr("slow down or speed up the bots")),
            (self.tr("K"), self.tr("hold to show region codes")),
            (self.tr("L"), self.tr("replay what happened since your last turn")),
            (self.tr("C"), self.tr("hold to show the current player's secret coins")),
            (self.tr("M"), self.tr("turn the sound off or on")),
            (self.tr("Esc"), self.tr("leave the map")),
        ])  # fmt: skip
        yield _table(self.tr("Elsewhere"), [
            (self.tr("Tab"), self.tr("next area: combos, map, action bar, players, log")),
            (
                self.tr("Up, Down, 1 to 6"),
                self.tr("choose a combo; Enter picks it, Enter again confirms"),
            ),
        ])  # fmt: skip
        for action in menus.actions():
            menu = action.menu()
            rows = list(_shortcuts(menu)) if isinstance(menu, QMenu) else []
            if rows:
                yield _table(_plain(action.text()), rows)


def _shortcuts(menu: QMenu) -> Iterator[tuple[str, str]]:
    for action in menu.actions():
        below = action.menu()
        if isinstance(below, QMenu):
            yield from _shortcuts(below)
        if keys := keys_text(action.shortcuts()):
            yield keys, _plain(action.text())


def _plain(text: str) -> str:
    return text.replace("&", "")


def _table(title: str, rows: list[tuple[str, str]]) -> str:
    lines = (
        f'<tr><td style="padding-right:16px"><b>{escape(keys)}</b></td><td>{escape(what)}</td></tr>'
        for keys, what in rows
    )
    return f'<h3>{escape(title)}</h3><table cellpadding="2">{"".join(lines)}</table>'


class ShortcutsModel(QAbstractTableModel):
    """One row for each command: its menu text and its shortcuts."""

    def __init__(self, actions: Actions) -> None:
        super().__init__()
        self._rows = list(actions.named().items())

    def refresh(self) -> None:
        self.dataChanged.emit(self.index(0, 1), self.index(len(self._rows) - 1, 1))

    def name(self, row: int) -> str:
        return self._rows[row][0]

    def action(self, row: int) -> QAction:
        return self._rows[row][1]

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._rows)

    def columnCount(self, parent: QModelIndex | QPersistentModelIndex | None = None) -> int:
        return 2

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if orientation == Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return (self.tr("Command"), self.tr("Shortcut"))[section]
        return None

    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return None
        action = self.action(index.row())
        if index.column() == 0:
            return plain(action.text())
        last = Qt.Key.Key_Back    # from here on media keys, such as "New"
        keys = [keys for keys in action.shortcuts() if keys[0].key() < last]    # type: ignore[index]    # missing stub
        return keys_text(keys)


class ShortcutsPage(QWidget):
    """Edits shortcuts; ``changed`` carries those that differ from the defaults, in the form of the settings."""

    changed = Signal(dict)

    def __init__(self, actions: Actions, keys: dict[str, Any], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._actions = actions
        self._keys = dict(keys)
        self._model = ShortcutsModel(actions)
        self.table = QTableView()
        self.table.setModel(self._model)
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.table.setTabKeyNavigation(False)
        self.table.setShowGrid(False)
        self.table.verticalHeader().hide()
        self.table.horizontalHeader().setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self.table.horizontalHeader().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.table.horizontalHeader().setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        self.table.setAccessibleName(self.tr("Commands and shortcuts"))
        self.edit = QKeySequenceEdit()
        self.edit.setAccessibleName(self.tr("New shortcut"))
        self.use = QPushButton(self.tr("Assi&gn"))
        self.usual = QPushButton(self.tr("&Reset to default"))
        self.message = QLabel()
        self.message.setWordWrap(True)
        self.message.setProperty("refusal", True)
        grid = QGridLayout(self)
        grid.setContentsMargins(18, 18, 18, 18)
        grid.addWidget(self.table, 0, 0, 1, 3)
        grid.addWidget(self.edit, 1, 0)
        grid.addWidget(self.use, 1, 1)
        grid.addWidget(self.usual, 1, 2)
        grid.addWidget(self.message, 2, 0, 1, 3)
        self.use.clicked.connect(self._use)
        self.usual.clicked.connect(self._restore_default)
        self.table.selectionModel().currentRowChanged.connect(self._choose)
        self.table.selectRow(0)
        self._fit_rows()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit_rows()

    def _fit_rows(self) -> None:
        """Fit the row height to the text size."""
        self.table.verticalHeader().setDefaultSectionSize(round(28 * scale_of(self.font())))

    def show_keys(self, keys: dict[str, Any]) -> None:
        """Show *keys* that were changed elsewhere."""
        self._keys = dict(keys)
        self._actions.set_keys(self._keys)
        self._model.refresh()
        self._choose()

    def _row(self) -> int:
        return self.table.currentIndex().row()

    def _choose(self) -> None:
        self.edit.clear()
        line = self.edit.findChild(QLineEdit)
        if line is not None:    # clearing the edit resets Qt's own placeholder
            line.setPlaceholderText(self.tr("Press the new shortcut"))
        self.message.clear()

    def _use(self) -> None:
        keys = self.edit.keySequence()
        name = self._model.name(self._row())
        other = self._actions.with_key(keys)
        if other not in ("", name):
            text = self.tr("{0} is already used by “{1}”. Change that shortcut first.")
            self.message.setText(text.format(key_text(keys), self._title(other)))
            return
        if is_at_table(keys):
            text = self.tr(
                "{0} on its own already does something at the table. Add Ctrl or Alt, or choose another key."
            )
            self.message.setText(text.format(key_text(keys)))
            return
        self._keys[name] = keys.toString(QKeySequence.SequenceFormat.PortableText)
        self._apply()

    def _restore_default(self) -> None:
        name = self._model.name(self._row())
        usual = self._actions.usual(name)
        taken = next((other for key in usual if (other := self._actions.with_key(key)) not in ("", name)), "")
        if taken:
            self.message.setText(self.tr("Its default shortcut is now used by “{0}”.").format(self._title(taken)))
            return
        self._keys.pop(name, None)
        self._apply()

    def _title(self, name: str) -> str:
        return plain(self._actions.named()[name].text())

    def _apply(self) -> None:
        self._actions.set_keys(self._keys)
        self._model.refresh()
        self._choose()
        self.changed.emit(dict(self._keys))


def plain(text: str) -> str:
    """Return the text of a menu entry without mnemonic and ellipsis."""
    return text.replace("&", "").rstrip("…")
