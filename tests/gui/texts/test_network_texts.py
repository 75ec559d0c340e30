"""What the network says has words: troubles, links that fail, and callers who are sent away."""

from swqt import version
from swqt.gui.texts.refusals import RejectedCallers, failure_text, trouble_text
from swqt.net.wire.handshake import LinkFailure
from swqt.net.wire.links import TurnedAway
from swqt.net.wire.messages import MAJOR, Refuse
from swqt.net.wire.text import TROUBLES, Trouble


def test_every_trouble_and_every_failure_has_words():
    ends = (".", "!", "?", ":", "…", "one", "two", "three")
    for code in TROUBLES:
        assert trouble_text(Trouble(code, ("one", "two", "three", "four"))).endswith(ends), code
    for why in LinkFailure:
        assert failure_text(why).endswith((".", "?", "…")), why


def test_another_version_is_named_on_both_sides():
    ours = version.engine_digest()[:4].hex()
    text = failure_text(LinkFailure.ENGINE, Refuse(2, "9.9", MAJOR, 0, b"\1\2\3\4rest"))
    assert text == (
        f"Different versions: they have swqt 9.9 (01020304), you have swqt {version.program_version()} ({ours})."
        " Everyone needs the same version."
    )
    assert failure_text(LinkFailure.VERSION, Refuse(1, "9.9", MAJOR + 1, 0, bytes(8))) == (
        f"They have a newer version (SWQT/{MAJOR + 1}.0; yours is SWQT/{MAJOR}.0). Please update swqt."
    )


def test_an_address_is_spoken_of_once_a_minute(qapp):
    now = [0.0]
    knocks = RejectedCallers(lambda: now[0])
    one, other = TurnedAway("10.0.0.1", LinkFailure.PIN), TurnedAway("10.0.0.2", LinkFailure.PIN)
    assert knocks.words(one) == "Someone at 10.0.0.1 tried a wrong PIN and was not let in."
    now[0] = 59.9
    assert not knocks.words(one)
    assert knocks.words(other)
    now[0] = 60.0
    assert knocks.words(one)
    assert not knocks.words(TurnedAway("10.0.0.3", LinkFailure.SILENT)), "that is nobody's business"
    for number in range(1000):
        knocks.words(TurnedAway(f"10.1.{number // 256}.{number % 256}", LinkFailure.PIN))
    assert len(knocks._spoken) == 256
