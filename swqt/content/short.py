"""What a trait does in a few words: written for those of the box, else the first sentence of its help."""

from __future__ import annotations

import tomllib
from functools import cache

from swqt.content.help import help_text
from swqt.engine import Trait
from swqt.home import resource_folder


def short_text(trait: Trait, lang: str = "en") -> str:
    """Return what *trait* does in a few words of *lang*; in its help, if nobody has written them."""
    written = _written(lang.replace("_", "-").split("-")[0].lower()).get(trait.name)
    return written or help_text(trait, lang)[1]


@cache
def _written(code: str) -> dict[str, str]:
    path = resource_folder() / "help" / f"short.{code}.toml"
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
