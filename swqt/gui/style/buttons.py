"""What can be pressed: buttons that wrap, icon buttons, links, number boxes, help and mute buttons.

And a guard that keeps the wheel from changing what it only passes, and the choice of a file to write.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, QObject, QRect, QSize, Qt, QUrl, Signal, SignalInstance
from PySide6.QtGui import (
    QAction,
    QColor,
    QDesktopServices,
    QFocusEvent,
    QFont,
    QFontMetrics,
    QPaintEvent,
)
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QLabel,
    QPushButton,
    QSizePolicy,
    QSpinBox,
    QStyle,
    QStyleOptionButton,
    QStylePainter,
    QToolButton,
    QWidget,
)

from swqt.gui.style.actions import EnterActivates, ToggleClicks, keep_keys, key_text, with_key
from swqt.gui.style.icons import sign_icon
from swqt.gui.style.theme import LEAST, blend, current, scale_of, text_font

_WRAPPED: Final = int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap | Qt.TextFlag.TextShowMnemonic)

_INSIDE: Final = 6
"""Pixels between the frame of a NumberBox and its number."""


def push_button(
    text: str, slot: Callable[..., object] | SignalInstance | None = None, look: str = "", tip: str = "", *,
    name: str = "", checkable: bool = False,
) -> QPushButton:  # fmt: skip
    """Return a button that Enter presses, too; *look* is a property of the style sheet, such as ``primary``, and *name*
    is for those who do not see what the text is about."""
    button = QPushButton(text)
    button.setAccessibleName(name)
    EnterActivates(button)
    if look:
        button.setProperty(look, True)
    button.setToolTip(tip)
    if slot is not None:
        button.clicked.connect(slot)
    if checkable:
        button.setCheckable(True)
        ToggleClicks(button)
    return button


class LinkLabel(QLabel):
    """A wrapped text whose links are pressed by mouse or keyboard; ``asked`` carries the address of one."""

    asked = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.setWordWrap(True)
        self.setTextFormat(Qt.TextFormat.RichText)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.LinksAccessibleByMouse | Qt.TextInteractionFlag.LinksAccessibleByKeyboard
        )
        self.linkActivated.connect(self.asked)

    def say(self, text: str, html: str) -> None:
        """Show *html*; *text* is what a screen reader says. Without a link the keyboard passes it by."""
        self.setText(html)
        self.setAccessibleName(text)
        has_link = "<a " in html
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if has_link else Qt.FocusPolicy.NoFocus)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Choose a link at once: Qt would need another Tab."""
        super().focusInEvent(event)
        reasons = Qt.FocusReason
        if event.reason() in (reasons.TabFocusReason, reasons.BacktabFocusReason):
            self.focusNextPrevChild(event.reason() == reasons.TabFocusReason)


class WrappingButton(QPushButton):
    """Breaks its text into lines where it would be wider than its place, and shrinks it where a word would be."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        high = super().sizeHint().height()
        if width >= super().sizeHint().width():
            return high
        font = self._fitted(width)
        room = QRect(0, 0, max(1, width - 2 * self._pad()), 10_000)
        words = QFontMetrics(font).boundingRect(room, _WRAPPED, self.text())
        return max(high, high + words.height() - QFontMetrics(self._fitted(high * 100)).height())

    def minimumSizeHint(self) -> QSize:
        """Return a size as wide as the longest word in the smallest text."""
        return QSize(self._longest(self._fitted(1)) + 2 * self._pad(), super().sizeHint().height())

    def _pad(self) -> int:
        return round(6 * scale_of(self.font()))

    def _longest(self, font: QFont) -> int:
        return max((QFontMetrics(font).horizontalAdvance(word) for word in self.text().split()), default=0)

    def _fitted(self, width: int) -> QFont:
        """Return the font in which the longest word fits into *width*, unless it were smaller than the smallest."""
        font = text_font(round(scale_of(self.font()) * 100), bold=bool(self.property("primary")))
        while font.pixelSize() > LEAST and self._longest(font) > width - 2 * self._pad():
            font.setPixelSize(font.pixelSize() - 1)
        return font

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.width() >= super().sizeHint().width():
            super().paintEvent(event)
            return
        p = QStylePainter(self)
        option = QStyleOptionButton()
        self.initStyleOption(option)
        text, option.text = option.text, ""
        p.drawControl(QStyle.ControlElement.CE_PushButton, option)
        theme = current()
        ink = QColor(theme.accent_ink if self.property("primary") else theme.text)
        p.setPen(ink if self.isEnabled() else blend(theme.text, theme.window, 0.42))
        room, font = self.rect().adjusted(self._pad(), 0, -self._pad(), 0), self._fitted(self.width())
        while font.pixelSize() > LEAST and not room.contains(QFontMetrics(font).boundingRect(room, _WRAPPED, text)):
            font.setPixelSize(font.pixelSize() - 1)    # where no layout gave it the height for its width
        p.setFont(font)
        p.drawText(room, _WRAPPED, text)
        p.end()


LEAST_SIDE: Final = 32
"""Least side of a button in pixels at any text size (A8)."""

_LARGEST: Final = 1.25
"""Largest factor by which icon buttons grow with the text size: words need the room more."""

_SIGN: Final = 0.56
"""Side of an icon as a share of its button."""

_LOOKS: Final = (QEvent.Type.FontChange, QEvent.Type.PaletteChange, QEvent.Type.StyleChange)


class IconButton(QToolButton):
    """Shows the icon *sign* in the theme's colours and at the text size, and follows changes of both.

    A *quiet* button has no frame. A click does not take the keyboard focus.
    """

    def __init__(self, sign: str, parent: QWidget | None = None, *, quiet: bool = False) -> None:
        super().__init__(parent)
        self._sign = sign
        self.setProperty("quiet" if quiet else "square", True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        EnterActivates(self)
        keep_keys(self, Qt.Key.Key_Space)
        _LookWatcher(self)
        self.update_icon()

    def show_sign(self, sign: str) -> None:
        """Replace the icon by *sign*."""
        self._sign = sign
        self.update_icon()

    def update_icon(self) -> None:
        """Update the icon to the current text size and colours."""
        self.setFixedSize(self.side(), self.side())
        side = self.sign_side()
        self.setIcon(sign_icon(self._sign, self.palette(), side))
        self.setIconSize(QSize(side, side))

    def side(self) -> int:
        """Return the height of the button in pixels."""
        return round(LEAST_SIDE * min(max(1.0, scale_of(self.font())), _LARGEST))

    def sign_side(self) -> int:
        """Return the side of the icon in pixels."""
        return round(self.side() * _SIGN)


class _LookWatcher(QObject):
    """Updates the icon of its button when colours, style or font change.

    It is an event filter because a Python ``changeEvent`` can crash when the button is deleted: Qt still calls it
    after the Python object is gone.
    """

    def __init__(self, button: IconButton) -> None:
        super().__init__(button)
        self._button = button
        button.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _LOOKS:
            self._button.update_icon()
        return False


class HelpButton(IconButton):
    """A question mark for the rules of the current decision; *explain* is the action with the same shortcut."""

    def __init__(self, explain: QAction, parent: QWidget | None = None) -> None:
        super().__init__("question", parent)
        self._explain = explain
        self.setObjectName("about")
        self.setAccessibleName(self.tr("Rules for this decision"))
        explain.changed.connect(self._name_key)
        self._name_key()

    def _name_key(self) -> None:
        self.setToolTip(with_key(self.accessibleName(), self._explain))


class MuteButton(IconButton):
    """Shows whether sounds are on and toggles them with *command*. It takes no focus: the command has a shortcut."""

    def __init__(self, command: QAction, parent: QWidget | None = None) -> None:
        super().__init__("sound", parent)
        self._command = command
        self.setObjectName("sound")
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.clicked.connect(command.trigger)
        command.changed.connect(self._show_command)
        self._show_command()

    def _show_command(self) -> None:
        """Update icon, tooltip and accessible name; the two states have different icons, not only colours."""
        heard = self._command.isChecked()
        key = key_text(self._command.shortcut())
        text = self.tr("Sound is on. Turn it off: {0}") if heard else self.tr("Sound is off. Turn it on: {0}")
        self.setToolTip(text.format(", ".join(filter(None, ("M", key)))))
        self.setAccessibleName(self.tr("Sound on") if heard else self.tr("Sound off"))
        self.show_sign("sound" if heard else "silence")


class NumberBox(QSpinBox):
    """A QSpinBox whose number keeps off the frame, for which style sheets have no padding."""

    def __init__(self, least: int = 0, most: int = 99) -> None:
        super().__init__()
        self.setRange(least, most)
        self.lineEdit().setTextMargins(_INSIDE, 0, 0, 0)


class WheelGuard(QObject):
    """Event filter that leaves the wheel to the scroll area unless its widget has the keyboard."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        widget.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Wheel and isinstance(watched, QWidget) and not watched.hasFocus():
            event.ignore()
            return True
        return False


class SignButton(IconButton):
    """A small button with a *sign*, called *name*; ``asked`` gives *what* it is for."""

    asked = Signal(object)

    def __init__(self, sign: str, name: str, what: object) -> None:
        super().__init__(sign, quiet=True)
        self._what = what
        self.setAccessibleName(name)
        self.setToolTip(name)
        self.clicked.connect(self._on_clicked)

    def _on_clicked(self) -> None:
        self.asked.emit(self._what)


def close_box(dialog: QDialog) -> QDialogButtonBox:
    """Return a row with a button that closes *dialog*."""
    buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
    buttons.rejected.connect(dialog.reject)
    return buttons


def ask_target(parent: QWidget | None, title: str, name: str, *kinds: str) -> Path | None:
    """Ask for a file to write, at first *name* in the player's folder; return it, or None if the player cancels.

    Each of *kinds* is a filter with one suffix. The file has that of the chosen kind, or of any kind that was typed.
    """
    dialog = QFileDialog(parent, title, str(Path.home()), ";;".join(kinds))
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setDefaultSuffix(_suffix(kinds[0]))    # before it asks whether to replace a file
    dialog.filterSelected.connect(lambda kind: dialog.setDefaultSuffix(_suffix(kind)))
    dialog.selectFile(name)
    chosen, kind = dialog.exec(), dialog.selectedNameFilter()
    path = Path(dialog.selectedFiles()[0])
    dialog.deleteLater()
    if not chosen:
        return None
    if path.suffix.lower() not in map(_suffix, kinds):
        return path.with_name(path.name + _suffix(kind))
    return path if kind == kinds[0] else path.with_suffix(_suffix(kind))


def _suffix(kind: str) -> str:
    """Return the suffix in the filter *kind*, such as ``Games (*.swn)``."""
    return kind[kind.rindex("*") + 1 : -1]


def open_folder(folder: Path) -> None:
    """Show *folder*, which is made if need be, in the system's file manager."""
    folder.mkdir(parents=True, exist_ok=True)
    QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))
