"""One message of every type at least, with its smallest and largest values somewhere among them."""

from typing import Final

from swqt.net.wire import messages as m


def _b(start: int, size: int) -> bytes:
    return bytes((start + i) % 256 for i in range(size))


_HEAD = _b(1, 32)
_SIG = _b(100, 64)
_ACK = m.SignedAck(1, 5, _HEAD, _b(5, 16), 4, 0, 2, None, _SIG)
_LINK = m.SignedAck(
    65535, 2**32 - 1, _HEAD, _b(5, 16), 2**32 - 1, 7, 31, m.LinkShare(2**32 - 1, _b(8, 32), _b(9, 32)), _SIG
)
_CMD = m.LogEntry(0, 5, _HEAD, m.CMD, 1, b"3 17 3", _b(5, 16), 1, _SIG)
_CHANCE = m.LogEntry(1, 6, _HEAD, m.CHANCE, m.NOBODY, _b(0, 164), bytes(16), m.NOBODY, b"", (_ACK, _LINK))
_EVIDENCE = m.LogEvidence(_HEAD, (_CMD,), (_CHANCE, _CMD), (_ACK, _LINK))
_CHANGES = (
    m.DropPeer(3, m.OVERDUE, 1, "hard"), m.GiveSeat(4, _b(7, 32), _b(8, 16), _b(9, 32)), m.UndoTo(70_000),
    m.SetOptions(b"clock"),
)  # fmt: skip
_BODY = m.ViewBody(7, _CHANGES, (_LINK,), True)
_VIEW = m.LogEntry(
    7, 2**32 - 1, _HEAD, m.VIEW, m.NOBODY, m.encode(_BODY), _b(0, 16), m.NOBODY, b"", (_LINK,) * 5,
    ((0, _SIG), (31, _b(101, 64))), (_EVIDENCE,),
)  # fmt: skip
_SIGNED = m.ViewSignature(_HEAD, _b(6, 32), 7, 31, _SIG)

EXAMPLES: Final[dict[str, m.Message]] = {
    "hello": m.Hello("SWQT", 2, 0, _b(0, 16), _b(16, 32), b"", _b(48, 8), "Łukasz", m.Proof.OPEN),
    "hello-largest": m.Hello("SWQT", 2, 255, _b(0, 16), _b(16, 32), _b(9, 8), _b(48, 8), "é" * 24, m.Proof.KNOWN),
    "share": m.Share(_b(3, 32), b""),
    "share-tag": m.Share(_b(3, 32), _SIG),
    "confirm": m.Confirm(_SIG),
    "refuse": m.Refuse(1, "", 2, 0, _b(48, 8)),
    "refuse-text": m.Refuse(8, "x" * 120, 2, 7, _b(48, 8)),
    "info-request": m.InfoRequest(),
    "info": m.Info("Game 🎲", "playing", 5, 3, 2, True, True, "midland-5", _b(48, 8), _b(9, 8), "0.1.0"),
    "auth": m.Auth(_SIG, 47770, ("192.168.1.7", "fe80::1")),
    "entry": _CMD,
    "entry-chance": _CHANCE,
    "entry-view": _VIEW,
    "entry-end": m.LogEntry(0, 300, _HEAD, m.END, m.NOBODY, b"", bytes(16), m.NOBODY),
    "ack": _ACK,
    "ack-link": _LINK,
    "status": m.PeerStatus(0, 0, _b(0, 8), 0, 0, 0, 0, 0, 0, False, False, None, _b(3, 32), 0),
    "status-largest": m.PeerStatus(
        65535, 2**32 - 1, _b(0, 8), 65535, 2**32 - 1, 2**32 - 1, 2**32 - 1, 2**32 - 1, 7, True, True,
        (m.NOBODY, _b(5, 16), _b(6, 32)), _b(3, 32), 2**63 - 1, _SIG,
    ),
    "want-entries": m.WantEntries(((39, _b(0, 8)), (38, _b(1, 8)), (0, _b(2, 8)))),
    "entries": m.SentEntries((_CMD, _CHANCE, _VIEW), (_ACK,)),
    "proposal": m.Proposal(_b(0, 8), _CHANGES, 31, _SIG),
    "proposal-empty": m.Proposal(_b(0, 8), (), 0),
    "answer": m.ProposalAnswer(_b(0, 8), True, 1, 65_536, _SIG),
    "answer-no": m.ProposalAnswer(_b(0, 8), False, 0, 0),
    "draft": m.ViewDraft(9, _BODY, _SIGNED, (_EVIDENCE,)),
    "signature": _SIGNED,
    "evidence": _EVIDENCE,
    "chat": m.ChatLine(_b(0, 8), _b(1, 32), 65_536, "Łukasz", "Wait for me!", _SIG),
    "chat-largest": m.ChatLine(_b(0, 8), _b(1, 32), 2**63 - 1, "é" * 24, "🎲" * 300, _SIG),
    "seat-refusal": m.SeatRefusal(_b(1, 32), 4, 2, _SIG),
    "sections": m.BoardSections(12, 1, b"region 17 tokens 3"),
    "shown-moment": m.ShownMoment(_b(0, 8), _b(1, 32), 65_536, 117, 3, "Why not the mine?", _SIG),
    "shown-moment-bare": m.ShownMoment(_b(0, 8), _b(1, 32), 0, 0, 0),
    "pointed-at": m.PointedAt(_b(0, 8), _b(1, 32), 2**63 - 1, 29, _SIG),
    "start": m.GameStart(
        _b(0, 300), ((_b(10, 32), _b(60, 16), _b(20, 32)), (_b(40, 32), _b(61, 16), _b(50, 32))), (0, 1, 0),
        ("", "", "hard"), (_SIG, _b(101, 64)),
    ),
    "peers": m.Peers(((_b(10, 32), ("10.0.0.2",), 47770), (_b(20, 32), (), 0))),
    "ping": m.Ping(0),
    "ping-largest": m.Ping(2**63 - 1),
    "pong": m.Pong(255),
    "lobby": m.Lobby(3, _b(0, 60), _SIG),
    "lobby-request": m.LobbyRequest(_b(0, 8), _b(1, 32), 3, 4, "colour", 1, 2, "red", _b(9, 8), _SIG),
    "lobby-reply": m.LobbyReply(_b(0, 8), _b(1, 32), 3, 2, "red", _SIG),
    "want": m.Want(_b(2, 32)),
    "goods": m.Goods(b"packed"),
    "pin": m.Pin(2, "048151"),
    "start-part": m.StartPart(_b(4, 32), _b(10, 32), _b(60, 16), _b(20, 32), _SIG),
    "start-signature": m.StartSignature(_b(4, 32), _b(10, 32), _SIG),
    "bye": m.Bye("leaving"),
}  # fmt: skip
