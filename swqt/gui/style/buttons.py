"""A large button with a line of explanation under its text, as on the first page.

A button that shows nothing but a sign: how it is dressed, and how the keyboard uses it.

A question mark at the end of the line above the map: the rules for what is asked now.

A loudspeaker that can be seen at any time: one click, and nothing is heard any more.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, QObject, QRect, QSize, Qt, QUrl
from PySide6.QtGui import QAction, QColor, QDesktopServices, QFontMetrics, QKeySequence, QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QStyle, QStyleOptionButton, QStylePainter, QToolButton, QWidget

from swqt.gui.style.icons import sign_icon
from swqt.gui.style.key_handling import EnterActivates, keep_keys, with_key
from swqt.gui.style.theme import blend, current, fit_font, scale_of, text_font, title_font

_WIDE: Final = 150
_SIDE: Final = 18
"""Pixels at 100 %: the least width, and left free at each end."""

_TITLE: Final = 1.28
_SMALL: Final = 1.0


class DescriptionButton(QPushButton):
    """Shows its text in the font of titles and ``note`` below it; what does not fit is cut off with dots."""

    def __init__(self, text: str = "", note: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.note = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.show_note(note)

    def show_note(self, note: str) -> None:
        """Explain the button with *note*, for eyes and for screen readers."""
        self.note = note
        self.setAccessibleDescription(note)
        self.setToolTip(note if self._note_is_cut() else "")
        self.updateGeometry()
        self.update()

    @property
    def _percent(self) -> int:
        return round(scale_of(self.font()) * 100)

    def _note_is_cut(self) -> bool:
        room = self.width() - 2 * _SIDE * self._percent / 100
        return QFontMetrics(text_font(self._percent, size=_SMALL)).horizontalAdvance(self.note) > room

    def sizeHint(self) -> QSize:
        return self._size(max(round(_WIDE * self._percent / 100), self._wide(self.text())))

    def minimumSizeHint(self) -> QSize:
        """As wide as the longest word: more would keep the whole window wide, even when a game is on the table."""
        return self._size(max(map(self._wide, self.text().split()), default=0))

    def _wide(self, text: str) -> int:
        return QFontMetrics(title_font(self._percent, size=_TITLE)).horizontalAdvance(text.replace("&", ""))

    def _size(self, wide: int) -> QSize:
        tall = 68 if self.note else 52
        return QSize(wide + round(2 * _SIDE * self._percent / 100), tall * self._percent // 100)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QStylePainter(self)
        option = QStyleOptionButton()
        self.initStyleOption(option)
        text, option.text = option.text, ""
        p.drawControl(QStyle.ControlElement.CE_PushButton, option)
        p.end()
        theme, percent = current(), self._percent
        ink, ground = theme.text, theme.raised
        if not self.isEnabled():
            ink = theme.muted
        elif self.property("primary"):
            ink, ground = theme.accent_ink, theme.accent
        side = round(_SIDE * percent / 100)
        room = self.rect().adjusted(side, 0, -side, 0)
        q = QPainter(self)
        q.setFont(title_font(percent, size=_TITLE))
        q.setPen(QColor(ink))
        if not self.note:
            q.drawText(room, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextShowMnemonic, text)
            q.end()
            return
        middle = round(self.height() * 0.55)
        upper = QRect(room.left(), round(self.height() * 0.09), room.width(), middle - round(self.height() * 0.09))
        lower = QRect(room.left(), middle, room.width(), self.height() - middle)
        q.drawText(upper, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextShowMnemonic, text)
        q.setFont(text_font(percent, size=_SMALL))
        q.setPen(QColor(ink) if theme.name == "contrast" else blend(ink, ground, 0.12))
        fit_font(q, self.note, room.width(), 0.75 * q.font().pixelSize())
        cut = q.fontMetrics().elidedText(self.note, Qt.TextElideMode.ElideMiddle, room.width())
        q.drawText(lower, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop, cut)
        q.end()


LEAST_SIDE: Final = 32
"""Pixels of a button at any size of text (A8)."""

_SIGN: Final = 20
"""Pixels of a sign, at 100 %."""

_LOOKS: Final = (QEvent.Type.FontChange, QEvent.Type.PaletteChange, QEvent.Type.StyleChange)


class IconButton(QToolButton):
    """Shows *sign* in the colours of the theme and the size of its text, and goes with both.

    A *quiet* one has no frame, others look as the buttons of the action bar. A click leaves the keyboard where it is.
    """

    def __init__(self, sign: str, parent: QWidget | None = None, *, quiet: bool = False) -> None:
        super().__init__(parent)
        self._sign = sign
        self.setProperty("quiet" if quiet else "bar", True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setMinimumSize(LEAST_SIDE, LEAST_SIDE)
        EnterActivates(self)
        keep_keys(self, Qt.Key.Key_Space)
        _Mirror(self)
        self.dress()

    def show_sign(self, sign: str) -> None:
        """Show *sign* from now on."""
        self._sign = sign
        self.dress()

    def dress(self) -> None:
        """Show the sign as large, and in such colours, as text would be now."""
        side = self.sign_side()
        self.setIcon(sign_icon(self._sign, self.palette(), side))
        self.setIconSize(QSize(side, side))

    def sign_side(self) -> int:
        """Return the pixels of the sign."""
        return round(_SIGN * scale_of(self.font()))


class _Mirror(QObject):
    """Has its button dressed anew when colours or text change.

    It watches from outside: a button with a ``changeEvent`` of its own has been seen to bring the program down when
    it was deleted, for Qt still tells it of changes while its Python half is gone.
    """

    def __init__(self, button: IconButton) -> None:
        super().__init__(button)
        self._button = button
        button.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _LOOKS:
            self._button.dress()
        return False


class HelpButton(IconButton):
    """Whoever listens to ``clicked`` opens the book; *explain* is the command whose key does so, too."""

    def __init__(self, explain: QAction, parent: QWidget | None = None) -> None:
        super().__init__("question", parent)
        self._explain = explain
        self.setObjectName("about")
        self.setAccessibleName(self.tr("Rules for what is asked now"))
        explain.changed.connect(self._name_key)
        self._name_key()

    def _name_key(self) -> None:
        self.setToolTip(with_key(self.accessibleName(), self._explain))


class MuteButton(IconButton):
    """Shows whether *command* lets sounds be heard, and gives it. The keyboard has the command itself."""

    def __init__(self, command: QAction, parent: QWidget | None = None) -> None:
        super().__init__("sound", parent)
        self._command = command
        self.setObjectName("sound")
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.clicked.connect(command.trigger)
        command.changed.connect(self._show_command)
        self._show_command()

    def _show_command(self) -> None:
        """Show whether sounds can be heard; the sign is another one, not only paler."""
        heard = self._command.isChecked()
        key = self._command.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        text = self.tr("Sounds can be heard. Silence them: {0}") if heard else self.tr("Silent. Hear sounds again: {0}")
        self.setToolTip(text.format(", ".join(filter(None, ("M", key)))))
        self.setAccessibleName(self.tr("Sound on") if heard else self.tr("Sound off"))
        self.show_sign("sound" if heard else "silence")


def open_folder(folder: Path) -> None:
    """Show *folder*, which is made if need be, in the system's file manager."""
    folder.mkdir(parents=True, exist_ok=True)
    QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))
