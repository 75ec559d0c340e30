"""The buttons of the moment; what does not fit beside the hint is in a menu after them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QEvent, QObject, QSize, Signal
from PySide6.QtWidgets import QHBoxLayout, QLayout, QMenu, QPushButton, QSizePolicy, QToolButton, QWidget

from swqt.gui.offer import Offer
from swqt.gui.panels.enter import EnterPresses
from swqt.gui.tips import let_stay

_HEIGHT = 40


class OfferStrip(QWidget):
    """Shows offers in ``room`` pixels; Confirm and Cancel are never in the menu."""

    let_go = Signal()
    """The button that had the keyboard is gone."""

    filled = Signal()
    """There are other buttons than before."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._offers: tuple[Offer, ...] = ()
        self._room = 0
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(6)
        self.more = QToolButton()
        self.more.setText(self.tr("More…"))
        self.more.setProperty("bar", True)
        self.more.setMinimumHeight(_HEIGHT)
        self.more.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.more.setMenu(QMenu(self.more))
        EnterPresses(self.more)
        self._row.addWidget(self.more)
        # It fits itself to the room there is, so it must never make the window wider.
        self._row.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, _HEIGHT)

    def show_offers(self, offers: Sequence[Offer], room: int) -> None:
        """Show *offers* in *room* pixels."""
        self._offers = tuple(offers)
        self._room = room
        self._fill()

    def set_room(self, room: int) -> None:
        """Fit into *room* pixels from now on."""
        if room != self._room:
            self._room = room
            self._fill()

    def buttons(self) -> list[QPushButton]:
        """Return the buttons outside the menu."""
        items = [self._row.itemAt(number) for number in range(self._row.count())]
        widgets = [item.widget() for item in items if item is not None]
        return [widget for widget in widgets if isinstance(widget, QPushButton)]

    def _fill(self) -> None:
        focused = any(button.hasFocus() for button in self.buttons())
        for button in self.buttons():
            self._row.removeWidget(button)
            button.hide()
            button.deleteLater()
        if focused:
            self.let_go.emit()
        made = [self._button(offer) for offer in self._offers]
        shown = self._fitting(made)
        for number, button in enumerate(made[:shown]):
            self._row.insertWidget(number, button)
        for button in made[shown:]:
            button.deleteLater()
        self._fill_menu(self._offers[shown:])
        self.updateGeometry()
        self.filled.emit()

    def stops(self) -> list[QWidget]:
        """Return what the keyboard stops at."""
        return [*self.buttons(), self.more]

    def _fitting(self, made: list[QPushButton]) -> int:
        """Return how many of *made* fit, the menu's button beside them if not all do."""
        widths = [button.sizeHint().width() + self._row.spacing() for button in made]
        if sum(widths) <= self._room:
            return len(made)
        left = self._room - self.more.sizeHint().width()
        shown = 0
        for offer, width in zip(self._offers, widths, strict=True):
            left -= width
            if left < 0 and offer.may_hide:
                break
            shown += 1
        return shown

    def _fill_menu(self, offers: Sequence[Offer]) -> None:
        menu = self.more.menu()
        menu.clear()
        for offer in offers:
            action = menu.addAction(offer.text)
            action.setToolTip(offer.tip)
            action.setCheckable(offer.checked is not None)
            action.setChecked(bool(offer.checked))
            action.triggered.connect(lambda checked=False, offer=offer: offer.act())
            if offer.preview is not None:
                action.hovered.connect(partial(offer.preview, True))
                menu.aboutToHide.connect(partial(offer.preview, False))
        self.more.setVisible(bool(offers))
        self.more.setDown(any(offer.checked for offer in offers))

    def _button(self, offer: Offer) -> QPushButton:
        button = QPushButton(offer.text, self)
        button.clicked.connect(lambda: offer.act())
        EnterPresses(button)
        button.setMinimumHeight(_HEIGHT)
        button.setCheckable(offer.checked is not None)
        button.setChecked(bool(offer.checked))
        button.setProperty("primary", offer.primary)
        button.setToolTip(offer.tip)
        let_stay(button)
        button.setProperty("topic", offer.topic)
        if offer.preview is not None:
            _Preview(button, offer.preview)
        return button


class _Preview(QObject):
    """Lives as long as *button*, and calls *show* when it is pointed at, or has the keyboard, and when no more."""

    def __init__(self, button: QPushButton, show: Callable[[bool], None]) -> None:
        super().__init__(button)
        self._button = button
        self._show = show
        button.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Enter, QEvent.Type.FocusIn):
            self._show(True)
        elif event.type() in (QEvent.Type.Leave, QEvent.Type.FocusOut, QEvent.Type.Hide):
            self._show(False)
        return False
