"""What a screen reader gets of the program on Linux: the accessibility bus (AT-SPI) of a display of its own.

Nothing of the program is imported: objects, events and keys go over a real bus, as with Orca.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any, Final, NamedTuple

LAUNCHER: Final = "/usr/libexec/at-spi-bus-launcher"
_ROOT: Final = "/org/a11y/atspi/accessible/root"
_REGISTRY: Final = "org.a11y.atspi.Registry"
_ACCESSIBLE: Final = "org.a11y.atspi.Accessible"
_EVENTS: Final = ("object:state-changed:focused", "object:announcement", "object:children-changed")
_KEYSYM: Final = 3    # a key of the event controller that is pressed and released
_PATIENCE: Final = 60.0
FOCUSABLE, FOCUSED, SHOWING, DEFUNCT = 11, 12, 25, 6
KEYS: Final = {
    "Tab": 0xFF09, "Return": 0xFF0D, "Escape": 0xFF1B, "Left": 0xFF51, "Up": 0xFF52, "Right": 0xFF53, "Down": 0xFF54,
    "Space": 0x20, "4": 0x34,
}  # fmt: skip


def missing() -> str:
    """Return what this machine lacks for a screen reader's bus, or ""."""
    if sys.platform != "linux":
        return "there is an accessibility bus on Linux only"
    if not all(map(shutil.which, ("Xvfb", "dbus-daemon", "openbox"))) or not Path(LAUNCHER).exists():
        return "needs Xvfb, dbus-daemon, at-spi2-core, and openbox to give windows the keyboard"
    try:
        import jeepney  # noqa: F401  # only to know whether it is there
    except ImportError:
        return "needs jeepney"
    return ""


class Thing(NamedTuple):
    """An object of the tree: its path, role, name, description, states (as a bit set) and the objects inside."""

    path: str
    role: str
    name: str
    about: str
    states: int
    inside: tuple[Thing, ...]

    def has(self, state: int) -> bool:
        return bool(self.states >> state & 1)

    def everything(self) -> Iterator[Thing]:
        """Yield this and everything inside."""
        yield self
        for thing in self.inside:
            yield from thing.everything()


class ScreenReader:
    """Reads one program on the bus *address*."""

    def __init__(self, address: str) -> None:
        from jeepney import MatchRule, message_bus  # a tool of this test alone
        from jeepney.io.blocking import open_dbus_connection

        session = open_dbus_connection(address)
        bus = _call(session, "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress")[0]
        session.close()
        self._bus = open_dbus_connection(bus)
        for event in _EVENTS:
            self._ask(_REGISTRY, "/org/a11y/atspi/registry", _REGISTRY, "RegisterEvent", "sass", (event, [], ""))
        rule = MatchRule(type="signal", interface="org.a11y.atspi.Event.Object", member="Announcement")
        self._bus.send_and_get_reply(message_bus.AddMatch(rule))
        self._said = self._bus.filter(rule, bufsize=500).__enter__()
        self._program = self.until(lambda: self._children(_REGISTRY, _ROOT), "the program is not on the bus")[0][0]

    def close(self) -> None:
        self._bus.close()

    def until(self, found: Callable[[], Any], what: str) -> Any:
        """Return what *found* returns as soon as it is true."""
        end = time.monotonic() + _PATIENCE
        while not (result := found()):
            assert time.monotonic() < end, f"{what}\n{self.said()}"
            time.sleep(0.1)
        return result

    def _ask(self, name: str, path: str, interface: str, member: str, form: str = "", words: Sequence[Any] = ()) -> Any:
        return _call(self._bus, name, path, interface, member, form, tuple(words))

    def _children(self, name: str, path: str) -> list[tuple[str, str]]:
        return list(self._ask(name, path, _ACCESSIBLE, "GetChildren")[0])

    def tree(self) -> Thing:
        """Return the program with everything that shows."""
        return self._read(_ROOT, whole=True)

    def _read(self, path: str, *, whole: bool = False) -> Thing:
        def text(name: str) -> str:
            body = self._ask(self._program, path, "org.freedesktop.DBus.Properties", "Get", "ss", (_ACCESSIBLE, name))
            return str(body[0][1])

        low, high = self._ask(self._program, path, _ACCESSIBLE, "GetState")[0]
        states = low | high << 32
        role = self._ask(self._program, path, _ACCESSIBLE, "GetRoleName")[0]
        inside = []
        if whole or states >> SHOWING & 1:
            for _, child in self._children(self._program, path):
                with suppress(LookupError):    # it has gone meanwhile
                    inside.append(self._read(child))
        shown = tuple(thing for thing in inside if thing.has(SHOWING) or thing.role == "frame")
        return Thing(path, role, text("Name"), text("Description"), states, shown)

    def find(self, role: str, start: str) -> Thing | None:
        """Return the object with *role* and the name *start*, else the first whose name starts so, or None."""
        found = [thing for thing in self.tree().everything() if thing.role == role and thing.name.startswith(start)]
        return min(found, key=lambda thing: thing.name != start, default=None)

    def wait_for(self, role: str, start: str) -> Thing:
        """Return the object that ``find`` finds, as soon as there is one."""
        return self.until(lambda: self.find(role, start), f"there is no {role} {start!r}")    # type: ignore[no-any-return]

    def focused(self) -> list[Thing]:
        """Return what says that it has the keyboard, without those around it that say so as well."""
        everything = list(self.tree().everything())
        # Qt says so of the current entry of all lists and tabs, also where the keyboard is elsewhere.
        roles = ("list", "page tab list")
        lists = [thing for thing in everything if thing.role in roles and not thing.has(FOCUSED)]
        idle = [part for thing in lists for part in thing.inside]
        things = [thing for thing in everything if thing.has(FOCUSED) and thing.role != "frame" and thing not in idle]
        return [thing for thing in things if not any(part.has(FOCUSED) for part in [*thing.everything()][1:])]

    def act(self, thing: Thing, action: str = "Press") -> None:
        """Do what a screen reader does when its user presses *thing*."""
        interface = "org.a11y.atspi.Action"
        names = [row[0] for row in self._ask(self._program, thing.path, interface, "GetActions")[0]]
        assert action in names, (thing, names)
        self._ask(self._program, thing.path, interface, "DoAction", "i", (names.index(action),))

    def key(self, name: str) -> None:
        """Press and release a key, one of KEYS."""
        place, interface = "/org/a11y/atspi/registry/deviceeventcontroller", "org.a11y.atspi.DeviceEventController"
        self._ask(_REGISTRY, place, interface, "GenerateKeyboardEvent", "isu", (KEYS[name], "", _KEYSYM))

    def said(self) -> list[str]:
        """Return what was announced since the last call, the oldest first."""
        with suppress(TimeoutError):
            while True:
                self._bus.recv_messages(timeout=0.3)
        texts = []
        while self._said:
            texts.append(str(self._said.popleft().body[3][1]))
        return texts


def _call(
    connection: Any, name: str, path: str, interface: str, member: str, form: str = "", words: tuple[Any, ...] = ()
) -> Any:
    from jeepney import DBusAddress, MessageType, new_method_call

    message = new_method_call(DBusAddress(path, bus_name=name, interface=interface), member, form or None, words)
    reply = connection.send_and_get_reply(message, timeout=30)
    if reply.header.message_type == MessageType.error:
        raise LookupError(f"{path} {member}: {reply.body}")
    return reply.body


@contextmanager
def screen_reader(home: Path, *words: str) -> Iterator[ScreenReader]:
    """Start the program with *words* on a display and a bus of its own, and read it."""
    with ExitStack() as stack:

        def start(*command: str, **extra: str) -> subprocess.Popen[bytes]:
            process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, env={**environment, **extra})
            stack.enter_context(process)
            stack.callback(process.kill)    # before it is waited for
            return process

        log = stack.enter_context((home / "errors.log").open("wb"))
        environment = {name: value for name, value in os.environ.items() if not name.startswith(("QT_", "DBUS_"))}
        environment |= {"SWQT_HOME": str(home), "LANG": "C.UTF-8", "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1"}
        # A display that is left by its last client starts anew by default, and would drop whoever comes meanwhile.
        server = start("Xvfb", "-displayfd", "1", "-noreset", "-screen", "0", "1400x900x24")
        environment["DISPLAY"] = f":{server.stdout.readline().decode().strip()}"
        daemon = start("dbus-daemon", "--session", "--nofork", "--print-address")
        address = environment["DBUS_SESSION_BUS_ADDRESS"] = daemon.stdout.readline().decode().strip()
        start(LAUNCHER, "--launch-immediately")
        ready = home / "ready"
        start("openbox", "--startup", f"touch {ready}")
        end = time.monotonic() + _PATIENCE
        while not ready.exists():    # windows that come before it do not get the keyboard
            assert time.monotonic() < end, "openbox does not start"
            time.sleep(0.05)
        program = start(sys.executable, "-m", "swqt", *words, QT_QPA_PLATFORM="xcb")
        reader = ScreenReader(address)
        stack.callback(reader.close)
        yield reader
        assert program.poll() is None, (home / "errors.log").read_text(encoding="utf-8", errors="replace")
