"""All commands of the window as QActions, with their menus and shortcuts, and keys outside the shortcut system."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from typing import Any, Final, cast

from PySide6.QtCore import QT_TRANSLATE_NOOP, QEvent, QObject, QSignalBlocker, Qt
from PySide6.QtGui import QAction, QActionGroup, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QMainWindow, QMenu, QToolButton, QWidget

_FULL_SCREEN: Final = [QKeySequence("F11"), *([QKeySequence("Ctrl+Meta+F")] if sys.platform == "darwin" else [])]
"""macOS uses F11 for the desktop, so its standard shortcut is added."""

_SHIFT: Final = "Shift+" if sys.platform == "darwin" else ""
"""Added to shortcuts with M and H, because macOS uses Command+M and Command+H to minimise and hide."""

_ENTERS: Final = ("Return", "Enter") if sys.platform == "darwin" else ("Enter", "Return")
"""What Qt calls the two Enter keys, first the one that menus name: on most keyboards both are called Enter."""

#: A key as it is printed on the keyboards of the country, in place of the name that Qt has for it
KEYS: Final = (
    QT_TRANSLATE_NOOP("QShortcut", "Ctrl"), QT_TRANSLATE_NOOP("QShortcut", "Shift"),
    QT_TRANSLATE_NOOP("QShortcut", "Enter"), QT_TRANSLATE_NOOP("QShortcut", "Return"),
    QT_TRANSLATE_NOOP("QShortcut", "Backspace"), QT_TRANSLATE_NOOP("QShortcut", "Del"),
    QT_TRANSLATE_NOOP("QShortcut", "Esc"), QT_TRANSLATE_NOOP("QShortcut", "PgDown"),
    QT_TRANSLATE_NOOP("QShortcut", "PgUp"),
)  # fmt: skip
"""Qt's names of keys for which the catalogues have other ones; Qt looks them up."""

SCALES: Final = (80, 100, 125, 150, 175, 200)
"""Text sizes in percent."""


class Actions(QObject):
    """Creates the actions of *window*; ``connect_all`` connects them."""

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self._window = window
        std = QKeySequence.StandardKey
        self.new_game = self._make(self.tr("&New game…"), std.New)
        self.against_bots = self._make(self.tr("&Play against bots"))
        self.daily_puzzle = self._make(self.tr("Puzzle of the &day"))
        self.puzzles = self._make(self.tr("Pu&zzles…"))
        self.network = self._make(self.tr("&Local network…"), QKeySequence("Ctrl+J"))
        self.alone = self._make(self.tr("Continue &without the others…"))
        self.alone.setEnabled(False)
        self.go_on = self._make(self.tr("&Continue last game"))
        self.open = self._make(self.tr("&Open…"), std.Open)
        self.first_page = self._make(self.tr("S&tart screen"), QKeySequence("Alt+Home"))
        self.settings = self._make(
            self.tr("&Settings…"), QKeySequence("Ctrl+,"), role=QAction.MenuRole.PreferencesRole
        )
        self.make_board = self._make(self.tr("&Board…"))
        self.quit = self._make(self.tr("&Quit"), QKeySequence("Ctrl+Q"), role=QAction.MenuRole.QuitRole)
        self.undo = self._make(self.tr("&Undo"), std.Undo)
        self.redo = self._make(self.tr("&Redo"), QKeySequence("Ctrl+Shift+Z"), QKeySequence("Ctrl+Y"))
        self.reset_turn = self._make(self.tr("Reset &turn"), QKeySequence("Ctrl+Backspace"))
        self.zoom_in = self._make(self.tr("Zoom &in"), QKeySequence("Ctrl++"), QKeySequence("Ctrl+="))
        self.zoom_out = self._make(self.tr("Zoom &out"), QKeySequence("Ctrl+-"))
        self.zoom_fit = self._make(self.tr("&Fit map to window"), QKeySequence("Ctrl+0"))
        self.codes = self._make(self.tr("Region &codes"), QKeySequence("Ctrl+K"), checkable=True)
        self.owners = self._make(self.tr("&Owners"), QKeySequence("Ctrl+1"), checkable=True)
        self.terrain = self._make(self.tr("&Terrain"), QKeySequence("Ctrl+2"), checkable=True)
        self.income = self._make(self.tr("&Income"), QKeySequence("Ctrl+3"), checkable=True)
        self.threats = self._make(self.tr("T&hreats"), QKeySequence("Ctrl+4"), checkable=True)
        self.changes = self._make(self.tr("Last &round's changes"), QKeySequence("Ctrl+5"), checkable=True)
        self.full_screen = self._make(self.tr("F&ull screen"), *_FULL_SCREEN, checkable=True)
        self.sound = self._make(self.tr("&Sound"), QKeySequence(f"Ctrl+{_SHIFT}M"), checkable=True)
        self.reset_layout = self._make(self.tr("Reset la&yout"))
        self.end = self._make(self.tr("&End turn"), *_enter("Ctrl+"))
        self.decline = self._make(self.tr("&Decline"), QKeySequence("Ctrl+D"))
        self.roll = self._make(self.tr("&Roll the die"), QKeySequence("Ctrl+R"))
        self.balance = self._make(self.tr("&Balance tokens"), QKeySequence("Ctrl+B"))
        self.fortify = self._make(self.tr("&Fortify borders"), QKeySequence("Ctrl+Shift+B"))
        self.take_up = self._make(self.tr("Pick &up all tokens"), QKeySequence("Ctrl+U"))
        self.confirm = self._make(self.tr("&Confirm"), *_enter())
        self.cancel = self._make(self.tr("C&ancel"), QKeySequence("Esc"))
        self.skip = self._make(self.tr("&Skip ahead"), QKeySequence("Space"))
        self.finish = self._make(self.tr("Fast-forward the b&ot's turn"), QKeySequence("Shift+Space"))
        self.hint = self._make(self.tr("Suggest a &move"), QKeySequence(f"Ctrl+{_SHIFT}H"))
        self.wide_map = self._make(self.tr("Wi&de map"), checkable=True)
        self.arrange = self._make(self.tr("&Arrange panels"), checkable=True)
        self.next_panel = self._make(self.tr("&Next panel"), QKeySequence("F6"))
        self.last_panel = self._make(self.tr("&Previous panel"), QKeySequence("Shift+F6"))
        self.explain = self._make(self.tr("Rules for &this"), QKeySequence("F1"))
        self.rule_book = self._make(self.tr("Rule &book"), QKeySequence("Shift+F1"))
        self.games = self._make(self.tr("Games and &replays…"), QKeySequence("Ctrl+G"))
        self.export_replay = self._make(self.tr("&Replay for the browser…"))
        self.statistics = self._make(self.tr("Statist&ics"), QKeySequence("Ctrl+I"))
        self.look_back = self._make(self.tr("Rep&lay this game"), QKeySequence("Ctrl+L"))
        self.recap = self._make(self.tr("&What happened since my last turn"), QKeySequence("Ctrl+Shift+L"))
        self.find_log = self._make(self.tr("Searc&h the log"), std.Find)
        self.share = self._make(self.tr("Watch to&gether…"))
        self.annotate = self._make(self.tr("Not&e about this moment…"), QKeySequence("Ctrl+Shift+N"))
        self.learn = self._make(self.tr("&Learn to play"))
        self.lesson_next = self._make(self.tr("&Next step"), QKeySequence("Ctrl+Right"))
        self.lesson_show = self._make(self.tr("&Show me"), QKeySequence("Ctrl+Shift+Right"))
        self.make_trait = self._make(self.tr("&Race or power…"))
        self.keyboard = self._make(self.tr("&Keyboard shortcuts…"), QKeySequence("Ctrl+F1"))
        self.about = self._make(self.tr("&About swqt"), role=QAction.MenuRole.AboutRole)
        self.themes = self._choices({
            "": self.tr("&System default"), "light": self.tr("&Light"), "dark": self.tr("&Dark"),
            "contrast": self.tr("&High contrast"),
        })  # fmt: skip
        #: A text size
        self.scales = self._choices({str(scale): self.tr("{0}%").format(scale) for scale in SCALES})
        self.speeds = self._choices({
            "slow": self.tr("&Slow"), "normal": self.tr("&Normal"),
            "fast": self.tr("&Fast"), "instant": self.tr("&Instant"),
        })  # fmt: skip

        self._usual = {name: action.shortcuts() for name, action in self.named().items()}

    def named(self) -> dict[str, QAction]:
        """Return all actions by name, as used in the settings."""
        return {name: value for name, value in vars(self).items() if isinstance(value, QAction)}

    def overlays(self) -> list[QAction]:
        """Return the actions for map overlays, in the order of their shortcuts."""
        return [self.owners, self.terrain, self.income, self.threats, self.changes]

    def usual(self, name: str) -> list[QKeySequence]:
        """Return the default shortcuts of the action *name*."""
        return self._usual[name]

    def set_keys(self, keys: dict[str, Any]) -> None:
        """Set the shortcuts in *keys* by action name, and the default shortcuts of all other actions."""
        for name, action in self.named().items():
            text = keys.get(name)
            action.setShortcuts(QKeySequence.listFromString(text) if isinstance(text, str) else self._usual[name])

    def with_key(self, key: QKeySequence) -> str:
        """Return the name of the action with shortcut *key*, or an empty string."""
        for name, action in self.named().items():
            if not key.isEmpty() and key in action.shortcuts():
                return name
        return ""

    def menus(self, docks: list[QAction]) -> None:
        """Fill the menu bar; *docks* are the actions that show and hide panels."""
        bar = self._window.menuBar()
        game = bar.addMenu(self.tr("&Game"))
        game.addActions([self.new_game, self.against_bots, self.network, self.alone, self.go_on])
        game.addSeparator()
        game.addActions([self.daily_puzzle, self.puzzles])
        game.addSeparator()
        game.addActions([self.open, self.games])
        self.recent_menu = game.addMenu(self.tr("R&ecent games"))
        game.addSeparator()
        game.addActions([self.statistics, self.first_page])
        game.addMenu(self.tr("E&xport")).addAction(self.export_replay)
        game.addSeparator()
        game.addAction(self.settings)
        game.addSeparator()
        game.addAction(self.quit)
        edit = bar.addMenu(self.tr("&Edit"))
        edit.addActions([self.undo, self.redo, self.reset_turn])
        view = self.view_menu = bar.addMenu(self.tr("&View"))
        view.addActions([self.zoom_in, self.zoom_out, self.zoom_fit])
        view.addSeparator()
        view.addActions([self.look_back, self.share, self.recap, self.find_log, self.annotate])
        view.addSeparator()
        view.addAction(self.codes)
        view.addMenu(self.tr("O&verlays")).addActions(self.overlays())
        view.addSeparator()
        self._submenu(view, self.tr("Colou&r theme"), self.themes)
        self._submenu(view, self.tr("&Text size"), self.scales)
        view.addAction(self.sound)
        view.addSeparator()
        self.view_menu = view
        view.addActions(docks)
        view.addActions([self.next_panel, self.last_panel])
        view.addSeparator()
        view.addActions([self.wide_map, self.arrange, self.reset_layout, self.full_screen])
        turn = bar.addMenu(self.tr("&Turn"))
        turn.addActions([self.confirm, self.cancel])
        turn.addSeparator()
        turn.addActions([self.roll, self.decline, self.balance, self.fortify, self.take_up, self.end])
        turn.addSeparator()
        turn.addAction(self.hint)
        self.seats_menu = turn.addMenu(self.tr("&Let a bot play"))
        turn.addSeparator()
        turn.addActions([self.skip, self.finish])
        self._submenu(turn, self.tr("Bo&t speed"), self.speeds)
        create = bar.addMenu(self.tr("&Create"))
        create.addActions([self.make_trait, self.make_board])
        help_menu = bar.addMenu(self.tr("&Help"))
        help_menu.addActions([self.learn, self.lesson_next, self.lesson_show])
        help_menu.addSeparator()
        help_menu.addActions([self.explain, self.rule_book, self.keyboard])
        help_menu.addSeparator()
        help_menu.addAction(self.about)

    def connect_all(self, slots: dict[str, Callable[[], object]]) -> None:
        """Connect each action, by its attribute name, to its slot."""
        for name, slot in slots.items():
            action = getattr(self, name)
            assert isinstance(action, QAction)
            action.triggered.connect(lambda checked=False, slot=slot: slot())

    def choose(self, group: QActionGroup, value: str) -> None:
        """Check the action of *group* with data *value*."""
        for action in group.actions():
            action.setChecked(action.data() == value)

    def _make(
        self, text: str, *shortcuts: QKeySequence | QKeySequence.StandardKey, checkable: bool = False,
        role: QAction.MenuRole = QAction.MenuRole.NoRole,
    ) -> QAction:  # fmt: skip
        action = QAction(self._window)    # with a text, PySide would load QIcon to find the constructor
        action.setText(text)
        keys = []
        for shortcut in shortcuts:
            bound = QKeySequence.keyBindings(shortcut) if isinstance(shortcut, QKeySequence.StandardKey) else [shortcut]
            keys += bound
        action.setShortcuts(keys)
        action.setCheckable(checkable)
        action.setMenuRole(role)
        self._window.addAction(action)
        return action

    def _choices(self, texts: dict[str, str]) -> QActionGroup:
        group = QActionGroup(self._window)
        for value, text in texts.items():
            action = QAction(group)
            action.setText(text)
            action.setCheckable(True)
            action.setData(value)
            action.setMenuRole(QAction.MenuRole.NoRole)
        return group

    def _submenu(self, menu: QMenu, title: str, group: QActionGroup) -> None:
        menu.addMenu(title).addActions(group.actions())


def _enter(before: str = "") -> list[QKeySequence]:
    """Return the shortcuts with each of the Enter keys behind *before*."""
    return [QKeySequence(before + key) for key in _ENTERS]


_K = Qt.Key
AT_TABLE: Final = frozenset({
    _K.Key_Left, _K.Key_Right, _K.Key_Up, _K.Key_Down, _K.Key_Home, _K.Key_End, _K.Key_BracketLeft,
    _K.Key_BracketRight, _K.Key_Menu, _K.Key_Plus, _K.Key_Minus, _K.Key_Equal, _K.Key_Comma, _K.Key_Period,
    _K.Key_QuoteLeft, _K.Key_C, _K.Key_H, _K.Key_K, _K.Key_L, _K.Key_M, *(_K(_K.Key_0 + digit) for digit in range(10)),
})  # fmt: skip
"""Single keys that the map and the command router handle themselves; they cannot be assigned as shortcuts."""


def is_at_table(keys: QKeySequence) -> bool:
    """Return whether *keys* is a single key of AT_TABLE."""
    return any(keys == QKeySequence(key) for key in AT_TABLE)


class ReservedKeys(QObject):
    """Event filter that keeps *keys* from triggering shortcuts while *widget*, its parent, has the focus."""

    def __init__(self, widget: QWidget, keys: tuple[Qt.Key, ...]) -> None:
        super().__init__(widget)
        self._keys = keys
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.ShortcutOverride:
            if event.key() in self._keys and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
                event.accept()
                return True
        return False


def keep_keys(widget: QWidget, *keys: Qt.Key) -> None:
    """Keep *keys* from triggering shortcuts while *widget* has the focus."""
    ReservedKeys(widget, keys)


def is_typed(event: QKeyEvent) -> bool:
    """Return whether *event* is a printable key without Ctrl, Alt or Meta."""
    free = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier
    return not event.modifiers() & ~free and Qt.Key.Key_Space < event.key() < Qt.Key.Key_Escape


ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_KEYPAD: Final = Qt.KeyboardModifier.KeypadModifier


def is_enter(event: QEvent) -> bool:
    """Return whether *event* is a key event of Enter without modifiers."""
    return isinstance(event, QKeyEvent) and event.key() in ENTER and not event.modifiers() & ~_KEYPAD


class EnterActivates(QObject):
    """Event filter that makes Enter click *button*, so that the window's Enter shortcut does not confirm instead."""

    def __init__(self, button: QAbstractButton) -> None:
        super().__init__(button)
        button.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kinds = (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress)
        if event.type() not in kinds or not isinstance(event, QKeyEvent) or not is_enter(event):
            return False
        event.accept()
        if event.type() == QEvent.Type.KeyPress and not event.isAutoRepeat() and isinstance(watched, QAbstractButton):
            if isinstance(watched, QToolButton) and watched.menu() is not None:
                watched.showMenu()
            else:
                watched.click()
        return True


class ToggleClicks(QObject):
    """Makes it a click when a screen reader toggles *button*, which is checkable: Qt only changes its state then.

    The program itself changes the state by ``set_checked``.
    """

    def __init__(self, button: QAbstractButton) -> None:
        super().__init__(button)
        self._button = button
        self._is_pressed = False
        button.pressed.connect(self._on_pressed)
        button.toggled.connect(self._on_toggled)
        button.released.connect(self._on_released)

    def _on_pressed(self) -> None:
        self._is_pressed = True

    def _on_released(self) -> None:
        self._is_pressed = False

    def _on_toggled(self, checked: bool) -> None:
        group = cast(QButtonGroup | None, self._button.group())
        if not self._is_pressed and (checked or group is None or not group.exclusive()):
            self._button.clicked.emit()


def set_checked(button: QAbstractButton, checked: bool) -> None:
    """Check *button* or not, which nobody is told."""
    with QSignalBlocker(button):
        button.setChecked(checked)


def mark_choice(action: QAction, chosen: bool) -> None:
    """Mark *action*, which has an icon, as the one that is *chosen* or not."""
    action.setCheckable(True)
    action.setChecked(chosen)
    font = action.font()
    font.setBold(chosen)    # its icon hides the check mark
    action.setFont(font)


STAYS: Final = 24 * 60 * 60 * 1000
"""Tooltip duration in milliseconds; Qt's default of ten seconds is too short with a magnifier."""


def key_text(keys: QKeySequence) -> str:
    """Return *keys* in words of the window's language, or in the signs of a Mac."""
    named = QKeySequence(keys.toString().replace(_ENTERS[1], _ENTERS[0]))
    return named.toString(QKeySequence.SequenceFormat.NativeText)


def keys_text(shortcuts: Iterable[QKeySequence]) -> str:
    """Return *shortcuts* in words of the window's language, those that read the same once."""
    return "; ".join(dict.fromkeys(map(key_text, shortcuts)))


def with_key(text: str, command: QAction) -> str:
    """Return *text* with the shortcut of *command*, as in "Take back the last command (Ctrl+Z)"."""
    key = key_text(command.shortcut())
    return f"{text} ({key})" if key else text


def let_stay(root: QWidget) -> None:
    """Keep tooltips of *root* and its children until the pointer leaves or Esc is pressed (A18, WCAG 1.4.13)."""
    for widget in (root, *root.findChildren(QWidget)):
        widget.setToolTipDuration(STAYS)
