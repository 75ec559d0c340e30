"""Writes draws.json anew; only when the protocol itself changes. The test checks it by other code than this."""

import json
from pathlib import Path

from swqt.net.agreement.draws import Chain, beacon, numbers, shuffled


def vectors() -> dict[str, object]:
    game = bytes(range(32))
    seeds = [bytes([value]) * 32 for value in (1, 2, 255)]
    chains = [Chain(seed, game, peer) for peer, seed in enumerate(seeds)]
    head = bytes(range(100, 132))
    draws = []
    for number in (1, 2, 77, 1024):
        links = [chain.link(number) for chain in chains]
        source = beacon(game, number, head, links)
        draws.append(
            {
                "number": number,
                "links": [link.hex() for link in links],
                "beacon": source.hex(),
                "die6": numbers(source, b"die", 6, 5),
                "coin": numbers(source, b"coin", 2, 8),
                "wide": numbers(source, b"wide", (1 << 63) + 1, 3),     # about half of the words are rejected
                "shuffle": shuffled(source, b"stack", range(14)),
            }
        )
    return {
        "game": game.hex(), "head": head.hex(), "seeds": [seed.hex() for seed in seeds],
        "anchors": [chain.anchor.hex() for chain in chains], "draws": draws,
    }  # fmt: skip


if __name__ == "__main__":
    text = json.dumps(vectors(), indent=1)
    (Path(__file__).parent / "draws.json").write_text(text + "\n", encoding="utf-8")
