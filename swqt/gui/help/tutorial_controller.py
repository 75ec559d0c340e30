"""The tutorial: leads the player through the steps of a first game, which can be left at any time."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from PySide6.QtCore import QEasingCurve, QEvent, QObject, QPoint, QPropertyAnimation, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget

from swqt.engine import Command
from swqt.gui.accessibility.navigation import KeyboardNavigation
from swqt.gui.dialogs.new_game import person_of
from swqt.gui.help.hints import HintController
from swqt.gui.help.tutorial_widgets import (
    SHADOW,
    PulseAnimation,
    RegionHighlightItem,
    TutorialCard,
    TutorialParts,
    TutorialTargets,
    WidgetHighlighter,
    best_place,
)
from swqt.gui.session.game_session import GameSession
from swqt.gui.session.services import AppServices
from swqt.gui.style.actions import Actions, key_text
from swqt.gui.style.motion import Motion, motion_of
from swqt.table import GameChange, TutorialCourse, TutorialGame, course_of, filled, lesson_at

_SLIDE: Final = 180
"""Duration of the card's move to another place, in milliseconds."""


class TutorialController(QObject):
    """Shows the steps of the tutorial in *window*; card and rings are created when it first begins.

    ``game_ready`` carries the TutorialGame to show. ``progressed`` carries whether the tutorial can be resumed; the
    commands that apply may have changed too.
    """

    game_ready = Signal(object)
    start_wanted = Signal()
    progressed = Signal(bool)

    def __init__(
        self, window: QMainWindow, services: AppServices, actions: Actions, parts: TutorialParts,
        hints: HintController, navigation: KeyboardNavigation,
    ) -> None:  # fmt: skip
        super().__init__(window)
        self._window = window
        self._services = services
        self._actions = actions
        self._parts = parts
        self._hints = hints
        self._navigation = navigation
        self.card: TutorialCard | None = None
        self.rings: WidgetHighlighter | None = None
        self._lesson: TutorialGame | None = None
        self._session: GameSession | None = None
        self._halo: RegionHighlightItem | None = None
        self._targets = TutorialTargets(window, parts, actions.undo)
        self._place: QPoint | None = None
        self._shown = ""
        self._is_used = False
        """Whether the player has used what the step is about."""
        self._has_moved = False
        """Whether something in the window has moved since the card was placed."""
        self._regions: list[QRect] = []
        """The rectangles of the step's regions at that time."""
        self._done = False
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(0)
        self._later.timeout.connect(self._arrange)
        self._with_keys = False
        self._coming = QTimer(self)
        self._coming.setSingleShot(True)
        self._coming.setInterval(0)
        self._coming.timeout.connect(self._come)
        actions.connect_all({"learn": self.begin, "lesson_next": self.resume, "lesson_show": self.show_me})
        for action in (actions.explain, actions.rule_book):
            action.triggered.connect(self._on_explain)

    @property
    def is_begun(self) -> bool:
        """Whether the tutorial can be resumed at a later step."""
        return bool(self._services.settings.current.lesson)

    def stops(self) -> list[QWidget]:
        """Return the focus stops of the card."""
        return self.card.stops() if self.card is not None else []

    # Beginning and ending

    @property
    def lesson(self) -> TutorialGame | None:
        """The tutorial in progress; None if there is none or its last step is done."""
        return None if self._done else self._lesson

    @property
    def course(self) -> TutorialCourse:
        """The steps of the tutorial, in the language of the window."""
        return course_of(self._services.library, self._services.language)

    def begin(self) -> None:
        """Start the tutorial, or resume it at the step at which it was left."""
        self.begin_with(self._services.settings.current.lesson)

    def begin_with(self, step: str) -> None:
        """Start the tutorial at the step with the ID *step*, or at the first step if there is none."""
        name = person_of(self._services.settings.current.last_setup)
        self.game_ready.emit(lesson_at(self.course, step, name))

    def set_session(self, session: GameSession | None) -> None:
        """Show the tutorial if the game of *session* is one; otherwise hide it."""
        if self._lesson is not None:
            self._dismiss()
            self.progressed.emit(self.is_begun)
        self._halo = None    # deleted with its scene
        game = session.game if session is not None else None
        if session is None or not isinstance(game, TutorialGame):
            self._lesson = self._session = None
            return
        self._lesson, self._session = game, session
        self._done = False
        self._shown = ""
        if self.card is None:
            self._make()
        self._halo = RegionHighlightItem()
        session.scene.addItem(self._halo)
        session.runner.hold("lesson", game.waits)
        session.runner.moved.connect(self._on_move)
        session.runner.declined.connect(self._on_declined)
        QTimer.singleShot(0, self._show)    # after the window has its layout

    def _make(self) -> None:
        window, parts = self._window, self._parts
        self.rings = WidgetHighlighter(window)
        card = self.card = TutorialCard(window)
        card.went_on.connect(self.resume)
        card.showed.connect(self.show_me)
        card.left.connect(self.leave)
        card.chosen.connect(self.begin_chapter)
        self._pulse = PulseAnimation(card)
        self._pulse.valueChanged.connect(self._on_pulse)
        self._slide = QPropertyAnimation(card, b"pos", card)
        self._slide.setDuration(_SLIDE)
        self._slide.setEasingCurve(QEasingCurve.Type.OutCubic)
        for part in (window, parts.view, parts.table, parts.players, parts.column, parts.score, parts.hints):
            part.installEventFilter(self)
        parts.pages.currentChanged.connect(self._on_page)
        self._hints.changed.connect(self._on_hint)

    def leave(self) -> None:
        """Close the tutorial; it can be resumed later."""
        self.start_wanted.emit()

    def begin_chapter(self, chapter: int) -> None:
        """Start *chapter* at its first step."""
        self.begin_with(self.course.steps[self.course.begins[chapter]].id)

    def _finish(self) -> None:
        """End the tutorial after its last step; the game goes on."""
        self._remember("")
        self._done = True
        self._dismiss()
        self.progressed.emit(self.is_begun)

    def _dismiss(self) -> None:
        if self.card is not None and self.rings is not None:
            self._pulse.stop()
            self.card.hide()
            self.rings.hide()
        if self._halo is not None and self._session is not None:
            self._halo.show_outlines(())

    def _remember(self, step: str) -> None:
        settings = self._services.settings
        if step != settings.current.lesson:
            settings.remember(replace(settings.current, lesson=step))

    # From step to step

    def resume(self) -> None:
        """Go to the next step if this one only has to be read; in a step to watch, let the opponent play."""
        lesson = self.lesson
        if lesson is None or not _has_next(lesson):
            return
        by_keys = self._by_keys
        if lesson.go_on():
            self._show()
            if self._session is not None and not lesson.waits:
                self._session.changed.emit()    # the bot plays now
            if by_keys:
                self._take_keyboard()
        else:
            self._finish()

    def show_me(self) -> None:
        """Do for the player what the step asks for."""
        lesson, session = self.lesson, self._session
        if lesson is None or session is None:
            return
        kind = lesson.step.kind
        if kind == "read" or lesson.is_unread or self._is_used:
            self.resume()
        elif kind == "undo":
            self._actions.undo.trigger()
        elif kind == "hint":
            self._actions.hint.trigger()
        elif kind == "explain":
            self._actions.explain.trigger()
        elif (command := lesson.proposed()) is not None and session.legal_moves is not None:
            session.controller.commanded.emit(command)
        elif kind == "watch":
            session.runner.finish_turn()
            self._parts.animator.finish()

    def refresh(self) -> None:
        """Schedule an update of the rings and the card's position."""
        if self.lesson is not None:
            self._later.start()

    def update_actions(self) -> None:
        """Enable the commands of the tutorial that apply now."""
        act, lesson = self._actions, self.lesson
        act.lesson_next.setEnabled(lesson is not None and _has_next(lesson))
        act.lesson_show.setEnabled(lesson is not None and lesson.step.kind != "read")

    def _on_explain(self) -> None:
        self._used("explain")

    def _on_hint(self) -> None:
        self._used("hint")

    def _on_page(self) -> None:
        self._later.start()

    def _used(self, what: str) -> None:
        """Offer the next step if the current one asks for *what*, which was just used; its text stays until then."""
        if self.lesson is None or self.lesson.step.kind != what:
            return
        if what != "hint" or self._hints.is_open:
            self._is_used = True
            self._show()

    def _on_move(self, change: GameChange) -> None:
        lesson, session = self.lesson, self._session
        if lesson is None or session is None:
            return
        by_keys = self._by_keys
        if lesson.follow(change):
            session.runner.hold("lesson", lesson.waits)    # at once; the card follows after the table is painted
            self._with_keys = by_keys
            self._coming.start()
        else:
            self._later.start()

    def _come(self) -> None:
        """Show the step that follows the last command."""
        self._show()
        lesson = self.lesson
        if lesson is not None and self._with_keys and (lesson.step.kind == "read" or lesson.is_unread):
            self._take_keyboard()

    def _on_declined(self, command: Command) -> None:
        """Explain why *command* is not played although it is legal: the tutorial takes another path."""
        lesson, session = self.lesson, self._session
        if lesson is None or session is None or self.card is None:
            return
        step = self.course.steps[lesson.course.steps.index(lesson.awaited)]
        text = self._fill(step.aside) or self.tr("That's allowed too, but this lesson takes another path.")
        session.controller.cancel()
        self.card.show_aside(text)
        self._navigation.announcer.announce(text, now=True)
        self._arrange()

    # Card and rings

    def _show(self) -> None:
        """Show the current step."""
        lesson, card, session = self.lesson, self.card, self._session
        if lesson is None or card is None or session is None:
            return
        course, step = self.course, self.course.steps[lesson.number]
        is_new = step.id != self._shown
        if is_new:
            self._shown = step.id
            self._is_used = False
            self._remember("" if lesson.is_last else step.id)
            chapter = course.chapter_of(lesson.number)
            #: The number of a step, of how many, and its chapter
            head = self.tr("{0} of {1} · {2}").format(chapter + 1, len(course.chapters), course.chapters[chapter])
            progress = lesson.number / (len(course.steps) - 1)
            card.show_step(head, self._fill(step.title), self._fill(step.text), progress)
            card.show_chapters(course.chapters, chapter)
            card.raise_()
            card.show()
            self._pulse.begin(self._moves)
            self._navigation.announcer.announce(f"{card.title.text()}. {card.text.text()}")
            self._navigation.order_focus()
        self._show_buttons(lesson)
        session.runner.hold("lesson", lesson.waits)
        self.progressed.emit(self.is_begun)
        self._arrange(anew=is_new)

    def _show_buttons(self, lesson: TutorialGame) -> None:
        assert self.card is not None
        step = self.course.steps[lesson.number]
        text = (self.tr("Done") if lesson.is_last else self.tr("Next")) if _has_next(lesson) else ""
        is_read = step.kind == "read" or lesson.is_unread or self._is_used
        self.card.show_buttons(next_text=text, can_show=not is_read, main=is_read)
        key = key_text(self._actions.lesson_next.shortcut())
        self.card.next.setToolTip(f"{text} ({key})" if key else text)
        key = key_text(self._actions.lesson_show.shortcut())
        tip = self.tr("Finish the opponent's turn at once") if step.kind == "watch" else self.tr("Do this step for me")
        self.card.show_me.setText(self.tr("Skip") if step.kind == "watch" else self.tr("Show me"))
        self.card.show_me.setToolTip(f"{tip} ({key})" if key else tip)

    def _fill(self, text: str) -> str:
        """Return *text* with its placeholders replaced by names and keys."""
        lesson, session = self._lesson, self._session
        assert lesson is not None
        assert session is not None
        names, content = session.names, lesson.rules.content
        words = {code: names.region(number) for number, code in enumerate(lesson.rules.board.codes)}
        words |= {trait.name: names.trait(trait.name) for trait in (*content.races, *content.powers)}
        words["person"] = names.seat(lesson.course.person)
        words["rival"] = names.seat(1 - lesson.course.person)
        words |= {
            f"key-{name}": key_text(action.shortcut()) or action.text().replace("&", "")
            for name, action in self._actions.named().items()
        }
        return filled(text, words)

    def _arrange(self, *, anew: bool = False) -> None:
        """Place the rings around their targets and, for a new step, the card where it hides as little as possible.

        The card stays there until the next step, unless a change of the window makes it cover something.
        """
        lesson, session, card, rings = self.lesson, self._session, self.card, self.rings
        if lesson is None or session is None or card is None or rings is None or not self._shown:
            return
        step, targets = lesson.step, self._targets
        at_table = self._parts.pages.currentWidget() is self._parts.table
        parts = targets.rings(step) if at_table else []
        rings.show_rings(parts)
        regions = targets.regions(step) if at_table else []
        scene = self._parts.view.board_scene()
        if self._halo is not None and scene is not None and at_table:
            self._halo.show_outlines([scene.regions[region].shape() for region in step.regions])
        size = card.fitting()
        shown = [*parts, *regions, *targets.kept()]
        standing = QRect(self._place, size).adjusted(SHADOW, SHADOW, -SHADOW, -SHADOW) if self._place else QRect()
        room = targets.room().adjusted(-SHADOW, -SHADOW, SHADOW, SHADOW)
        is_free = room.contains(QRect(self._place, size)) if self._place else False
        if self._has_moved or regions != self._regions or size != card.size():
            is_free = is_free and not any(standing.intersects(rect) for rect in shown)
        self._has_moved, self._regions = False, regions
        if anew or not is_free:
            bare = size - QSize(2 * SHADOW, 2 * SHADOW)
            corner = self._place + QPoint(SHADOW, SHADOW) if self._place else None
            place = best_place(bare, targets.room(), shown, targets.others(session), corner) - QPoint(SHADOW, SHADOW)
            self._move(place)
        card.resize(size)
        card.raise_()

    def _move(self, place: QPoint) -> None:
        """Move the card to *place*, animated unless motion is reduced."""
        card = self.card
        assert card is not None
        first, self._place = self._place is None, place
        self._slide.stop()
        if first or not self._moves or not card.isVisible():
            card.move(place)
        else:
            self._slide.setEndValue(place)
            self._slide.start()

    @property
    def _moves(self) -> bool:
        return motion_of(self._services.settings.current) is Motion.FULL

    def _on_pulse(self, value: float) -> None:
        if self.rings is not None:
            self.rings.set_pulse(value)
        if self._halo is not None and self._session is not None:
            self._halo.set_pulse(value)

    # The keyboard

    @property
    def _by_keys(self) -> bool:
        """Whether the player is using the keyboard now."""
        return self._parts.view.shows_focus or self._navigation.ring.isVisible()

    def _take_keyboard(self) -> None:
        """Focus the widget with which the current step continues."""
        lesson, card = self.lesson, self.card
        if lesson is None or card is None or QApplication.activeWindow() not in (self._window, None):
            return
        if lesson.step.kind == "read" or lesson.is_unread:
            card.next.setFocus(Qt.FocusReason.TabFocusReason)
        else:
            self._targets.go_to(lesson.step)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Move, QEvent.Type.Show) and self.lesson is not None:
            self._has_moved = True
            self._later.start()
        return False


def _has_next(lesson: TutorialGame) -> bool:
    """Return whether the current step has a Next button, which ends it or starts its play once it has been read."""
    return lesson.step.kind in ("read", "hint", "explain") or lesson.is_unread
