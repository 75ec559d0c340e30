"""The catalogue of all traits; selects the traits of a game by label and knows their names."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from dataclasses import replace
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Final, NamedTuple

from swqt.content.help.language import language
from swqt.content.traits.compatibility import ExcludedTrait, senseless
from swqt.content.traits.effect_reader import OF_KIND
from swqt.content.traits.reader import ITEM_KINDS, KINDS, read_traits
from swqt.content.traits.writer import TraitEntry, text_digest, trait_text
from swqt.engine import WORLDS, Board, Content, Options, Trait, Where, no_such, said
from swqt.error_messages import ContentError, ContentProblem
from swqt.home import resource_folder

LABEL_OF_WORLD: Final = {"surface": "base", "underground": "underground"}
"""The word in a label for all official traits of a world; ``both`` selects those of both worlds."""

BOTH: Final = "both"

ITEMS: Final = "items"
NO_ITEMS: Final = "no-items"
"""The words that put relics and places in or out of play, contrary to the default of the board's world."""

SETS: Final = ("wayfarers",)
"""The words for the optional sets, used only if the label names them; each is a shipped file of that name."""

_ABOUT_ITEMS: Final = (ITEMS, NO_ITEMS)
_DEFAULTS: Final = Options()


class _LabelQuery(NamedTuple):
    """A parsed label: its first word, words on items and sets, what they select, and the names after all changes."""

    first: str
    words: tuple[str, ...]
    default: frozenset[str]
    names: frozenset[str]


class Catalogue:
    """All playable traits: the official ones and those in a player's own folders.

    ``problems`` are those of a player's own files; a trait with a problem is not in the catalogue.
    """

    def __init__(
        self, official: Iterable[TraitEntry], own: Iterable[TraitEntry] = (), problems: Iterable[ContentProblem] = ()
    ) -> None:
        self._entries: dict[str, TraitEntry] = {}
        self._official: frozenset[str] = frozenset()
        found = list(problems)
        self._official = frozenset(entry.trait.name for entry in self._add(official, found))
        self._add(own, found)
        self.problems: Final = tuple(found)

    @classmethod
    def load(cls, extra_folders: Iterable[Path] = ()) -> Catalogue:
        """Return the catalogue of the shipped traits and of every ``*.toml`` in *extra_folders*.

        Raises ContentError if the shipped files are damaged; mistakes in other files are in ``problems``.
        """
        own = [read_traits(path) for folder in extra_folders for path in _toml_files(folder)]
        return cls(
            _shipped(resource_folder() / "traits"),
            (entry for file in own for entry in file.entries),
            (problem for file in own for problem in file.problems),
        )

    def _add(self, entries: Iterable[TraitEntry], problems: list[ContentProblem]) -> list[TraitEntry]:
        """Add all valid *entries*; those that borrow come last, since they may borrow from any other."""
        added = []
        for entry in sorted(entries, key=lambda entry: bool(entry.borrows)):
            name = entry.trait.name
            first = self._entries.get(name)
            if first is not None:
                there = f"{first.file}:{first.line}"
                message = said("there is {0} called {1} already: {2}", OF_KIND[first.trait.kind], name, there)
                problems.append(ContentProblem(entry.file, entry.line, message))
                continue
            if entry.borrows:
                lent = self._lent(entry, problems)
                if lent is None:
                    continue
                entry = lent
            self._entries[name] = entry
            added.append(entry)
        return added

    def _lent(self, entry: TraitEntry, problems: list[ContentProblem]) -> TraitEntry | None:
        """Return *entry* with the supply of the official race whose tokens it borrows (BLANK-2), or None."""
        traits = [self._entries[name].trait for name in sorted(self._official)]
        lenders = {trait.name: trait for trait in traits if trait.kind == "race"}
        trait, lender = entry.trait, lenders.get(entry.borrows)
        if lender is None:
            message = said("{0}: {1}", trait.name, no_such(said("race"), entry.borrows, lenders))
        elif lender.tokens < trait.tokens:
            fewer = said("{0} has fewer than {1} tokens; borrow from a larger race", lender.name, trait.tokens)
            message = said("{0}: {1}", trait.name, fewer)
        else:
            return entry._replace(trait=replace(trait, supply=lender.supply))
        problems.append(ContentProblem(entry.file, entry.line, message))
        return None

    @property
    def traits(self) -> tuple[Trait, ...]:
        """All traits, sorted by name."""
        return tuple(self._entries[name].trait for name in sorted(self._entries))

    def trait(self, name: str) -> Trait:
        """Return the trait called *name*; ContentError with the likely name if there is none."""
        entry = self._entries.get(name)
        if entry is None:
            raise ContentError([self._no_such(name)])
        return entry.trait

    def _no_such(self, name: str) -> ContentProblem | str:
        """Return the problem of the player's own trait *name*, or else the message that there is no such trait."""
        about = [problem for problem in self.problems if name in f"{problem.message} {problem.file}"]
        return about[0] if name and about else no_such(said("trait"), name, sorted(self._entries))

    def is_official(self, name: str) -> bool:
        return name in self._official

    def set_of(self, name: str) -> str:
        """Return the optional set of the trait *name*, one of SETS; empty for a trait of a box or a player's own."""
        stem = Path(self._entries[name].file).stem
        return stem if stem in SETS and name in self._official else ""

    def entry(self, name: str) -> TraitEntry:
        """Return the entry of the trait *name*; ContentError with the likely name if there is none."""
        self.trait(name)
        return self._entries[name]

    def with_own(self, entries: Iterable[TraitEntry]) -> Catalogue:
        """Return a catalogue in which *entries* replace the player's own traits of the same names.

        Its ``problems`` are those of *entries*: the name of an official trait, or tokens borrowed from no such race.
        """
        entries = list(entries)
        names = {entry.trait.name for entry in entries}
        kept = [entry for name, entry in self._entries.items() if name not in names or name in self._official]
        official = [entry for entry in kept if entry.trait.name in self._official]
        own = [entry for entry in kept if entry.trait.name not in self._official]
        return Catalogue(official, [*own, *entries])

    def own_in(self, content: Content) -> tuple[str, ...]:
        """Return the player's own traits in *content* and the own relics and places that they refer to, sorted."""
        kinds = (content.races, content.powers, content.relics, content.places)
        due = [trait.name for traits in kinds for trait in traits]
        found: set[str] = set()
        while due:
            name = due.pop()
            if name in self._entries and name not in self._official and name not in found:
                found.add(name)
                due += [word for effect in self._entries[name].trait.effects for word in _spoken_of(effect.where)]
        return tuple(sorted(found))

    def source(self, name: str) -> str | None:
        """Return the text of a file with the player's own trait *name*; None if official or unknown (BLANK-3)."""
        return None if name in self._official or name not in self._entries else trait_text(self._entries[name])

    def digest(self, name: str) -> str:
        """Return the digest of the trait *name*: eight hex digits, equal for equal definitions (BLANK-3)."""
        return text_digest(self.entry(name))

    def labels(self) -> tuple[str, ...]:
        """Return the valid first words of a label: one for each world that has traits, and ``both``."""
        worlds = {self._entries[name].world for name in self._official}
        words = tuple(word for world, word in LABEL_OF_WORLD.items() if world in worlds)
        return (*words, BOTH) if worlds == set(WORLDS) else words

    def content(self, label: str, board: Board | None = None, options: Options = _DEFAULTS) -> Content:
        """Return the traits that *label* selects on *board*, as in ``base items wayfarers -orcs -flying +my-race``.

        Relics and places are in play on underground boards, and on others if the label says ``items``; ``no-items``
        takes them out of play. A word in SETS adds that set (BLANK-16). Traits that make no sense on the board are
        left out, unless the option ``mix_incompatible`` keeps them to be discarded when drawn (MIX-1).
        Without a board nothing is left out.

        The label of the result is normalised, so that equal contents have equal labels. Raises ContentError for a
        word that is unknown or changes nothing, and for traits that exclude each other.
        """
        asked = self._ask(label, board)
        remove = board is not None and options.mix_incompatible == "remove"
        useless = self._senseless(asked.names, board)
        names = asked.names - useless if remove else asked.names
        replaced = {self._entries[name].borrows for name in names - asked.default} - {""}
        self._check_together(names, replaced)
        names -= replaced
        label = self._label(asked, names, board, remove)
        return _content(label, self._traits(names))._replace(senseless=tuple(sorted(useless & names)))

    def excluded(self, label: str, board: Board) -> tuple[ExcludedTrait, ...]:
        """Return the traits of *label* that make no sense on *board*, with reasons, sorted by name (MIX-1, MIX-5)."""
        return senseless(self._traits(self._ask(label, board).names), board)

    def _traits(self, names: Iterable[str]) -> list[Trait]:
        return [self._entries[name].trait for name in sorted(names)]

    def _senseless(self, names: Iterable[str], board: Board | None) -> frozenset[str]:
        found = () if board is None else senseless(self._traits(names), board)
        return frozenset(excluded.trait for excluded in found)

    def _ask(self, label: str, board: Board | None) -> _LabelQuery:
        """Return the parsed *label* for *board*, including traits that make no sense there."""
        first, *words = label.casefold().split() or [""]
        if first not in self.labels():
            raise ContentError([no_such(said("content"), first, self.labels())])
        about_items = [word for word in words if word in _ABOUT_ITEMS]
        if len(about_items) > 1:
            raise ContentError([said("content: {0} can be said once", said("{0} or {1}", *_ABOUT_ITEMS))])
        items = _has_items(first, about_items, board)
        sets = tuple(word for word in SETS if word in words)
        if len([word for word in words if word in SETS]) > len(sets):
            raise ContentError([said("content: {0} can be said once", " / ".join(sets))])
        default = frozenset(
            name for name in self._official if (items if self._is_item(name) else self._is_in(name, first, sets))
        )
        names = set(default)
        for word in words:
            if word not in (*_ABOUT_ITEMS, *SETS) and not self._is_idle(word, items, about_items):
                self._change(names, word, first)
        kept = about_items if about_items and _items_said(about_items[0], board) else ()
        return _LabelQuery(first, (*kept, *sets), default, frozenset(names))

    def _is_in(self, name: str, first: str, sets: Collection[str]) -> bool:
        """Return whether *name* is in the box *first* or in one of the optional *sets*."""
        if part := self.set_of(name):
            return part in sets
        return first in (BOTH, LABEL_OF_WORLD[self._entries[name].world])

    def _is_item(self, name: str) -> bool:
        return self._entries[name].trait.kind in ITEM_KINDS

    def _is_idle(self, word: str, items: bool, about_items: list[str]) -> bool:
        """Return whether *word* changes a relic or place while none are in play; it may matter on another board."""
        name = word[1:]
        if items or word[0] not in "+-" or name not in self._entries or not self._is_item(name):
            return False
        if about_items:
            raise ContentError([said("{0}: {1} leaves out all relics and places", word, NO_ITEMS)])
        return True

    def _label(self, asked: _LabelQuery, names: Collection[str], board: Board | None, remove: bool) -> str:
        """Return the normalised label of *names*, without words that the board already implies."""
        decided = self._senseless(asked.names | asked.default, board) if remove else frozenset()
        minus = [f"-{name}" for name in sorted(asked.default - set(names) - decided)]
        plus = [f"+{name}" for name in sorted(set(names) - asked.default)]
        return " ".join([asked.first, *asked.words, *minus, *plus])

    def _change(self, names: set[str], word: str, first: str) -> None:
        sign, name = word[0], word[1:]
        if sign == "+":
            if name not in self._entries:
                raise ContentError([self._no_such(name)])
            if name in names:
                raise ContentError([said("{0}: {1} is in {2} already", word, name, first)])
            names.add(name)
        elif sign == "-":
            if name not in self._entries:
                raise ContentError([no_such(said("trait"), name, sorted(names))])
            if name not in names:
                raise ContentError([said("{0}: {1} is not in {2}", word, name, first)])
            names.remove(name)
        else:
            known = ", ".join((*_ABOUT_ITEMS, *SETS))
            raise ContentError([said("content: expected {0}, -name or +name after {1}, found {2}", known, first, word)])

    def _check_together(self, names: frozenset[str], replaced: set[str]) -> None:
        """Raise ContentError if two traits of one game share tokens, a kind of piece, a note or a clause."""
        owner: dict[tuple[str, str], str] = {}
        for name in sorted(names - replaced):
            for claim in sorted(_claims(self._entries[name])):
                first = owner.setdefault(claim, name)
                if first != name:
                    what, without = " ".join(claim), f"-{first}"
                    raise ContentError([
                        said("{0} and {1} both use the {2}; leave one out, as in {3}", first, name, what, without)
                    ])  # fmt: skip

    def content_around(self, name: str, board: Board) -> str:
        """Return the label of a game on *board* with the trait *name*, without the traits that conflict with it."""
        label = LABEL_OF_WORLD[board.world]
        asked = self._ask(label, board)
        entry = self.entry(name)
        claims = _claims(entry)
        others = [other for other in sorted(asked.names - {name}) if claims & _claims(self._entries[other])]
        plus = [] if name in asked.names else [f"+{name}"]
        return " ".join([label, *(f"-{other}" for other in others if other != entry.borrows), *plus])

    def name(self, trait: str, lang: str = "en") -> str:
        """Return the name of *trait* in *lang*, else in English, else its identifier with capitals."""
        names = self._entries[trait].names if trait in self._entries else {}
        if lang in names:
            return names[lang]
        return language(lang).find("trait", trait) or names.get("en") or trait.replace("-", " ").title()

    def combo_name(self, power: str, race: str, lang: str = "en") -> str:
        """Return the name of a combo, in the word order of *lang*."""
        whole = language(lang).text("form", "combo")
        return whole.format(power=self.power_name(power, race, lang), race=self.name(race, lang))

    def power_name(self, power: str, race: str, lang: str = "en") -> str:
        """Return the form of the name of *power* that is used beside *race*."""
        return language(lang).beside(power, race) or self.name(power, lang)


def _claims(entry: TraitEntry) -> set[tuple[str, str]]:
    """Return what *entry* uses exclusively within a game: borrowed tokens, a kind of piece, a note or a clause."""
    effects = entry.trait.effects
    claims = {("tokens of", entry.borrows)} if entry.borrows else set()
    claims |= {("piece", effect.piece) for effect in effects if effect.piece}
    claims |= {("note", effect.note) for effect in effects if effect.note}
    claims |= {("clause", effect.clause) for effect in effects if effect.clause}
    claims |= {("verb", "grant") for effect in effects if effect.verb == "grant"}
    claims |= {("note", "grudge") for effect in effects if ("holder", "grudge") in effect.where}
    return claims


def content_digest(content: Content) -> str:
    """Return a digest of sixteen hex digits, equal exactly for equal traits, on every platform (BLANK-3)."""
    kinds = (content.races, content.powers, content.relics, content.places)
    text = "\n".join(repr(trait) for traits in kinds for trait in traits)
    return blake2b(text.encode(), digest_size=8).hexdigest()


def _spoken_of(where: Where) -> Iterator[str]:
    """Yield the pieces, relics and places that the conditions *where* refer to."""
    for condition, argument in where:
        if isinstance(argument, tuple):
            yield from _spoken_of(argument)
        elif condition in ("piece", "terrain_of"):
            yield str(argument)


def _has_items(first: str, about_items: Collection[str], board: Board | None) -> bool:
    """Return whether relics and places are in play: by the label, else by the board's world (MIX-4, SETUP-5)."""
    if about_items:
        return ITEMS in about_items
    return first != LABEL_OF_WORLD["surface"] if board is None else _goes_without_saying(board)


def _goes_without_saying(board: Board) -> bool:
    return board.world == "underground"


def _items_said(word: str, board: Board | None) -> bool:
    """Return whether the *word* about relics and places changes anything on *board*."""
    return board is None or (word == ITEMS) != _goes_without_saying(board)


def _content(label: str, traits: Iterable[Trait]) -> Content:
    of_kind: dict[str, list[Trait]] = {kind: [] for kind in KINDS}
    for trait in traits:
        of_kind[trait.kind].append(trait)
    races, powers, relics, places = (tuple(of_kind[kind]) for kind in KINDS)
    return Content(label, races, powers, relics, places)


@cache
def _shipped(folder: Path) -> tuple[TraitEntry, ...]:
    """Return the traits in *folder*, which is read only once; ContentError if a file is damaged."""
    files = [read_traits(path) for path in _toml_files(folder)]
    if problems := [problem for file in files for problem in file.problems]:
        raise ContentError(problems)
    return tuple(entry for file in files for entry in file.entries)


def _toml_files(folder: Path) -> list[Path]:
    return sorted(folder.glob("*.toml"))
