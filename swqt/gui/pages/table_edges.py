"""Finds where tokens and coins enter and leave the map: at the tray below it, and at the players' rows beside it."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF
from PySide6.QtWidgets import QAbstractItemView, QWidget

from swqt.gui.board.animator import TableEdges
from swqt.gui.board.view import BoardView
from swqt.gui.panels.hand_tray import HandTray


def table_edges(view: BoardView, tray: HandTray, players: QAbstractItemView, seat: int) -> TableEdges:
    """Return the edges of the map in *view* while *tray* shows the hand of *seat*."""
    hand: list[QPointF] = []
    if tray.isVisible():
        places = [place for place, _ in tray.places()] or [QPointF(tray.rect().center())]
        hand = [_seen_from(view, tray, place) for place in places]
    rows: dict[int, float] = {}
    model = players.model()
    if players.isVisible() and model is not None:
        for number in range(model.rowCount()):
            middle = players.visualRect(model.index(number, 0)).center()
            rows[number] = _seen_from(view, players.viewport(), QPointF(middle)).y()
    return TableEdges(seat if hand else -1, tuple(hand), rows)


def _seen_from(view: BoardView, widget: QWidget, place: QPointF) -> QPointF:
    """Return *place* of *widget* in pixels of the map's viewport."""
    offset = view.viewport().mapFromGlobal(widget.mapToGlobal(QPoint()))
    return place + QPointF(offset)
