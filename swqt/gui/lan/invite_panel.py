"""How others come to the table: PIN, code, link, QR code and own address, each to be copied.

A QR code, painted square by square: crisp at every size, dark on light whatever the theme.
"""

from __future__ import annotations

import ipaddress
from collections.abc import Sequence
from typing import Final

import segno
from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QGuiApplication, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QGridLayout,
    QGroupBox,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from swqt.gui.style.theme import scale_of, text_font
from swqt.net.meeting.places import NetworkPlace, write_code, write_link
from swqt.net.wire.trouble import Troubled

_DARK: Final = "#2B1E13"
_LIGHT: Final = "#FFFBF0"
_QUIET: Final = 4
"""Squares left free around the code, so that cameras find it."""


class QrCode(QWidget):
    """Shows *text* as a code; nothing for an empty one."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.text = ""
        self._rows: list[list[bool]] = []
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_text(self, text: str) -> None:
        """Show *text* from now on."""
        if text == self.text:
            return
        self.text = text
        code = segno.make_qr(text, error="m") if text else None
        self._rows = [[bool(square) for square in row] for row in code.matrix] if code is not None else []
        self.setVisible(bool(self._rows))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        side = max(148, (len(self._rows) + 2 * _QUIET) * 4)
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        count = len(self._rows)
        if not count:
            return
        # Whole device pixels for each square, or lines would shimmer between them.
        ratio = self.devicePixelRatioF()
        square = max(1, int(min(self.width(), self.height()) * ratio) // (count + 2 * _QUIET))
        side = square * (count + 2 * _QUIET)
        p = QPainter(self)
        p.scale(1 / ratio, 1 / ratio)
        left = (int(self.width() * ratio) - side) // 2
        top = (int(self.height() * ratio) - side) // 2
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(QColor(_LIGHT))
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        p.drawRoundedRect(QRect(left, top, side, side), 2 * square, 2 * square)
        p.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        first_x, first_y = left + _QUIET * square, top + _QUIET * square
        for y, row in enumerate(self._rows):
            for x, dark in enumerate(row):
                if dark:
                    p.fillRect(QRect(first_x + x * square, first_y + y * square, square, square), QColor(_DARK))
        p.end()


class InvitePanel(QGroupBox):
    """``copied`` tells what was put on the clipboard, ``pin_wanted`` whether there shall be a PIN, ``renewed`` asks
    for another one."""

    copied = Signal(str)
    pin_wanted = Signal(bool)
    renewed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setTitle(self.tr("Invite others"))
        self.pin = QLabel()
        self.pin.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.pin.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.asks = QCheckBox(self.tr("Who comes in needs a P&IN"))
        self.renew = QPushButton(self.tr("New PIN"))
        self.qr = QrCode()
        self.rows: dict[str, tuple[QLabel, QLabel, QPushButton]] = {}
        self.note = QLabel()
        self.note.setProperty("muted", True)
        self.note.setWordWrap(True)
        grid = QGridLayout()
        grid.setColumnStretch(1, 1)
        names = {
            "address": self.tr("Address"), "code": self.tr("Code"), "short": self.tr("Short code"),
            "link": self.tr("Link"),
        }  # fmt: skip
        for number, (key, name) in enumerate(names.items()):
            title, value, button = QLabel(name), QLabel(), QPushButton(self.tr("Copy"))
            title.setProperty("muted", True)
            value.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            value.setWordWrap(True)
            button.setAccessibleName(self.tr("Copy: {0}").format(name))
            button.clicked.connect(lambda _=False, key=key: self._copy(key))
            grid.addWidget(title, number, 0)
            grid.addWidget(value, number, 1)
            grid.addWidget(button, number, 2)
            self.rows[key] = (title, value, button)
        head = QHBoxLayout()
        head.addWidget(self.asks, 1)
        head.addWidget(self.renew)
        whole = QVBoxLayout(self)
        whole.addWidget(self.pin)
        whole.addLayout(head)
        whole.addWidget(self.qr)
        whole.addLayout(grid)
        whole.addWidget(self.note)
        self.asks.clicked.connect(self.pin_wanted)
        self.renew.clicked.connect(self.renewed)

    def show_place(self, addresses: Sequence[str], port: int, pin: str, token: bytes, *, is_host: bool) -> None:
        """Invite to the table at *port* of the own *addresses*, the likeliest first; *pin* may be empty.

        Link and QR code contain the *token*, too.
        """
        self.pin.setFont(text_font(round(scale_of(self.font()) * 100), size=2.4, bold=True))
        self.pin.setText(f"{pin[:3]} {pin[3:]}" if pin else "")
        self.pin.setAccessibleName(self.tr("PIN {0}").format(" ".join(pin)) if pin else "")
        self.pin.setVisible(bool(pin))
        self.asks.setChecked(bool(pin))
        self.asks.setEnabled(is_host)
        self.renew.setVisible(bool(pin) and is_host)
        best = next((one for one in addresses if _is_v4(one)), addresses[0] if addresses else "")
        texts = dict.fromkeys(self.rows, "")
        if best and port:
            place = NetworkPlace(best, port)
            texts["address"] = str(place)
            texts["link"] = write_link(place, pin, token)
            for key, short in (("code", False), ("short", True)):
                try:
                    texts[key] = write_code(place, pin, short=short)
                except Troubled:    # there is none for IPv6, and no short one for another port
                    texts[key] = ""
        for key, row in self.rows.items():
            row[1].setText(texts[key])
            for part in row:
                part.setVisible(bool(texts[key]))
        self.qr.show_text(texts["link"])
        self.qr.setAccessibleName(self.tr("QR code of the link"))
        others = [str(NetworkPlace(one, port)) for one in addresses if one != best]
        if not texts["address"]:
            self.note.setText(self.tr("This computer has no address that others could reach."))
        elif others:
            self.note.setText(self.tr("If that does not work: {0}").format(", ".join(others[:3])))
        else:
            self.note.setText("")
        self.note.setVisible(bool(self.note.text()))

    def _copy(self, key: str) -> None:
        text = self.rows[key][1].text()
        QGuiApplication.clipboard().setText(text)
        self.copied.emit(self.tr("Copied: {0}").format(text))


def _is_v4(address: str) -> bool:
    try:
        return ipaddress.ip_address(address).version == 4
    except ValueError:
        return False
