"""One message of every type at least, with its smallest and largest values somewhere among them."""

from __future__ import annotations

from typing import Final

from swqt.net.wire import messages as m


def _b(start: int, size: int) -> bytes:
    return bytes((start + i) % 256 for i in range(size))


_HEAD = _b(1, 32)
_SIG = _b(100, 64)
_GENESIS = m.Genesis(_b(0, 40), _b(7, 32), ((_b(10, 32), _b(20, 32), _b(30, 16)), (_b(40, 32), _b(50, 32), _b(60, 16))))

EXAMPLES: Final[dict[str, m.Message]] = {
    "hello": m.Hello("SWQT", 1, 0, _b(0, 16), _b(16, 32), b"", 0, _b(48, 8), "Łukasz", 0, 0),
    "hello-largest": m.Hello("SWQT", 255, 255, _b(0, 16), _b(16, 32), _b(9, 8), 255, _b(48, 8), "é" * 24, 2**32 - 1, 2),
    "share": m.Share(_b(3, 32), b""),
    "share-tag": m.Share(_b(3, 32), _SIG),
    "confirm": m.Confirm(_SIG),
    "refuse": m.Refuse(1, "", 1, 0, _b(48, 8)),
    "refuse-text": m.Refuse(8, "x" * 120, 2, 7, _b(48, 8)),
    "info-request": m.InfoRequest(),
    "info": m.Info("Game 🎲", 1, 5, 3, 2, _b(48, 8), _b(9, 8), 70_000),
    "auth": m.Auth(_SIG, 47770, ("192.168.1.7", "fe80::1")),
    "entry": m.EntryMessage(0, 5, _HEAD, m.CMD, 1, b"3 17 3", _b(5, 16), 1, _SIG),
    "entry-derived": m.EntryMessage(65535, 2**32 - 1, _HEAD, m.CHANCE, 255, _b(0, 300), bytes(16), m.NOBODY, b""),
    "ack": m.Ack(1, 5, _HEAD, _b(5, 16), 4, _SIG),
    "reveal": m.RevealMessage(17, 0, _b(2, 32)),
    "sync-request": m.SyncRequest(0, 40, ((39, _b(0, 8)), (38, _b(1, 8)), (0, _b(2, 8)))),
    "entries": m.Entries((b"\x93", _b(0, 200))),
    "status": m.Status(2, 128, _HEAD, 33, 0b11111, 0b10101, 0b01110),
    "peers": m.Peers(((_b(10, 32), ("10.0.0.2",), 47770), (_b(20, 32), (), 0))),
    "ping": m.Ping(0),
    "ping-largest": m.Ping(2**63 - 1),
    "pong": m.Pong(255),
    "lobby": m.Lobby(3, _b(0, 60), _SIG),
    "lobby-request": m.LobbyRequest(2, b"\x01", _SIG),
    "genesis": _GENESIS,
    "genesis-signature": m.GenesisSignature(1, _SIG),
    "start": m.StartMessage(_GENESIS, (_SIG, _b(101, 64))),
    "lobby-reply": m.LobbyReply(_b(0, 8), _b(1, 32), 3, 2, "red", _SIG),
    "want": m.Want(_b(2, 32)),
    "goods": m.Goods(b"packed"),
    "pin": m.Pin(2, "048151"),
    "propose": m.Propose(_b(0, 8), 0, 9, _HEAD, b"drop 2", 1, _SIG),
    "vote": m.Vote(_b(0, 8), True, 0, 9, _HEAD, _b(4, 32), 31, _SIG),
    "vote-no": m.Vote(_b(0, 8), False, 0, 9, _HEAD, _b(4, 32), 0, _SIG),
    "pause": m.Pause(True, "tea", 2, 1, _SIG),
    "say": m.Say(3, 65_536, "Brava!", _SIG),
    "word": m.ChatMessage(_b(0, 8), _b(1, 32), 65_536, "Łukasz", "Wait for me!", _SIG),
    "word-largest": m.ChatMessage(_b(0, 32), _b(1, 32), 2**32 - 1, "é" * 24, "🎲" * 300, _SIG),
    "tree": m.Tree(12, ((0, _b(0, 8)), (1, _b(1, 8)))),
    "leaf": m.Leaf(12, 1, b"region 17 tokens 3"),
    "bye": m.Bye(0, ""),
    "dial-back": m.DialBack(47770, 0),
}

PLAIN: Final = {name: one for name, one in EXAMPLES.items() if isinstance(one, m.Plain)}
SEALED: Final = {name: one for name, one in EXAMPLES.items() if isinstance(one, m.Sealed)}
