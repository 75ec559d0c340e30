"""Names shown in the window: kinds of players, seats, regions, traits, pieces and the parts of costs and incomes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QCoreApplication, QLocale, QObject

from swqt.ai import BY_NAME
from swqt.content import Catalogue, fold, help_text, language, short_text
from swqt.engine import Board, Options, RegionSet, State, loan_of, members
from swqt.table import ABSENT, HUMAN, REMOTE

_tr = QCoreApplication.translate
_BOT = "bot:"


def kind_text(kind: str) -> str:
    """Return the name of a player *kind*, one of KINDS, in lists of choices; empty for a seat that nobody plays."""
    known = {
        HUMAN: _tr("Levels", "Person"),
        REMOTE: _tr("Levels", "on another computer"),
        ABSENT: "",
        "bot:beginner": _tr("Levels", "Beginner bot"),
        "bot:easy": _tr("Levels", "Easy bot"),
        "bot:medium": _tr("Levels", "Medium bot"),
        "bot:hard": _tr("Levels", "Hard bot"),
        "bot:expert": _tr("Levels", "Expert bot"),
        "bot:raider": _tr("Levels", "Raider bot"),
        "bot:settler": _tr("Levels", "Settler bot"),
        "bot:opportunist": _tr("Levels", "Opportunist bot"),
        "bot:random": _tr("Levels", "Random bot"),
    }
    return known.get(kind, kind)


def about_text(kind: str) -> str:
    """Return a description of a bot of *kind* and its thinking time; empty for a person."""
    known = {
        "bot:beginner": _tr("Levels", "Takes whatever pays this turn, and often misjudges it."),
        "bot:easy": _tr("Levels", "Thinks about future coins, but is often wrong about them."),
        "bot:medium": _tr("Levels", "Plans whole turns, but sometimes misjudges them."),
        "bot:hard": _tr("Levels", "Plans whole turns and expects the others to strike back."),
        "bot:expert": _tr(
            "Levels",
            "Has learned from many games what each race and power is worth, and plays ahead in its head where choices "
            "are close.",
        ),
        "bot:raider": _tr("Levels", "Nearly as good as the expert, but would rather rob others than build."),
        "bot:settler": _tr("Levels", "Nearly as good as the expert, but would rather build than fight."),
        "bot:opportunist": _tr(
            "Levels", "Nearly as good as the expert, but takes coins now rather than wait for more."
        ),
        "bot:random": _tr("Levels", "Makes any legal move."),
    }
    about = known.get(kind, "")
    level = BY_NAME.get(kind.removeprefix(_BOT))
    if level is None or not about:
        return about
    return f"{about} {_budget(level.budget)}"


def _budget(turns: int) -> str:
    if not turns:
        return _tr("Levels", "Answers instantly.")
    #: {0}: a number above 50
    return _tr("Levels", "Plays out about {0} turns in its head. Takes a second or two.").format(turns)


def board_text(board: Board) -> str:
    """Return the name of *board* with its size and length."""
    #: {0}: the name of a board
    text = _tr("BoardGroup", "{0}: {1} regions, {2} rounds")
    return text.format(board.name, len(board.codes), board.rounds)


def labelled(label: str, text: str) -> str:
    """Return *text* after its *label*; languages differ in the space before the colon."""
    #: {0}: a label; {1}: what belongs to it
    return _tr("Names", "{0}: {1}").format(label, text)


def listed(parts: Iterable[str]) -> str:
    """Return *parts* as an enumeration."""
    every = list(parts)
    if len(every) < 2:
        return "".join(every)
    #: {0}: the first parts of a list, separated by commas; {1}: the last one. Before some letters another form may
    #: be needed: “{0} y {1} | i hi: {0} e {1} | hie: {0} y {1}”; the longest beginning of {1} counts
    forms = _tr("Lists", "{0} and {1}")
    return form_before(every[-1], forms).format(", ".join(every[:-1]), every[-1])


def form_before(word: str, forms: str) -> str:
    """Return the one of *forms* that fits before *word*; each but the first is preceded by its word beginnings."""
    usual, *others = forms.split(" | ")
    chosen, longest = usual, 0
    for other in others:
        beginnings, _, form = other.partition(": ")
        for beginning in beginnings.split():
            if len(beginning) > longest and fold(word).startswith(beginning):
                chosen, longest = form, len(beginning)
    return chosen


def percent(number: int) -> str:
    """Return *number* percent in the format of the window's language."""
    #: A number of percent, such as a chance
    return _tr("Names", "{0}%").format(number)


class Names:
    """The names in one game. *seats* are the players' names by seat, *lang* is a code like ``en``."""

    def __init__(self, board: Board, seats: Sequence[str], catalogue: Catalogue, lang: str = "en") -> None:
        self.board = board
        self.seats = tuple(seats)
        self.catalogue = catalogue
        self.lang = lang
        self.words = language(lang)
        self._traits = {trait.name: trait for trait in catalogue.traits}
        self._helps: dict[str, list[str]] = {}

    def seat(self, seat: int) -> str:
        """Return the player's name; empty for natives."""
        return self.seats[seat] if 0 <= seat < len(self.seats) else ""

    def head_starts(self, options: Options) -> dict[int, str]:
        """Return the sentences about the extra coins in *options*, by seat (VARIANT-7)."""
        coins = options.extra_coins(len(self.seats))
        return {seat: CountedNoun().head_start(self.seat(seat), extra) for seat, extra in enumerate(coins) if extra}

    def trait(self, name: str) -> str:
        return self.catalogue.name(name, self.lang)

    def combo(self, power: str, race: str) -> str:
        return self.catalogue.combo_name(power, race, self.lang)

    def the_combo(self, power: str, race: str) -> str:
        """Return a combo with the article of its race, if there is one, for use within a sentence."""
        return f"{self.words.article(race)} {self.combo(power, race)}".lstrip()

    def power_beside(self, power: str, race: str) -> str:
        """Return the name of *power* in its form beside *race*, capitalised for a line of its own."""
        text = self.catalogue.power_name(power, race, self.lang)
        return text[:1].upper() + text[1:]

    def help(self, trait: str) -> list[str]:
        """Return sentences about the effects of *trait* without its value; empty for a trait without a file."""
        return self.whole_help(trait)[1:]

    def whole_help(self, trait: str) -> list[str]:
        """Return sentences about the value and effects of *trait*; empty for a trait without a file."""
        if trait not in self._helps:
            found = self._traits.get(trait)
            self._helps[trait] = help_text(found, self.lang) if found else []
        return self._helps[trait]

    def short(self, trait: str) -> str:
        """Return a short description of *trait*; empty for a trait without a file."""
        found = self._traits.get(trait)
        return short_text(found, self.lang) if found else ""

    def kind(self, trait: str) -> str:
        """Return the kind of *trait*: race, power, relic or place; empty if it has no file."""
        found = self._traits.get(trait)
        return found.kind if found else ""

    def value(self, trait: str) -> int:
        """Return the tokens of a race or power, including those on loan for conquests (RACE-AMAZONS-1)."""
        found = self._traits.get(trait)
        return found.tokens + loan_of(found.effects) if found else 0

    def bringer(self, piece: str) -> str:
        """Return the trait that brings *piece*, which is the piece itself for a relic or place; empty without one."""
        if self.kind(piece) in ("relic", "place"):
            return piece
        bringers = (trait.name for trait in self._traits.values() if any(e.piece == piece for e in trait.effects))
        return next(bringers, "")

    def terrain(self, region: int) -> str:
        word = self.board.terrain_of(region)
        return self.words.find("terrain", word) or word.title()

    def region(self, region: int) -> str:
        """Return the region's terrain and number, as in "Forest 3"."""
        return f"{self.terrain(region)} {self.board.codes[region][1:]}"

    def regions(self, regions: RegionSet) -> str:
        return self.listed(self.region(region) for region in members(regions))

    def mark(self, mark: str) -> str:
        return self.words.find("mark", mark) or mark.title()

    def piece(self, kind: str) -> str:
        """Return the name of a piece; ``bag:sword`` is the Bag as a copy of the Sword."""
        own, _, copied = kind.partition(":")
        if copied:
            #: {0}: the Bag; {1}: the Relic that it copies
            return _tr("Names", "{0} as {1}").format(self.piece(own), self.piece(copied))
        forms = self.words.piece(kind)
        return forms["name"] if forms else self.source(kind)

    def aid(self, name: str, state: State) -> str:
        """Return the name of a trait or relic in use; for the Bag, with the relic that it copies."""
        if self.kind(name) or ":" in name:
            return self.piece(name) if ":" in name else self.trait(name)
        relics = {piece.kind for piece in state.pieces if self.kind(piece.kind) == "relic"}
        return self.piece(f"{name}:{relics.pop()}" if len(relics) == 1 else name)

    def a_piece(self, kind: str) -> str:
        """Return a piece with the indefinite article, as in "an Encampment"."""
        return self._form(kind, "a")

    def the_piece(self, kind: str) -> str:
        """Return a piece with the definite article, capitalised, as in "The Encampment"."""
        text = self._form(kind, "the")
        return text[:1].upper() + text[1:]

    def _form(self, kind: str, form: str) -> str:
        forms = self.words.piece(kind)
        return forms[form] if forms else self.piece(kind)

    def pieces(self, kind: str, count: int) -> str:
        """Return a number of pieces, as in "2 Encampments"; for a single relic or place, only its name."""
        if self.words.piece(kind) is None or self.kind(kind) in ("relic", "place"):
            return f"{count} {self.piece(kind)}" if count > 1 else self.piece(kind)
        return self.words.pieces(kind, count)

    def source(self, word: str) -> str:
        """Return the name of a source of income: a term of the rules or a trait."""
        return _sources().get(word) or self.trait(word)

    def part(self, word: str, count: int = 2) -> str:
        """Return the name of a part of a cost with *count* items, in its form before the amount.

        This is the name of a piece if there is one, else ``source``.
        """
        if count == 1 and word in ("tokens", "monster"):
            #: A part of a sum: one token, or one Monster, that defends a region
            return _tr("Names", "token") if word == "tokens" else _tr("Names", "Monster")
        if word not in _sources() and (":" in word or self.words.piece(word)):
            return self.piece(word)
        return self.source(word)

    def means(self, how: str) -> str:
        """Return the means of a conquest, as in "die and Sword of the Killer Rabbit"."""
        return self.listed(self.source(word) if self.kind(word) else self.part(word) for word in how.split("+"))

    def decimal(self, number: float) -> str:
        """Return *number* with one decimal place."""
        return QLocale(self.lang).toString(float(number), "f", 1)    # PySide refuses an int

    def listed(self, parts: Iterable[str]) -> str:
        """Return *parts* as an enumeration."""
        return listed(parts)


class CountedNoun(QObject):
    """Sentences with plurals; a QObject because lupdate extracts plurals only from ``self.tr``."""

    def head_start(self, name: str, coins: int) -> str:
        """Return a sentence saying that the player called *name* begins with extra *coins* (VARIANT-7)."""
        #: {0}: the name of a player
        return self.tr("{0} starts with %n extra coin(s).", "", coins).format(name)


def _sources() -> dict[str, str]:
    return {
        #: The basic cost of a region, in a sum such as "base 2 + Mountain 1"
        "base": _tr("Names", "base"),
        "river": _tr("Names", "River"),
        "mountain": _tr("Names", "Mountain"),
        "tribe": _tr("Names", "Lost Tribe"),
        "lost-tribe": _tr("Names", "Lost Tribe"),
        "monster": _tr("Names", "Monsters"),
        #: A part of a sum
        "tokens": _tr("Names", "tokens"),
        #: A part of a sum: what brings a cost back to the least that a region can cost
        "minimum": _tr("Names", "minimum"),
        #: A source of income: one coin for each region
        "regions": _tr("Names", "regions"),
        #: A source of income: the coins that lay on a combo
        "combo": _tr("Names", "coins on the combo"),
        #: A part of a sum: what the roll saves
        "die": _tr("Names", "die"),
    }
