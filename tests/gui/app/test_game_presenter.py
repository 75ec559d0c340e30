"""One refresh shows all that has changed in one event, in one order, and nothing of it is lost."""

import pytest
from PySide6.QtWidgets import QApplication

from swqt.gui.app.game_presenter import ATTENTION, GamePresenter

HERE = "A 12 forest orcs hand 6 : f1 h1\nB 9 hill tritons : f3\nasks A conquer"

pytestmark = pytest.mark.usefixtures("shared_window")


def test_several_changes_of_one_event_make_one_refresh(position, monkeypatch):
    hand, done = position(HERE), []
    report = GamePresenter._report
    monkeypatch.setattr(GamePresenter, "_report", lambda self, *about: done.append(report(self, *about)))
    QApplication.processEvents()
    done.clear()
    for _ in range(3):
        hand.session.changed.emit()
    assert done == []
    QApplication.processEvents()
    assert len(done) == 1
    hand.told()
    assert len(done) == 1, "nothing is due"


def test_a_refusal_is_not_replaced_by_a_hint(position):
    hand = position(HERE)
    hand.session.changed.emit()
    hand.session.refused.emit("That cannot be done.")
    QApplication.processEvents()
    assert hand.message() == "That cannot be done."


def test_what_has_happened_is_announced_when_it_can_be_seen(position, window):
    hand = position(HERE)
    region = hand.cheapest()
    seen: list[int] = []
    announced = window.keyboard_navigation.announcer.announced
    announced.connect(lambda _: seen.append(hand.session.scene.stands[region].look.seat))
    hand.region(region)
    assert set(seen) == {0}


def test_the_log_keeps_its_order_between_refreshes(position, window):
    hand = position(HERE)
    window.log.offer_talk(True)
    hand.session.controller.region_clicked(hand.cheapest())
    window.log.say("Ben", "Oh no")
    QApplication.processEvents()
    conquered, said = window.log.toPlainText().splitlines()[-2:]
    assert ("conquer" in conquered, "Oh no" in said) == (True, True)


def test_a_call_for_attention_survives_a_refresh(position, window):
    position(HERE)
    title = window.windowTitle()
    window.setWindowTitle(ATTENTION + title)
    window.presenter.refresh()
    assert window.windowTitle() == ATTENTION + title
