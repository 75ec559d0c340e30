"""The notice of a network game beside the board: for whom play waits, and what is being voted on.

It says the most urgent thing first, with what can be answered.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple, Protocol

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QPushButton, QWidget

from swqt.gui.lan.standing import NetworkGameState
from swqt.gui.lan.tidings import Tidings
from swqt.gui.lan.words import knock_text
from swqt.gui.panels.notices import NoticeFrame, button_row
from swqt.gui.style.actions import EnterActivates
from swqt.gui.style.buttons import WrappingButton
from swqt.net.joining.newcomers import SeatWanted
from swqt.net.wire.terms import Knocked


class StripButton(NamedTuple):
    """One button: its text, what it does, and whether it is the one that is meant by default."""

    text: str
    act: Callable[[], object]
    primary: bool = False


class NetStrip(NoticeFrame):
    """Says one thing at a time, with a button for each answer; hidden while there is nothing to say."""

    focus_left = Signal()
    """The button that had the keyboard is gone."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("score")    # looks like the strip with the sums
        self._text = self._label()
        self._place, self._buttons = button_row()
        self._box.addWidget(self._text)
        self._box.addWidget(self._place)
        self._shown: tuple[str, tuple[str, ...]] = ("", ())

    def say(self, text: str, choices: Sequence[StripButton] = ()) -> None:
        """Show *text* and a button for each of *choices*; nothing for an empty text."""
        shown = (text, tuple(choice.text for choice in choices))
        if shown == self._shown:
            return    # a button must not slip away below the pointer
        self._shown = shown
        focused = any(button.hasFocus() for button in self.buttons())
        while (item := self._buttons.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.deleteLater()
        if focused:
            self.focus_left.emit()
        for choice in choices:
            button = WrappingButton(choice.text)
            button.setProperty("primary", choice.primary)
            button.setProperty("slim", True)    # the column is narrow
            button.clicked.connect(choice.act)
            EnterActivates(button)
            self._buttons.addWidget(button)
        self._text.setText(text)
        self._place.setVisible(bool(choices))
        self.setAccessibleName(text)
        self.setVisible(bool(text))

    def focus_last(self) -> None:
        """Have the keyboard at the last button, which is the one that is meant."""
        if buttons := self.buttons():
            buttons[-1].setFocus()

    def text(self) -> str:
        return self._text.text() if not self.isHidden() else ""

    def buttons(self) -> list[QPushButton]:
        """Return the buttons, in their order."""
        items = (self._buttons.itemAt(number) for number in range(self._buttons.count()))
        found = (item.widget() for item in items if item is not None)
        return [one for one in found if isinstance(one, QPushButton)]


Words = tuple[str, list[StripButton]]


class Deeds(Protocol):
    """What the answers do."""

    def answer(self, yes: bool) -> None:
        """Answer the proposal that is before all."""

    def pause(self) -> None:
        """Let the game rest, or go on."""

    def let_bot_play(self, peer: int) -> None:
        """Propose that a bot plays for *peer*."""

    def bear(self, peer: int) -> None:
        """Say no more of moves against the rules that *peer* has sent."""

    def be_patient(self) -> None:
        """Say no more in this turn of the time that somebody has not."""

    def put_to_vote(self, wish: SeatWanted) -> None:
        """Propose what somebody who watches asks for."""

    def refuse(self, wish: SeatWanted) -> None:
        """Do not propose it."""

    def answer_knock(self, knock: Knocked, yes: bool) -> None:
        """Let in who has knocked, or do not."""

    def want(self, chair: int) -> None:
        """Ask those who play for *chair*."""

    def forget_wish(self) -> None:
        """Say no more about the chair that was asked for."""

    def give_back(self, owner: int) -> None:
        """Give *owner* the chairs that the person here plays for them."""

    def ask_alone(self) -> None:
        """Ask whether the player here really wants to go on alone."""

    def stay(self) -> None:
        """They do not."""

    def go_on_alone(self) -> None:
        """They do."""

    def recap(self) -> None:
        """Walk through what was played while nobody was here."""

    def forget_missed(self) -> None:
        """Say no more of it."""

    def stop(self) -> None:
        """Leave the table; the game can be gone on with later."""

    def verify(self) -> None:
        """Check every draw of the game."""


class Bar(QObject):
    """Says it in words; *deeds* is what the buttons do."""

    def __init__(self, deeds: Deeds, tidings: Tidings) -> None:
        super().__init__()
        self._deeds = deeds
        self._tidings = tidings

    def words(self, now: NetworkGameState) -> Words:
        """Return what is to be said of *now*, with the answers; an empty text if there is nothing."""
        if now.leaving and now.may_leave:
            return self._leaving()
        parts = (
            self._vote, self._wishes, self._knocks, self._misdeeds, self._rest, self._wait, self._late, self._seats,
        )  # fmt: skip
        for part in parts:
            text, choices = part(now)
            if text:
                return text, choices
        if now.over:
            text = self.tr("Every draw of this game can be checked by everybody.")
            return text, [StripButton(self.tr("Verify the dice"), self._deeds.verify)]
        return "", []

    def _leaving(self) -> Words:
        text = self.tr(
            "You go on in a copy of this game, in which bots play for all others. They keep the game as it is now, and"
            " the two never become one again."
        )
        stay = StripButton(self.tr("Stay"), self._deeds.stay)
        return text, [stay, StripButton(self.tr("Go on alone"), self._deeds.go_on_alone, True)]

    def _alone(self, now: NetworkGameState) -> list[StripButton]:
        """Return the way out if everybody else has gone."""
        return [StripButton(self.tr("Go on alone…"), self._deeds.ask_alone)] if now.alone and now.may_leave else []

    def _vote(self, now: NetworkGameState) -> Words:
        asked, deeds = now.asked, self._deeds
        if asked is None or not now.playing:
            return "", []
        if asked.peer == now.mine:
            return self._tidings.asking(asked), self._alone(now)
        no = StripButton(self.tr("Refuse"), lambda: deeds.answer(False))
        return self._tidings.asked(asked), [no, StripButton(self.tr("Agree"), lambda: deeds.answer(True), True)]

    def _wishes(self, now: NetworkGameState) -> Words:
        if not now.wishes or now.asked is not None:
            return "", []
        wish, deeds = now.wishes[0], self._deeds
        text = self.tr("{0} would like to have seat {1} ({2}). If you agree, all vote on it.")
        no = StripButton(self.tr("Refuse"), lambda: deeds.refuse(wish))
        yes = StripButton(self.tr("Agree"), lambda: deeds.put_to_vote(wish), True)
        return text.format(wish.name, now.letter(wish.seat), now.holder(wish.seat)), [no, yes]

    def _knocks(self, now: NetworkGameState) -> Words:
        if not now.knocks or not now.playing:
            return "", []
        knock, deeds = now.knocks[0], self._deeds
        no = StripButton(self.tr("Not now"), lambda: deeds.answer_knock(knock, False))
        return knock_text(knock), [no, StripButton(self.tr("Let in"), lambda: deeds.answer_knock(knock, True), True)]

    def _misdeeds(self, now: NetworkGameState) -> Words:
        peer, deeds = now.unbearable, self._deeds
        if peer is None or not now.playing or now.over:
            return "", []
        text = self.tr("{0} has sent several moves that the rules do not allow.").format(now.name(peer))
        no = StripButton(self.tr("Hide"), lambda: deeds.bear(peer))
        return text, [no, StripButton(self.tr("A bot plays for now"), lambda: deeds.let_bot_play(peer), True)]

    def _rest(self, now: NetworkGameState) -> Words:
        if not now.paused:
            return "", []
        text, choices = self._tidings.resting(now.paused), []
        if now.hurries:
            text = " ".join((text, self.tr("You want to go on. The game does as soon as most players want that.")))
        if now.playing:
            choices = self._alone(now)
            choices += [] if now.hurries else [StripButton(self.tr("Go on"), self._deeds.pause, True)]
        return text, choices

    def _wait(self, now: NetworkGameState) -> Words:
        waiting, deeds = now.waiting, self._deeds
        if waiting is None or now.over:
            return "", []
        text, choices = self._tidings.waiting(waiting), []
        if now.playing:
            if waiting.overdue:
                peer = waiting.peers[0]
                choices.append(StripButton(self.tr("Save and stop"), deeds.stop))
                choices += self._alone(now)
                choices.append(StripButton(self.tr("A bot plays for now"), lambda: deeds.let_bot_play(peer), True))
            else:
                choices = self._alone(now)
            return text, choices
        if now.wish is not None:
            return "", []
        away = [chair for peer in waiting.peers for chair in now.chairs_of(peer) if chair in now.to_be_had()]
        return text, [self._ask_for(now, chair) for chair in away[:1]]

    def _late(self, now: NetworkGameState) -> Words:
        """Somebody's time is over: it costs them nothing, but others need not wait."""
        if now.late is None or not now.playing or now.over:
            return "", []
        peer, deeds = now.view.seats[now.late], self._deeds
        hide = StripButton(self.tr("Hide"), deeds.be_patient)
        if peer == now.mine:
            return self.tr("Your time is over. The others may vote that a bot plays for you for now."), [hide]
        text = self.tr("The time of {0} is over.").format(now.name(peer))
        return text, [hide, StripButton(self.tr("A bot plays for now"), lambda: deeds.let_bot_play(peer), True)]

    def _ask_for(self, now: NetworkGameState, chair: int) -> StripButton:
        return StripButton(self.tr("Ask for seat {0}").format(now.letter(chair)), lambda: self._deeds.want(chair), True)

    def _wish(self, now: NetworkGameState, letter: str) -> str:
        """How the wish of whoever watches here for the seat *letter* stands."""
        if now.voted_down:
            return self.tr("The players have voted against your wish for seat {0}.").format(letter)
        if now.gone and now.wish is not None:
            text = self.tr("Seat {0}, which you have asked for, is not free any more: {1}.")
            return text.format(letter, now.holder(now.wish))
        names = self._tidings.names(now.refusers)
        if now.all_refused:
            return self.tr("{0} refused your wish for seat {1}.").format(names, letter)
        if names:
            return self.tr("You have asked for seat {0}. {1} refused; the others decide on it.").format(letter, names)
        return self.tr("You have asked for seat {0}. Those who play decide on it.").format(letter)

    def _seats(self, now: NetworkGameState) -> Words:
        """Whose seats are played by somebody else than their owners."""
        deeds = self._deeds
        if now.wish is not None:
            return self._wish(now, now.letter(now.wish)), [StripButton(self.tr("Hide"), deeds.forget_wish)]
        if now.missed and now.playing:
            no = StripButton(self.tr("Hide"), deeds.forget_missed)
            text = self.tr("The game has gone on while you were away.")
            return text, [no, StripButton(self.tr("What happened"), deeds.recap, True)]
        for _, owner in now.guests():
            chairs = ", ".join(now.letter(chair) for chair, other in now.guests() if other == owner)
            text = self.tr("{0} is back, whose seat {1} you play.").format(now.name(owner), chairs)
            return text, [StripButton(self.tr("Give it back"), partial(deeds.give_back, owner), True)]
        own = [chair for chair in now.to_be_had() if now.view.owners[chair] == now.mine and not now.view.bots[chair]]
        if own and now.present(now.view.seats[own[0]]):
            text = self.tr("{0} plays for you now.").format(now.name(now.view.seats[own[0]]))
            return text, [StripButton(self.tr("Ask for your seat"), lambda: deeds.want(own[0]), True)]
        own = [chair for chair in now.to_be_had() if now.view.owners[chair] == now.mine and now.view.bots[chair]]
        if own:
            text = self.tr("A bot plays for you now.")
            return text, [StripButton(self.tr("Ask for your seat"), lambda: deeds.want(own[0]), True)]
        return "", []
