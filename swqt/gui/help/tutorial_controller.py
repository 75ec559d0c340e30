"""The first game in one window: it begins, follows the player from step to step, and can be left at any moment."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEasingCurve, QEvent, QObject, QPoint, QPropertyAnimation, QRect, QSize, Qt, QTimer
from PySide6.QtWidgets import QApplication

from swqt.engine import Command
from swqt.gui.dialogs.game_setup import person_of
from swqt.gui.help.tutorial_widgets import (
    SHADOW,
    PulseAnimation,
    RegionHighlightItem,
    TutorialCard,
    TutorialTargets,
    WidgetHighlighter,
    best_place,
)
from swqt.gui.session.game_session import GameSession
from swqt.gui.texts.i18n import spoken
from swqt.table import GameChange, TutorialCourse, TutorialGame, TutorialStep, course_of, filled, lesson_at

if TYPE_CHECKING:
    from swqt.gui.app.main_window import MainWindow

_SLIDE: Final = 180
"""Milliseconds that the card takes to another place."""


class TutorialController(QObject):
    """Serves one *window*; card and rings are made when a lesson begins."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self.window = window
        self.card: TutorialCard | None = None
        self.rings: WidgetHighlighter | None = None
        self._lesson: TutorialGame | None = None
        self._sitting: GameSession | None = None
        self._halo: RegionHighlightItem | None = None
        self._sights = TutorialTargets(window)
        self._place: QPoint | None = None
        self._shown = ""
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
        act = window.actions_
        act.connect_all({"learn": self.begin, "lesson_next": self.go_on, "lesson_show": self.show_me})
        for action in (act.explain, act.rule_book):
            action.triggered.connect(self._on_explain)
        self._offer()

    # Beginning and ending

    @property
    def lesson(self) -> TutorialGame | None:
        """The lesson on the table; None without one, or when the player is done with it."""
        return None if self._done else self._lesson

    @property
    def course(self) -> TutorialCourse:
        """The first game, in the words of the window's language."""
        return course_of(self.window.library, spoken(self.window.settings.language))

    def begin(self) -> None:
        """Begin the first game, or go on where it was left."""
        self.begin_with(self.window.settings.lesson)

    def begin_with(self, step: str) -> None:
        """Begin the first game at the step called *step*; at the first, if there is none of that name."""
        name = person_of(self.window.settings.last_setup)
        self.window.show_game(lesson_at(self.course, step, name))

    def sit(self, sitting: GameSession | None) -> None:
        """Serve the lesson of *sitting*; nothing is to be seen where it is no lesson."""
        if self._lesson is not None:
            self._put_away()
            self._offer()
        self._halo = None    # it went with its map
        game = sitting.game if sitting is not None else None
        if sitting is None or not isinstance(game, TutorialGame):
            self._lesson = self._sitting = None
            return
        self._lesson, self._sitting = game, sitting
        self._done = False
        self._shown = ""
        if self.card is None:
            self._make()
        self._halo = RegionHighlightItem()
        sitting.scene.addItem(self._halo)
        sitting.bridge.hold("lesson", game.waits)
        sitting.bridge.moved.connect(self._on_move)
        sitting.bridge.declined.connect(self._on_declined)
        QTimer.singleShot(0, self._show)    # when everything else stands

    def _make(self) -> None:
        window = self.window
        self.rings = WidgetHighlighter(window)
        card = self.card = TutorialCard(window)
        card.went_on.connect(self.go_on)
        card.showed.connect(self.show_me)
        card.left.connect(self.leave)
        card.chosen.connect(self.begin_chapter)
        self._pulse = PulseAnimation(card)
        self._pulse.valueChanged.connect(self._swell)
        self._slide = QPropertyAnimation(card, b"pos", card)
        self._slide.setDuration(_SLIDE)
        self._slide.setEasingCurve(QEasingCurve.Type.OutCubic)
        window.access.guests.append(card.stops)
        for part in (window, window.view, window.table, window.players, window.column):
            part.installEventFilter(self)
        window.pages.currentChanged.connect(self._on_page)
        window.coach.hints.changed.connect(self._on_hint)

    def leave(self) -> None:
        """Leave the lesson as it is: it can be taken up again."""
        self.window.show_start()

    def begin_chapter(self, chapter: int) -> None:
        """Begin *chapter* from its first step."""
        self.begin_with(self.course.steps[self.course.begins[chapter]].id)

    def _finish(self) -> None:
        """The player is done with it; the game stays on the table."""
        self._remember("")
        self._done = True
        self._put_away()
        self.window.presenter.update_actions()

    def _put_away(self) -> None:
        if self.card is not None and self.rings is not None:
            self._pulse.stop()
            self.card.hide()
            self.rings.hide()
        if self._halo is not None and self._sitting is not None:
            self._halo.show_outlines(())

    def _remember(self, step: str) -> None:
        settings = self.window.settings
        if step != settings.lesson:
            self.window.choices.remember(replace(settings, lesson=step))

    def _offer(self) -> None:
        self.window.start_page.show_lesson(begun=bool(self.window.settings.lesson))

    # From step to step

    def go_on(self) -> None:
        """Go to the next step, if this one waits for nothing but that."""
        lesson = self.lesson
        if lesson is None or lesson.step.kind not in ("read", "hint", "explain"):
            return
        by_keys = self._by_keys
        if lesson.go_on():
            self._show()
            if self._sitting is not None and not lesson.waits:
                self._sitting.changed.emit()    # who was waiting plays now
            if by_keys:
                self._take_keyboard()
        else:
            self._finish()

    def show_me(self) -> None:
        """Do what the step asks for."""
        lesson, sitting = self.lesson, self._sitting
        if lesson is None or sitting is None:
            return
        kind = lesson.step.kind
        if kind == "undo":
            self.window.actions_.undo.trigger()
        elif kind == "hint":
            self.window.actions_.hint.trigger()
        elif kind == "explain":
            self.window.actions_.explain.trigger()
        elif kind == "read":
            self.go_on()
        elif (command := lesson.proposed()) is not None and sitting.situation is not None:
            sitting.controller.commanded.emit(command)
        elif kind == "watch":
            sitting.bridge.finish_turn()
            self.window.table.animator.finish()

    def refresh(self) -> None:
        """What is on the table has changed, or how it is shown."""
        if self.lesson is not None:
            self._later.start()

    def update_actions(self) -> None:
        """Enable what can be done now."""
        act, lesson = self.window.actions_, self.lesson
        act.lesson_next.setEnabled(lesson is not None and lesson.step.kind in ("read", "hint", "explain"))
        act.lesson_show.setEnabled(lesson is not None and lesson.step.kind != "read")

    def _on_explain(self) -> None:
        self._used("explain")

    def _on_hint(self) -> None:
        self._used("hint")

    def _on_page(self) -> None:
        self._later.start()

    def _used(self, what: str) -> None:
        """The player has used *what* a step may be about."""
        if self.lesson is None or self.lesson.step.kind != what:
            return
        if what != "hint" or self.window.coach.hints.is_open:
            self.go_on()

    def _on_move(self, change: GameChange) -> None:
        lesson, sitting = self.lesson, self._sitting
        if lesson is None or sitting is None:
            return
        by_keys = self._by_keys
        if lesson.follow(change):
            sitting.bridge.hold("lesson", lesson.waits)    # now: the card comes when the table has been painted
            self._with_keys = by_keys
            self._coming.start()
        else:
            self._later.start()

    def _come(self) -> None:
        """Show the step to which the last move has led."""
        self._show()
        lesson = self.lesson
        if lesson is not None and self._with_keys and lesson.step.kind == "read":
            self._take_keyboard()

    def _on_declined(self, command: Command) -> None:
        """Say in a kind word that the lesson goes another way."""
        lesson, sitting = self.lesson, self._sitting
        if lesson is None or sitting is None or self.card is None:
            return
        step = self.course.steps[lesson.course.steps.index(lesson.awaited)]
        text = self._fill(step.aside) or self.tr("That is allowed, too. But this lesson goes another way just now.")
        sitting.controller.cancel()
        self.card.show_aside(text)
        self.window.access.announcer.announce(text, now=True)
        self._arrange()

    # What is seen

    def _show(self) -> None:
        """Show the step that it is now."""
        lesson, card, sitting = self.lesson, self.card, self._sitting
        if lesson is None or card is None or sitting is None:
            return
        course, step = self.course, self.course.steps[lesson.number]
        if step.id != self._shown:
            self._shown = step.id
            self._remember("" if lesson.is_last else step.id)
            chapter = course.chapter_of(lesson.number)
            head = self.tr("{0} of {1} · {2}").format(chapter + 1, len(course.chapters), course.chapters[chapter])
            progress = lesson.number / (len(course.steps) - 1)
            card.show_step(head, self._fill(step.title), self._fill(step.text), progress)
            card.show_chapters(course.chapters, chapter)
            self._show_buttons(step, last=lesson.is_last)
            for row in reversed(step.rows):
                self.window.column.reveal(row)
            card.raise_()
            card.show()
            self._pulse.begin(self._moves)
            self.window.access.announcer.announce(f"{card.title.text()}. {card.text.text()}")
            self.window.access.order_focus()
        sitting.bridge.hold("lesson", lesson.waits)
        self.window.presenter.update_actions()
        self._arrange(anew=True)

    def _show_buttons(self, step: TutorialStep, *, last: bool) -> None:
        assert self.card is not None
        waits = step.kind in ("read", "hint", "explain")
        text = (self.tr("Done") if last else self.tr("Next")) if waits else ""
        self.card.show_buttons(next_text=text, can_show=step.kind != "read", main=step.kind == "read")
        key = self.window.actions_.lesson_next.shortcut().toString()
        self.card.next.setToolTip(f"{text} ({key})" if key else text)
        key = self.window.actions_.lesson_show.shortcut().toString()
        tip = self.tr("Let the opponent play at once") if step.kind == "watch" else self.tr("Have this done for you")
        self.card.show_me.setText(self.tr("Skip") if step.kind == "watch" else self.tr("Show me"))
        self.card.show_me.setToolTip(f"{tip} ({key})" if key else tip)

    def _fill(self, text: str) -> str:
        """Return *text* with the names of this game in it."""
        lesson, sitting = self._lesson, self._sitting
        assert lesson is not None
        assert sitting is not None
        names, content = sitting.names, lesson.rules.content
        words = {code: names.region(number) for number, code in enumerate(lesson.rules.board.codes)}
        words |= {trait.name: names.trait(trait.name) for trait in (*content.races, *content.powers)}
        words["person"] = names.seat(lesson.course.person)
        words["rival"] = names.seat(1 - lesson.course.person)
        words |= {
            f"key-{name}": action.shortcut().toString() or action.text().replace("&", "")
            for name, action in self.window.actions_.named().items()
        }
        return filled(text, words)

    def _arrange(self, *, anew: bool = False) -> None:
        """Lay the rings where things are by now, and put the card where it hides none of them."""
        lesson, card, rings = self.lesson, self.card, self.rings
        if lesson is None or card is None or rings is None or not self._shown:
            return
        step, sights = lesson.step, self._sights
        at_table = self.window.pages.currentWidget() is self.window.table
        parts = sights.rings(step) if at_table else []
        rings.show_rings(parts)
        regions = sights.regions(step) if at_table else []
        scene = self.window.view.board_scene()
        if self._halo is not None and scene is not None and at_table:
            self._halo.show_outlines([scene.regions[region].shape() for region in step.regions])
        size = card.fitting()
        shown = [*parts, *regions]
        standing = QRect(self._place, size).adjusted(SHADOW, SHADOW, -SHADOW, -SHADOW) if self._place else QRect()
        room = sights.room().adjusted(-SHADOW, -SHADOW, SHADOW, SHADOW)
        if (
            anew or self._place is None or size != card.size() or not room.contains(QRect(self._place, size))
            or any(standing.intersects(rect) for rect in shown)
        ):  # fmt: skip
            bare = size - QSize(2 * SHADOW, 2 * SHADOW)
            corner = self._place + QPoint(SHADOW, SHADOW) if self._place else None
            place = best_place(bare, sights.room(), shown, sights.others(), corner) - QPoint(SHADOW, SHADOW)
            self._move(place)
        card.resize(size)
        card.raise_()

    def _move(self, place: QPoint) -> None:
        """Have the card stand at *place*; where things may move, it slides there."""
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
        settings = self.window.settings
        return not settings.reduced_motion and settings.own_speed != "instant"

    def _swell(self, swell: float) -> None:
        if self.rings is not None:
            self.rings.set_swell(swell)
        if self._halo is not None and self._sitting is not None:
            self._halo.set_swell(swell)

    # The keyboard

    @property
    def _by_keys(self) -> bool:
        """Whether the player is using the keyboard now."""
        window = self.window
        return window.view.shows_focus or window.access.ring.isVisible()

    def _take_keyboard(self) -> None:
        """Put the keyboard where this step goes on."""
        lesson, card = self.lesson, self.card
        if lesson is None or card is None or QApplication.activeWindow() not in (self.window, None):
            return
        if lesson.step.kind == "read":
            card.next.setFocus(Qt.FocusReason.TabFocusReason)
        else:
            self._sights.go_to(lesson.step)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Move, QEvent.Type.Show) and self.lesson is not None:
            self._later.start()
        return False
