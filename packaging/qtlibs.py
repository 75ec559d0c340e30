"""System libraries that Qt's Linux wheels need but do not contain, with their Debian packages.

The list was determined on a minimal system. If one is missing, importing a Qt module fails with no more than
"libGL.so.1: cannot open shared object file". Windows and macOS need nothing.
"""

import ctypes
from collections.abc import Mapping

# Needed by any program with widgets, even without a display.
OFFSCREEN = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libfontconfig.so.1": "libfontconfig1",
    "libdbus-1.so.3": "libdbus-1-3",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgssapi_krb5.so.2": "libgssapi-krb5-2",    # comes with git, so it may be missing only without a clone
}
X11 = {
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-shape.so.0": "libxcb-shape0",
}
WAYLAND = {"libwayland-cursor.so.0": "libwayland-cursor0"}


def missing(libraries: Mapping[str, str]) -> dict[str, str]:
    """Return the packages of those *libraries* that cannot be loaded, each with its library.

    It tries to load them, since only the loader knows all search paths.
    """
    absent = {}
    for name, package in libraries.items():
        try:
            ctypes.CDLL(name)
        except OSError:
            absent[package] = name
    return absent
