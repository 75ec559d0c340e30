"""The settings dialog. Changes apply immediately; there is nothing to confirm."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import fields, replace
from math import ceil
from typing import Any, Final, cast

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLabel,
    QPushButton,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from swqt.gui.dialogs.shortcuts import ShortcutsPage
from swqt.gui.style.actions import SCALES, Actions
from swqt.gui.style.layouts import StyledTabWidget
from swqt.gui.style.motion import system_reduces_motion
from swqt.gui.style.theme import scale_of
from swqt.gui.texts.i18n import language_name, languages
from swqt.home import Settings

_NOT_CHOICES: Final = ("window", "last_setup", "recent", "more", "decline_tip_seen")
"""Settings that this dialog does not show and does not reset."""

_SIZE: Final = QSize(600, 460)
"""Size at 100% text size."""
_WIDE: Final = 18
"""Minimum width of every list in characters: they are in one column."""

_NOTE: Final = 300
"""Minimum line length of a note at 100%, in pixels."""


class SettingsDialog(QDialog):
    """``changed`` carries the new Settings after every choice; ``tried`` the kind of sound to play as a sample."""

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
        self.tabs = StyledTabWidget()
        self.tabs.addTab(self._looks(), self.tr("&Looks"))
        self.tabs.addTab(self._play(), self.tr("&Play"))
        self.tabs.addTab(self._table(), self.tr("&Table"))
        self.tabs.addTab(self._sound(no_sound), self.tr("&Sound"))
        self._actions = actions
        self._keys: ShortcutsPage | None = None
        self._place_of_keys = QVBoxLayout()
        self._place_of_keys.setContentsMargins(0, 0, 0, 0)
        self._page_of_keys = QWidget()
        self._page_of_keys.setLayout(self._place_of_keys)
        self.tabs.addTab(self._page_of_keys, self.tr("&Keys"))
        self.tabs.currentChanged.connect(self._on_tab)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self.defaults = QPushButton(self.tr("&Restore all defaults"))
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
        names = {"": self.tr("As the system")}
        for code in languages():
            names[code] = language_name(code)
        form.addRow(self.tr("Language"), self._choice("language", names))
        themes = {
            "": self.tr("As the system"), "light": self.tr("Light"), "dark": self.tr("Dark"),
            "contrast": self.tr("High contrast"),
        }  # fmt: skip
        form.addRow(self.tr("Colours"), self._choice("theme", themes))
        form.addRow(self.tr("Text size"), self._choice("scale", {scale: f"{scale} %" for scale in SCALES}))
        form.addRow(self._tick("faces", self.tr("Portraits on tokens, as far as they are large enough")))
        return _page(form)

    def _play(self) -> QWidget:
        form = _form()
        speeds = {
            "slow": self.tr("Slow"), "normal": self.tr("Normal"),
            "fast": self.tr("Fast"), "instant": self.tr("At once"),
        }  # fmt: skip
        form.addRow(self.tr("People's moves"), self._choice("own_speed", speeds))
        form.addRow(self.tr("Bots' moves"), self._choice("bot_speed", speeds))
        form.addRow(self._tick("reduced_motion", self.tr("Nothing moves: only the result is shown")))
        if system_reduces_motion():
            form.addRow(_note(self.tr("The system is set to show less motion: nothing moves in any case.")))
        form.addRow(self._tick("privacy_screen", self.tr("Cover the table until the next person takes over")))
        placed = {"auto": self.tr("are placed at once"), "ask": self.tr("wait for their player")}
        about = self.tr("Placed at once, they go where they are needed most. Undo takes that back; then the player"
                        " places them by hand.")  # fmt: skip
        box = self._choice("retreats", placed)
        box.setToolTip(about)
        box.setAccessibleDescription(about)
        form.addRow(self.tr("Tokens that are driven out"), box)
        if len(self._people) > 1:
            for name in self._people:
                form.addRow(self.tr("– those of {0}").format(name), self._retreats_of(name, placed))
        form.addRow(_note(self.tr("Space ends whatever is moving. Numbered marks on the map tell what was done.")))
        return _page(form)

    def _table(self) -> QWidget:
        form = _form()
        form.addRow(self._tick("fast_pick", self.tr("A click on a combo picks it, without Confirm")))
        form.addRow(self._tick("auto_end", self.tr("A turn in which nothing is left to do ends by itself")))
        form.addRow(self._tick("free_undo", self.tr("Undo goes past dice, new combos and other people's turns")))
        about = self.tr("That is for people who share this screen, without bots. What the dice and the stacks have said"
                        " comes again in the same order, so nobody gets a better roll by taking one back.")  # fmt: skip
        form.addRow(_note(about))
        badges = {
            "auto": self.tr("on all, or what can be paid"),
            "all": self.tr("on all targets"), "hover": self.tr("on what is pointed at"), "off": self.tr("nowhere"),
        }  # fmt: skip
        form.addRow(self.tr("Costs on the map"), self._choice("badges", badges))
        hints = {
            0: self.tr("none"), 1: self.tr("targets"), 2: self.tr("targets, warnings"),
            3: self.tr("targets, warnings, advice (H)"),
        }  # fmt: skip
        form.addRow(self.tr("Help"), self._choice("hints", hints))
        return _page(form)

    def _sound(self, no_sound: str) -> QWidget:
        form = _form()
        form.addRow(self._tick("sound", self.tr("Sounds can be heard")))
        form.addRow(self.tr("Effects"), self._volume("sound_volume", "effects"))
        form.addRow(self.tr("Calls: whose turn it is, refusals, the end"), self._volume("alert_volume", "alerts"))
        form.addRow(_note(self.tr("Nothing is told by sound alone.")))
        if no_sound:
            form.addRow(_note(self.tr("This computer plays no sound: {0}").format(no_sound)))
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
        for value, text in {"": self.tr("as everybody's"), **texts}.items():
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
        slider.setToolTip(f"{value} %")
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


def _note(text: str) -> QLabel:
    label = QLabel(text)
    label.setWordWrap(True)
    metrics = label.fontMetrics()    # a form layout in tabs ignores height-for-width
    lines = ceil(metrics.horizontalAdvance(text) / (_NOTE * scale_of(label.font())))
    label.setMinimumHeight(lines * metrics.lineSpacing())
    label.setProperty("muted", True)
    return label
