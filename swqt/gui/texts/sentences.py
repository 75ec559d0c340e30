"""What happened and what is asked, in plain sentences. Players are called by name: at one table, nobody is "you".

Why no more can be taken back: what the undo of a game stops at, in words.

Sums as rich text: each part is a link to the rule that it comes from.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QObject

from swqt.content import OWN_RULE
from swqt.engine import (
    NOBODY,
    Abandoned,
    Attempted,
    Command,
    Conquer,
    Conquered,
    Cost,
    Deal,
    Dealt,
    Decision,
    Declined,
    Deployed,
    Discarded,
    Earned,
    Event,
    Forged,
    Gain,
    Gained,
    GameOver,
    Income,
    Lifted,
    Lost,
    Pact,
    Paid,
    Picked,
    Placed,
    RegionSet,
    Removed,
    Retreated,
    Roll,
    Rolled,
    Rules,
    State,
    Swapped,
    TurnBegan,
    Uncovered,
    Use,
    Vanished,
)
from swqt.gui.style.theme import current
from swqt.gui.texts.names import Names
from swqt.gui.texts.refusals import decision_word
from swqt.table import Game


class UndoBarrierTexts(QObject):
    """Says what the undo of *game* stops at."""

    def __init__(self, game: Game, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._game = game

    def text(self, count: int | None = None) -> str:
        """Return why nothing can be taken back, or not all but the first *count* commands; empty if it can."""
        barrier = self._game.barrier if count is None else self._game.barrier_before(count)
        if barrier is None:
            return ""
        command = barrier.entry.command if barrier.entry is not None else None
        if barrier.reason == "start":
            return self.tr("Nothing has been played yet.")
        if barrier.reason == "turn":
            return self.tr("Nothing has been played in this turn.")
        if barrier.reason == "seat":
            return self.tr("Undo stops here: another player has acted.")
        if isinstance(command, Roll):
            return self.tr("Undo stops here: the die was rolled.")
        if isinstance(command, Deal):
            return self.tr("Undo stops here: a new combo has turned up.")
        return self.tr("Undo stops here: something hidden has turned up.")


class SumTerm(NamedTuple):
    """One part of a sum in words, the *topic* (a rule's ID, or a trait) under which the rule book explains it, and the
    *regions* that it comes from."""

    text: str
    topic: str
    regions: RegionSet = 0


def _topic(rule: str, trait: str) -> str:
    """Return under which topic the rule book has *rule*; what a home-made trait does stands on its page."""
    return rule if rule not in ("", OWN_RULE) else trait


class Sentences(QObject):
    """Speaks about one game with its *names*."""

    def __init__(self, names: Names) -> None:
        super().__init__()
        self.names = names
        self.placed: frozenset[int] = frozenset()
        """After how many commands comes a retreat that was placed for the player."""
        self.told: frozenset[int] | None = None
        """The seats of which it is said what a turn has paid them; None: all."""
        self.rules: Rules | None = None
        """What a conquest of the past has cost, they know; without them it is not said."""

    def tell(self, event: Event) -> str:
        """Return a sentence on *event*."""
        return _TELLERS[type(event)](self, event)

    def automatic(self, text: str) -> str:
        """Return *text* on a placement with the remark that the program made it."""
        return self.tr("{0} Placed automatically.").format(text)

    def phase(self, state: State, decision: Decision | None, *, must_place: str = "", hammers: int = 0) -> str:
        """Return what is being done now, as in "conquer – 5 tokens in hand".

        *must_place* is a kind of piece that comes before anything else.
        """
        if decision is None:
            return self.tr("The game is over")
        if must_place and decision.kind in ("pick", "choice", "ghouls", "conquer"):
            return self.tr("place first: {0}").format(self.names.piece(must_place))
        if decision.kind == "redeploy" and decision.about is not None:
            return self.tr("one last redeployment of the race in decline")
        parts = [decision_word(decision.kind)]
        number = state.active_of(decision.seat)
        if decision.kind in ("choice", "conquer") and number != NOBODY and state.tribes[number].hand:
            parts.append(self.tr("%n token(s) in hand", "", state.tribes[number].hand))
        if decision.kind in ("choice", "conquer") and hammers:
            parts.append(self.tr("%n Hammer(s)", "", hammers))
        if decision.kind == "retreat":
            waiting = sum(tribe.waiting for tribe in state.tribes if tribe.seat == decision.seat)
            parts.append(self.tr("%n token(s) to place", "", waiting))
        return " – ".join(parts)

    def hint(self, decision: Decision | None) -> str:
        """Return what a player can do now, by mouse or by keys."""
        if decision is None:
            return ""
        if decision.kind == "redeploy" and decision.about is not None:
            return self.tr("The race has declined. Spread its tokens once more: + and −, or left and right click.")
        return {
            "pick": self.tr("Choose a combo, then Confirm."),
            "choice": self.tr("Choose a region to conquer, abandon an own one by its menu, or decline."),
            "ghouls": self.tr("Conquer with the race in decline first, or go on."),
            "conquer": self.tr("Choose a region to conquer. End when you are done."),
            "redeploy": self.tr("Place tokens with + and −, left and right click, or the wheel. Then end the turn."),
            "close": self.tr("Place or move what the buttons offer, or end the turn."),
            "altar": self.tr("Choose a region to give up a token there for coins, or go on."),
            "stout": self.tr("The turn is scored. Decline now, or keep the race?"),
            "retreat": self.tr("Enter accepts what is proposed; or change it with + and −, or left and right click."),
        }.get(decision.kind, "")

    def cost(self, cost: Cost) -> str:
        """Return a cost as a sum, as in "cost 4 = 2 base + 1 Lost Tribe + 1 Mountain"."""
        return self.tr("cost {0} = {1}").format(cost.total, " ".join(term.text for term in self.cost_terms(cost)))

    def paid_for(self, before: State, command: Command, event: Conquered) -> str:
        """Return what the conquest *event* cost by *command* in the position *before*; empty if its tokens say it all.

        With the die, fewer tokens than that were needed. What another rule than the cost has decided, is left out.
        """
        if self.rules is None:
            return ""
        using = command.using if isinstance(command, (Conquer, Use)) else ()
        try:
            cost = self.rules.cost(before, event.region, using)
        except ValueError:    # tokens have moved in without a campaign
            return ""
        fits = cost.total > event.tokens if event.how == "die" else cost.total == event.tokens
        return self.cost(cost) if fits and len(cost.parts) > 1 else ""

    def cost_terms(self, cost: Cost) -> list[SumTerm]:
        """Return the parts of a cost with their signs, as in "2 base" and "+ 1 Mountain"."""
        out: list[SumTerm] = []
        for part in cost.parts:
            sign = "−" if part.amount < 0 else "+"
            words = f"{abs(part.amount)} {self.names.part(part.what, abs(part.amount))}"
            out.append(SumTerm(words if not out else f"{sign} {words}", _topic(part.rule, part.what)))
        return out

    def income(self, income: Income) -> str:
        """Return an income by source, as in "regions 5 · Forest 2"."""
        return " · ".join(term.text for term in self.income_terms(income))

    def income_terms(self, income: Income) -> list[SumTerm]:
        """Return the sources of an income with what each pays, as in "regions 5" and "Forest 2"."""
        amounts: dict[tuple[str, str], int] = {}
        rules: dict[tuple[str, str], str] = {}
        regions: dict[tuple[str, str], RegionSet] = {}
        for part in income.parts:
            key = (part.source, part.race if part.source == "regions" else "")
            amounts[key] = amounts.get(key, 0) + part.amount
            rules.setdefault(key, _topic(part.rule, part.source))
            regions[key] = regions.get(key, 0) | part.regions
        several = sum(source == "regions" for source, _ in amounts) > 1
        out = []
        for (source, race), amount in amounts.items():
            name = self.names.source(source)
            if several and race:
                name = self.tr("{0} of {1}").format(name, self.names.trait(race))
            out.append(SumTerm(f"{name} {amount}", rules[source, race], regions[source, race]))
        return out

    def earned(self, event: Earned) -> str:
        """Return what a scoring has paid, its sources left out; or that it has, if no more is told."""
        if not self.tells(event.seat):
            return self.tr("{0}'s turn is paid").format(self.names.seat(event.seat))
        return self.tr("{0} earns %n coin(s)", "", event.income.total).format(self.names.seat(event.seat))

    def earned_terms(self, event: Earned) -> list[SumTerm]:
        """Return the sources of a scoring; none if they are not told."""
        return self.income_terms(event.income) if self.tells(event.seat) else []

    def tells(self, seat: int) -> bool:
        """Return whether it is said what a turn has paid *seat*."""
        return self.told is None or seat in self.told

    def owner(self, seat: int, race: str) -> str:
        """Return a race with its owner, as in "Anna's Orcs"."""
        if seat == NOBODY:
            return self.tr("the Lost Tribe")
        return self.tr("{0}'s {1}").format(self.names.seat(seat), self.names.trait(race))

    def _turn_began(self, event: TurnBegan) -> str:
        return self.tr("Round {0}: {1} is in turn.").format(event.round, self.names.seat(event.seat))

    def _dealt(self, event: Dealt) -> str:
        return self.tr("{0} turn up in the column.").format(self.names.combo(event.power, event.race))

    def _picked(self, event: Picked) -> str:
        text = self.tr("{0} picks {1}").format(
            self.names.seat(event.seat), self.names.combo(event.power, event.race)
        )
        extras = [self.tr("%n token(s)", "", event.tokens)]
        if event.price:
            extras.append(self.tr("pays %n coin(s)", "", event.price))
        if event.coins:
            extras.append(self.tr("takes %n coin(s)", "", event.coins))
        return f"{text} ({', '.join(extras)})."

    def _rolled(self, event: Rolled) -> str:
        return self.tr("{0} rolls the die: {1}.").format(self.names.seat(event.seat), event.pips)

    def _attempted(self, event: Attempted) -> str:
        return self.tr("{0} fail to take {1}: the roll was too low.").format(
            self.owner(event.seat, event.race), self.names.region(event.region)
        )

    def _conquered(self, event: Conquered) -> str:
        who = self.owner(event.seat, event.race)
        where = self.names.region(event.region)
        text = self.tr("{0} take {1} with %n token(s)", "", event.tokens).format(who, where)
        return f"{text} ({self.names.means(event.how)})." if event.how else f"{text}."

    def _lost(self, event: Lost) -> str:
        where = self.names.region(event.region)
        if event.seat == NOBODY:
            if self.names.board.world == "underground" or event.lost > 1:    # Lost Tribes come singly (MIX-4)
                return self.tr("The Monsters of {0} are driven out.").format(where)
            return self.tr("The Lost Tribe of {0} is driven out.").format(where)
        text = self.tr("{0} lose {1}").format(self.owner(event.seat, event.race), where)
        parts = []
        if event.lost:
            parts.append(self.tr("%n token(s) lost", "", event.lost))
        if event.withdrawn:
            parts.append(self.tr("%n token(s) withdrawn", "", event.withdrawn))
        return f"{text}: {', '.join(parts)}." if parts else f"{text}."

    def _abandoned(self, event: Abandoned) -> str:
        return self.tr("{0} abandon {1}.").format(
            self.owner(event.seat, event.race), self.names.regions(event.regions)
        )

    def _forged(self, event: Forged) -> str:
        return self.tr("{0} store %n Hammer(s).", "", event.count).format(self.owner(event.seat, event.race))

    def _uncovered(self, event: Uncovered) -> str:
        return f"{self.names.region(event.region)}: {self.reveal(event)}"

    def reveal(self, event: Uncovered) -> str:
        """Return what has turned up in a region, the region left out."""
        if self.names.kind(event.item) == "power":
            return self.tr("A power comes with the Place: {0}.").format(self.names.trait(event.item))
        return self.tr("The Monsters guarded {0}.").format(self.names.a_piece(event.item))

    def _discarded(self, event: Discarded) -> str:
        return self.tr("{0}: no use on this board, and out of the game.").format(self.names.trait(event.trait))

    def _swapped(self, event: Swapped) -> str:
        return self.tr("{0} exchanges the power: {1}. Number {2} of the column is {3} now.").format(
            self.names.seat(event.seat), self.names.combo(event.power, event.race), event.row + 1,
            self.names.trait(event.other),
        )  # fmt: skip

    def _lifted(self, event: Lifted) -> str:
        tokens = sum(count for _, count in event.counts)
        return self.tr("{0} take up %n token(s) to conquer with.", "", tokens).format(
            self.owner(event.seat, event.race)
        )

    def _gained(self, event: Gained) -> str:
        return self.tr("{0} gain %n token(s) ({1}).", "", event.tokens).format(
            self.owner(event.seat, event.race), self.names.source(event.trait)
        )

    def _placed(self, event: Placed) -> str:
        if self.names.kind(event.piece) == "race":
            return self.tr("{0} take over {1}.").format(
                self.owner(event.seat, event.piece), self.names.region(event.region)
            )
        if event.source >= 0:
            return self.tr("{0} moves {1} from {2} to {3}.").format(
                self.names.seat(event.seat), self.names.a_piece(event.piece),
                self.names.region(event.source), self.names.region(event.region),
            )  # fmt: skip
        return self.tr("{0} places {1} in {2}.").format(
            self.names.seat(event.seat), self.names.a_piece(event.piece), self.names.region(event.region)
        )

    def _removed(self, event: Removed) -> str:
        return self.tr("{0} leaves {1}.").format(self.names.the_piece(event.piece), self.names.region(event.region))

    def _counts(self, counts: tuple[tuple[int, int], ...]) -> str:
        return ", ".join(f"{self.names.region(region)} ×{count}" for region, count in counts)

    def _deployed(self, event: Deployed) -> str:
        standing = tuple((region, count) for region, count in event.counts if count)
        return self.tr("{0} redeploy: {1}.").format(self.owner(event.seat, event.race), self._counts(standing))

    def _retreated(self, event: Retreated) -> str:
        who = self.owner(event.seat, event.race)
        placed = tuple((region, count) for region, count in event.counts if count)
        if placed:
            return self.tr("{0} retreat: {1}.").format(who, self._counts(placed))
        return self.tr("{0} have no region left to retreat to: %n token(s) leave the map.", "", event.rest).format(who)

    def _paid(self, event: Paid) -> str:
        text = self.tr("{0} pays %n coin(s)", "", event.coins).format(self.names.seat(event.seat))
        return f"{text}." if event.reason == "column" else f"{text} ({self.names.source(event.reason)})."

    def _earned(self, event: Earned) -> str:
        name = self.names.seat(event.seat)
        if event.reason == "toll":
            return " ".join(self._toll(name, gain) for gain in event.income.parts)
        if event.reason == "altar":
            text = self.tr("{0} gives up a token for %n coin(s)", "", event.income.total).format(name)
            return f"{text} ({self.names.source(event.income.parts[0].source)})."
        text = self.earned(event)
        terms = " · ".join(term.text for term in self.earned_terms(event))
        return f"{text}: {terms}." if terms else f"{text}."

    def _toll(self, name: str, gain: Gain) -> str:
        trait = self.names.source(gain.source)
        if gain.payer == NOBODY:
            return self.tr("{0} gets %n coin(s) ({1}).", "", gain.amount).format(name, trait)
        text = self.tr("{0} gets %n coin(s) from {1} ({2}).", "", gain.amount)
        return text.format(name, self.names.seat(gain.payer), trait)

    def _declined(self, event: Declined) -> str:
        return self.tr("{0}'s {1} go into decline.").format(
            self.names.seat(event.seat), self.names.combo(event.power, event.race)
        )

    def _vanished(self, event: Vanished) -> str:
        return self.tr("{0} vanish from the map.").format(self.owner(event.seat, event.race))

    def _pact(self, event: Pact) -> str:
        return self.tr("{0} and {1} are at peace until {0}'s next turn.").format(
            self.names.seat(event.seat), self.names.seat(event.ally)
        )

    def _game_over(self, event: GameOver) -> str:
        return self.tr("The game is over.")


_TELLERS: Final[dict[type[Event], Callable[[Sentences, Any], str]]] = {
    TurnBegan: Sentences._turn_began, Dealt: Sentences._dealt, Picked: Sentences._picked,
    Rolled: Sentences._rolled, Attempted: Sentences._attempted, Conquered: Sentences._conquered,
    Lost: Sentences._lost, Abandoned: Sentences._abandoned, Lifted: Sentences._lifted,
    Forged: Sentences._forged, Uncovered: Sentences._uncovered, Swapped: Sentences._swapped,
    Gained: Sentences._gained, Discarded: Sentences._discarded,
    Placed: Sentences._placed, Removed: Sentences._removed, Deployed: Sentences._deployed,
    Retreated: Sentences._retreated, Paid: Sentences._paid, Earned: Sentences._earned,
    Declined: Sentences._declined, Vanished: Sentences._vanished, Pact: Sentences._pact,
    GameOver: Sentences._game_over,
}  # fmt: skip


_MARK: Final = "#"


class IncomeSum(NamedTuple):
    """What *seat* has earned: in figures, in few words, and where from, as rich text. Secret gains have words only."""

    seat: int
    amount: str
    title: str
    parts: str

    @property
    def whole(self) -> str:
        """The words and where it comes from, as rich text."""
        return f"{escape(self.title)}: {self.parts}." if self.parts else f"{escape(self.title)}."


class Scoring(NamedTuple):
    """One scoring: who earned what."""

    seat: int
    earned: Earned


def sums_of(scorings: Sequence[Scoring], sentences: Sentences) -> list[IncomeSum]:
    """Return what *scorings* say to those who look at the screen."""
    return [
        IncomeSum(
            seat,
            f"+{earned.income.total}" if sentences.tells(seat) else "",
            sentences.earned(earned),
            sum_html("", sentences.earned_terms(earned)),
        )
        for seat, earned in scorings
    ]


def sum_html(title: str, terms: Sequence[SumTerm], joint: str = " · ") -> str:
    """Return *title*, if there is one, and the parts of a sum, each a link with its topic as address."""
    parts = joint.join(link_html(term) for term in terms)
    if not title:
        return parts
    return f"{escape(title)}: {parts}." if parts else f"{escape(title)}."


def link_html(term: SumTerm) -> str:
    """Return *term* as a link: in the colour of the text around it, with a line below.

    Its address is the topic; regions that the term comes from follow it, see ``topic_of`` and ``regions_of``.
    """
    style = f"color:{current().text}; text-decoration:underline"
    address = f"{term.topic}{_MARK}{term.regions:x}" if term.regions else term.topic
    return f'<a href="{escape(address)}" style="{style}">{escape(term.text)}</a>'


def topic_of(address: str) -> str:
    """Return the topic in the *address* of a link."""
    return address.partition(_MARK)[0]


def regions_of(address: str) -> RegionSet:
    """Return the regions in the *address* of a link; none if it has none."""
    return int(address.partition(_MARK)[2] or "0", 16)
