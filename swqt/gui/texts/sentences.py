"""Sentences about events, decisions, costs and incomes, and sums as rich text with rule links.

Players are called by name, never "you", because several people may share the screen.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import reduce
from html import escape
from itertools import groupby
from operator import or_
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QCoreApplication, QObject

from swqt.content import OWN_RULE, Catalogue
from swqt.engine import (
    NOBODY,
    PAID_AT_ONCE,
    Abandoned,
    Attempted,
    Command,
    Conquer,
    Conquered,
    Cost,
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
from swqt.gui.texts.i18n import with_sign
from swqt.gui.texts.names import Names, labelled
from swqt.gui.texts.refusals import decision_word
from swqt.table import Game, gains_told


class SumTerm(NamedTuple):
    """One part of a sum as *text*, its rule book *topic* (a rule ID or a trait) and the *regions* it comes from."""

    text: str
    topic: str
    regions: RegionSet = 0


def _topic(rule: str, trait: str) -> str:
    """Return the rule book topic of *rule*; for a custom trait, which has no rule ID, the trait."""
    return rule if rule not in ("", OWN_RULE) else trait


class Sentences(QObject):
    """Builds sentences about one game with its *names*."""

    def __init__(self, names: Names) -> None:
        super().__init__()
        self.names = names
        self.placed: frozenset[int] = frozenset()
        """Indices of commands that are automatically placed retreats."""
        self.told: frozenset[int] | None = None
        """The seats whose income may be shown; None: all."""
        self.rules: Rules | None = None
        """Used to compute the costs of past conquests; None omits them."""

    def tell(self, event: Event) -> str:
        """Return a sentence about *event*."""
        return _TELLERS[type(event)](self, event)

    def automatic(self, text: str) -> str:
        """Return *text* with the note that the placement was automatic."""
        return self.tr("{0} Placed automatically.").format(text)

    def phase(self, state: State, decision: Decision | None, *, must_place: str = "", hammers: int = 0) -> str:
        """Return the current phase, as in "conquer – 5 tokens in hand".

        *must_place* is the kind of a piece that must be placed first.
        """
        if decision is None:
            return self.tr("The game is over")
        if must_place and decision.kind in ("pick", "choice", "ghouls", "conquer"):
            return self.tr("place first: {0}").format(self.names.piece(must_place))
        if decision.kind == "redeploy" and decision.about is not None:
            return self.tr("last redeployment in decline")
        parts = [decision_word(decision.kind)]
        number = state.active_of(decision.seat)
        if decision.kind in ("choice", "conquer") and number != NOBODY and state.tribes[number].hand:
            parts.append(self.tr("%n token(s) in hand", "", state.tribes[number].hand))
        if decision.kind in ("choice", "conquer") and hammers:
            parts.append(self.tr("%n Hammer(s)", "", hammers))
        if decision.kind == "retreat":
            waiting = sum(tribe.waiting for tribe in state.tribes if tribe.seat == decision.seat)
            parts.append(self.tr("%n token(s) to place", "", waiting))
        text = parts[0]
        for part in parts[1:]:
            #: {0}: what a player does now, such as "conquer"; {1}: with what, such as "5 tokens in hand"
            text = self.tr("{0} – {1}").format(text, part)
        return text

    def hint(self, decision: Decision | None) -> str:
        """Return instructions for *decision*, for mouse and keyboard; empty for None."""
        if decision is None:
            return ""
        if decision.kind == "redeploy" and decision.about is not None:
            return self.tr("Your race has declined. Place its tokens one last time: + and −, or left- and right-click.")
        return {
            "pick": self.tr("Choose a combo. A second click picks it."),
            "choice": self.tr("Conquer a region, or decline. Right-click one of yours to abandon it."),
            "ghouls": self.tr("First conquer with your race in decline, or continue."),
            "conquer": self.tr("Choose a region to conquer. Finish your conquests when you're done."),
            "redeploy": self.tr("Place tokens with + and −, left- and right-click, or the wheel. Then end the turn."),
            "close": self.tr("Use one of the buttons, or end the turn."),
            "altar": self.tr("Give up tokens for coins, or continue. Click a region to give one up there."),
            "stout": self.tr("The turn is scored. Decline now, or keep your race?"),
            "retreat": self.tr(
                "Press Enter to accept this retreat. Change it with + and −, or left- and right-click."
            ),
        }.get(decision.kind, "")

    def cost(self, cost: Cost) -> str:
        """Return a cost as a sum, as in "cost 4 = base 2 + Lost Tribe 1 + Mountain 1"."""
        #: {1}: a sum, such as "base 2 + Mountain 1"
        return self.tr("cost {0} = {1}").format(cost.total, " ".join(term.text for term in self.cost_terms(cost)))

    def paid_for(self, before: State, command: Command, event: Conquered) -> Cost | None:
        """Return the cost of the conquest *event* by *command* in state *before*, a sum of several parts.

        Returns None if the cost has one part or does not match the tokens used. With the die, the cost exceeds the
        tokens.
        """
        if self.rules is None:
            return None
        using = command.using if isinstance(command, (Conquer, Use)) else ()
        try:
            cost = self.rules.cost(before, event.region, using)
        except ValueError:    # the tokens entered the region without a conquest
            return None
        fits = cost.total > event.tokens if event.how == "die" else cost.total == event.tokens
        return cost if fits and len(cost.parts) > 1 else None

    def cost_rows(self, cost: Cost) -> list[tuple[SumTerm, int]]:
        """Return the parts of a cost, each with its amount."""
        return [
            (SumTerm(self.names.part(part.what, abs(part.amount)), _topic(part.rule, part.what)), part.amount)
            for part in cost.parts
        ]    # fmt: skip

    def cost_terms(self, cost: Cost) -> list[SumTerm]:
        """Return the parts of a cost with their signs, as in "base 2" and "+ Mountain 1"."""
        out: list[SumTerm] = []
        for part in cost.parts:
            sign = "−" if part.amount < 0 else "+"
            words = f"{self.names.part(part.what, abs(part.amount))} {abs(part.amount)}"
            out.append(SumTerm(words if not out else f"{sign} {words}", _topic(part.rule, part.what)))
        return out

    def income(self, income: Income) -> str:
        """Return an income by source, as in "regions 5 · Forest 2"."""
        return " · ".join(term.text for term in self.income_terms(income))

    def income_terms(self, income: Income) -> list[SumTerm]:
        """Return the sources of an income with their amounts, as in "regions 5" and "Forest 2"."""
        return [term._replace(text=f"{term.text} {amount}") for term, amount in self.income_rows(income)]

    def income_rows(self, income: Income) -> list[tuple[SumTerm, int]]:
        """Return the sources of an income, each with its amount."""
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
                #: {0}: "regions"; {1}: the race that holds them
                name = self.tr("{0} ({1})").format(name, self.names.trait(race))
            out.append((SumTerm(name, rules[source, race], regions[source, race]), amount))
        return out

    def earned(self, event: Earned) -> str:
        """Return the amount of a scoring without its sources, or for a hidden income only that it took place."""
        if not self.tells(event.seat):
            return self.tr("{0} collects coins").format(self.names.seat(event.seat))
        name, coins = self.names.seat(event.seat), event.income.total
        if coins < 0:
            return self.tr("{0} loses %n coin(s)", "", -coins).format(name)
        return self.tr("{0} earns %n coin(s)", "", coins).format(name)

    def earned_terms(self, event: Earned) -> list[SumTerm]:
        """Return the sources of a scoring; empty if the seat's income is hidden."""
        return self.income_terms(event.income) if self.tells(event.seat) else []

    def tells(self, seat: int) -> bool:
        """Return whether the income of *seat* may be shown."""
        return self.told is None or seat in self.told

    def owner(self, seat: int, race: str) -> str:
        """Return a race with its owner, as in "Anna's Orcs"."""
        if seat == NOBODY:
            return self.tr("the Lost Tribe")
        #: {0}: a player; {1}: a race; begins most sentences of the log, behind the article if there is one
        return self.tr("{0}'s {1}").format(self.names.seat(seat), self.names.trait(race))

    def subject(self, seat: int, race: str) -> str:
        """Return a race with its owner as the beginning of a sentence, with its article if there is one."""
        article = self.names.words.article(race)
        owner = self.owner(seat, race)
        return f"{article.capitalize()} {owner}" if article else owner

    def _turn_began(self, event: TurnBegan) -> str:
        return self.tr("Round {0}: {1}'s turn.").format(event.round, self.names.seat(event.seat))

    def _dealt(self, event: Dealt) -> str:
        combo = self.names.combo(event.power, event.race)
        if event.coins:
            #: {0}: a combo
            return self.tr("New combo: {0}, with %n coin(s).", "", event.coins).format(combo)
        return self.tr("New combo: {0}.").format(combo)

    def _picked(self, event: Picked) -> str:
        extras = [self.tr("%n token(s)", "", event.tokens)]
        if event.price:
            extras.append(self.tr("pays %n coin(s)", "", event.price))
        if event.coins:
            extras.append(self.tr("collects %n coin(s)", "", event.coins))
        #: {0}: a player; {1}: a combo; {2}: tokens and coins
        return self.tr("{0} picks {1} ({2}).").format(
            self.names.seat(event.seat), self.names.the_combo(event.power, event.race), ", ".join(extras)
        )

    def _rolled(self, event: Rolled) -> str:
        who = self.names.seat(event.seat)
        if not event.pips:
            return self.tr("{0} rolls a blank.").format(who)
        #: {0}: a player; {1}: 1, 2 or 3
        return self.tr("{0} rolls a {1}.").format(who, event.pips)

    def _attempted(self, event: Attempted) -> str:
        #: {0}: a race with its owner; {1}: a region
        return self.tr("{0} fail to conquer {1}: the roll was too low.").format(
            self.subject(event.seat, event.race), self.names.region(event.region)
        )

    def _conquered(self, event: Conquered) -> str:
        who = self.subject(event.seat, event.race)
        where = self.names.region(event.region)
        if event.how:
            #: {0}: a race with its owner; {1}: a region; {2}: what helped, such as the die
            text = self.tr("{0} conquer {1} with %n token(s) ({2}).", "", event.tokens)
            return text.format(who, where, self.names.means(event.how))
        #: {0}: a race with its owner; {1}: a region
        return self.tr("{0} conquer {1} with %n token(s).", "", event.tokens).format(who, where)

    def _lost(self, event: Lost) -> str:
        where = self.names.region(event.region)
        if event.seat == NOBODY:
            if self.names.board.world == "underground" or event.lost > 1:    # at most one Lost Tribe per region (MIX-4)
                return self.tr("The Monsters in {0} are driven out.").format(where)
            return self.tr("The Lost Tribe in {0} is driven out.").format(where)
        who, parts = self.subject(event.seat, event.race), []
        if event.lost:
            parts.append(self.tr("%n token(s) lost", "", event.lost))
        if event.withdrawn:
            parts.append(self.tr("%n token(s) retreating", "", event.withdrawn))
        if parts:
            #: {0}: a race with its owner; {1}: a region; {2}: tokens lost or retreating
            return self.tr("{0} lose {1}: {2}.").format(who, where, ", ".join(parts))
        #: {0}: a race with its owner; {1}: a region
        return self.tr("{0} lose {1}.").format(who, where)

    def _abandoned(self, event: Abandoned) -> str:
        #: {0}: a race with its owner, as in "Anna's Orcs"; {1}: regions
        return self.tr("{0} abandon {1}.").format(
            self.subject(event.seat, event.race), self.names.regions(event.regions)
        )

    def _forged(self, event: Forged) -> str:
        return self.tr("{0} forge %n Hammer(s).", "", event.count).format(self.subject(event.seat, event.race))

    def _uncovered(self, event: Uncovered) -> str:
        where = self.names.region(event.region)
        if self.names.kind(event.item) == "power":
            #: {0}: a region; {1}: a power
            return self.tr("The Place in {0} grants a power: {1}.").format(where, self.names.trait(event.item))
        #: {0}: a region; {1}: a Relic or Place with its article
        return self.tr("The Monsters in {0} were guarding {1}.").format(where, self.names.a_piece(event.item))

    def reveal(self, event: Uncovered) -> str:
        """Return what was revealed in a region, without naming the region."""
        if self.names.kind(event.item) == "power":
            return self.tr("The Place grants a power: {0}.").format(self.names.trait(event.item))
        return self.tr("The Monsters were guarding {0}.").format(self.names.a_piece(event.item))

    def _discarded(self, event: Discarded) -> str:
        return self.tr("{0}: no use on this board, removed from the game.").format(self.names.trait(event.trait))

    def _swapped(self, event: Swapped) -> str:
        return self.tr("{0} swaps powers and now leads {1}. Combo {2} now has {3}.").format(
            self.names.seat(event.seat), self.names.the_combo(event.power, event.race), event.row + 1,
            self.names.trait(event.other),
        )  # fmt: skip

    def _lifted(self, event: Lifted) -> str:
        tokens = sum(count for _, count in event.counts)
        return self.tr("{0} pick up %n token(s) to conquer with.", "", tokens).format(
            self.subject(event.seat, event.race)
        )

    def _gained(self, event: Gained) -> str:
        #: {0}: a race with its owner; {1}: the race or power that grants them
        return self.tr("{0} gain %n token(s) ({1}).", "", event.tokens).format(
            self.subject(event.seat, event.race), self.names.source(event.trait)
        )

    def _placed(self, event: Placed) -> str:
        if self.names.kind(event.piece) == "race":
            #: {0}: a race with its owner; {1}: a region of the same player's race in decline
            return self.tr("{0} take over {1}.").format(
                self.subject(event.seat, event.piece), self.names.region(event.region)
            )
        if 0 <= event.source != event.region:    # the Scepter may be placed again where it is
            #: {0}: a player; {1}: a piece with its article; {2}, {3}: regions
            return self.tr("{0} moves {1} from {2} to {3}.").format(
                self.names.seat(event.seat), self.names.a_piece(event.piece),
                self.names.region(event.source), self.names.region(event.region),
            )  # fmt: skip
        #: {0}: a player; {1}: a piece with its article, such as "a Hero"; {2}: a region
        return self.tr("{0} places {1} in {2}.").format(
            self.names.seat(event.seat), self.names.a_piece(event.piece), self.names.region(event.region)
        )

    def said(self, events: Sequence[Event]) -> Iterator[tuple[tuple[Event, ...], str]]:
        """Yield the sentences of the log about *events*, those of one command, each with the events it is about.

        Pieces of a kind that leave one after the other share a sentence.
        """
        worth = [event for event in events if not goes_without_saying(event, events)]
        for piece, group in groupby(worth, lambda event: event.piece if isinstance(event, Removed) else None):
            same = tuple(group)
            if piece is not None and len(same) > 1:
                yield same, self._leave(piece, same)
            else:
                yield from (((event,), self.tell(event)) for event in same)

    def _leave(self, piece: str, events: Sequence[Event]) -> str:
        regions = reduce(or_, (1 << event.region for event in events if isinstance(event, Removed)))
        #: {0}: several pieces of a kind, such as "3 Encampments"; {1}: regions
        return self.tr("{0} leave {1}.").format(self.names.pieces(piece, len(events)), self.names.regions(regions))

    def _removed(self, event: Removed) -> str:
        #: {0}: a piece with its article, such as "The Fortress"; {1}: a region
        return self.tr("{0} leaves {1}.").format(self.names.the_piece(event.piece), self.names.region(event.region))

    def _counts(self, counts: tuple[tuple[int, int], ...]) -> str:
        return ", ".join(f"{self.names.region(region)} ×{count}" for region, count in counts)

    def _deployed(self, event: Deployed) -> str:
        standing = tuple((region, count) for region, count in event.counts if count)
        #: {0}: a race with its owner; {1}: regions with their tokens
        return self.tr("{0} redeploy: {1}.").format(self.subject(event.seat, event.race), self._counts(standing))

    def _retreated(self, event: Retreated) -> str:
        who = self.subject(event.seat, event.race)
        placed = tuple((region, count) for region, count in event.counts if count)
        if placed:
            #: {0}: a race with its owner; {1}: regions with their tokens
            return self.tr("{0} retreat: {1}.").format(who, self._counts(placed))
        return self.tr("{0} have nowhere to retreat: %n token(s) leave the map.", "", event.rest).format(who)

    def _paid(self, event: Paid) -> str:
        name = self.names.seat(event.seat)
        if event.reason == "column":
            return self.tr("{0} pays %n coin(s).", "", event.coins).format(name)
        #: {0}: a player; {1}: a race or power
        return self.tr("{0} pays %n coin(s) ({1}).", "", event.coins).format(name, self.names.source(event.reason))

    def _earned(self, event: Earned) -> str:
        name = self.names.seat(event.seat)
        if event.reason in PAID_AT_ONCE:
            return " ".join(self._toll(name, gain) for gain in event.income.parts)
        if event.reason == "altar":
            text = self.tr("{0} gives up a token for %n coin(s) ({1}).", "", event.income.total)
            return text.format(name, self.names.source(event.income.parts[0].source))
        text = self.earned(event)
        terms = " · ".join(term.text for term in self.earned_terms(event))
        return f"{labelled(text, terms) if terms else text}."

    def _toll(self, name: str, gain: Gain) -> str:
        trait = self.names.source(gain.source)
        if gain.payer == NOBODY:
            #: {0}: a player; {1}: a race, power or Place
            return self.tr("{0} gets %n coin(s) ({1}).", "", gain.amount).format(name, trait)
        #: {0}, {1}: players; {2}: a race or power
        text = self.tr("{0} gets %n coin(s) from {1} ({2}).", "", gain.amount)
        return text.format(name, self.names.seat(gain.payer), trait)

    def _declined(self, event: Declined) -> str:
        #: {0}: a player; {1}: a combo
        return self.tr("{0}'s {1} go into decline.").format(
            self.names.seat(event.seat), self.names.the_combo(event.power, event.race)
        )

    def _vanished(self, event: Vanished) -> str:
        return self.tr("{0} leave the map.").format(self.subject(event.seat, event.race))

    def _pact(self, event: Pact) -> str:
        both = self.names.listed(map(self.names.seat, (event.seat, event.ally)))
        #: {0}: two players, as in "Anna and Ben"; {1}: the first of them
        return self.tr("{0} are at peace until {1}'s next turn.").format(both, self.names.seat(event.seat))

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


def goes_without_saying(event: Event, others: Sequence[Event]) -> bool:
    """Return whether another sentence already covers *event*: a pick, a toll or a sacrificed token."""
    if isinstance(event, Earned):
        return event.reason == "combo"
    if not isinstance(event, (Paid, Lost)):
        return False
    earned = [other for other in others if isinstance(other, Earned)]
    if isinstance(event, Paid):
        tolls = {gain.source for other in earned if other.reason in PAID_AT_ONCE for gain in other.income.parts}
        return event.reason == "column" or event.reason in tolls
    return any(other.reason == "altar" for other in earned)


def narrated(game: Game, catalogue: Catalogue, lang: str) -> Iterator[tuple[int, str]]:
    """Yield the log of *game* in sentences, with an empty line before each turn, and the final standing.

    Each comes with the number of commands played by then. Secret earnings are left out.
    """
    names = Names(game.rules.board, [seat.name for seat in game.seats], catalogue, lang)
    sentences = Sentences(names)
    sentences.told = gains_told(game.secrecy, game.seats, over=game.decision is None)
    begun = False
    for text in names.head_starts(game.rules.options).values():
        yield 0, text
    for count, entry in enumerate(game.history, start=1):
        if not begun and entry.seat >= 0:    # no event announces the first turn
            yield count, ""
            yield count, sentences.tell(TurnBegan(entry.before.round, entry.seat))
            begun = True
        for events, text in sentences.said(entry.events):
            if isinstance(events[0], TurnBegan):
                yield count, ""
            yield count, text
    end = len(game.history) + 1
    yield end, ""
    for row in game.rules.standing(game.state):
        yield end, f"{row.place}. {labelled(names.seat(row.seat), names.words.counted('coins', row.coins))}"


_MARK: Final = "#"


class IncomeSum(NamedTuple):
    """The income of *seat*: amount as "+5", plain text title, and parts as rich text.

    For a hidden income, *amount* and *parts* are empty.
    """

    seat: int
    amount: str
    title: str
    parts: str

    @property
    def whole(self) -> str:
        """Title and parts as rich text."""
        title = escape(self.title)
        return f"{labelled(title, self.parts) if self.parts else title}."


class Scoring(NamedTuple):
    """One scoring: who earned what."""

    seat: int
    earned: Earned


def sums_of(scorings: Sequence[Scoring], sentences: Sentences) -> list[IncomeSum]:
    """Return the sums of *scorings*, without what *sentences* may not show."""
    return [
        IncomeSum(
            seat,
            with_sign(f"+{earned.income.total}") if sentences.tells(seat) else "",
            sentences.earned(earned),
            sum_html("", sentences.earned_terms(earned)),
        )
        for seat, earned in scorings
    ]


def sum_html(title: str, terms: Sequence[SumTerm], joint: str = " · ") -> str:
    """Return *title* (if not empty) and the parts of a sum as rich text; each part is a link."""
    parts = joint.join(link_html(term) for term in terms)
    if not title:
        return parts
    return f"{labelled(escape(title), parts) if parts else escape(title)}."


def ruled_html(text: str, rule: str, colour: str = "") -> str:
    """Return *text*, followed by a link to *rule* if there is one, as rich text; the link has *colour*."""
    link = link_html(SumTerm(QCoreApplication.translate("Rule", "Rule"), rule), colour) if rule else ""
    return f"{escape(text)} {link}".rstrip()


def link_html(term: SumTerm, colour: str = "") -> str:
    """Return *term* as an underlined link in *colour*, by default that of text.

    The address is the topic, followed by the term's regions; see ``topic_of`` and ``regions_of``.
    """
    style = f"color:{colour or current().text}; text-decoration:underline"
    address = f"{term.topic}{_MARK}{term.regions:x}" if term.regions else term.topic
    return f'<a href="{escape(address)}" style="{style}">{escape(term.text)}</a>'


def topic_of(address: str) -> str:
    """Return the topic in the *address* of a link."""
    return address.partition(_MARK)[0]


def regions_of(address: str) -> RegionSet:
    """Return the regions in the *address* of a link; 0 if there are none."""
    return int(address.partition(_MARK)[2] or "0", 16)
