"""The game as an environment for reinforcement learning, in the form of PettingZoo (the extra ``env``).

``env()`` creates one; GUIDE.md in this folder describes actions, observations and rewards. This package can be imported
without PettingZoo, which ``ActionList`` does not need.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from swqt.env.spaces import ActionList, Partial

if TYPE_CHECKING:
    from swqt.env.environment import SmallWorldEnv

__all__ = ["ActionList", "Partial", "env"]


def env(**options: Any) -> SmallWorldEnv:
    """Return an environment with the *options* of ``SmallWorldEnv``; ImportError says what is missing."""
    try:
        from swqt.env.environment import SmallWorldEnv
    except ImportError as error:
        message = f"swqt.env needs PettingZoo, Gymnasium and NumPy ({error}): pip install 'swqt[env]'"
        raise ImportError(message, name=error.name) from error
    return SmallWorldEnv(**options)
