"""Crash reports: written to the data folder, shown in a message, and offered again at the next start.

Nothing is sent anywhere. A report contains versions, the traceback and the end of the log, with home folders shortened.
"""

from __future__ import annotations

import contextlib
import faulthandler
import logging
import os
import sys
import threading
from types import TracebackType
from typing import IO, TYPE_CHECKING, Any, Final

from PySide6.QtCore import (
    QCoreApplication,
    QMessageLogContext,
    QObject,
    Qt,
    QtMsgType,
    Signal,
    qInstallMessageHandler,
    qVersion,
)
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from swqt import __version__
from swqt.home import data_folder, log_setup, settle_settings
from swqt.home.log_setup import without_folders

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMessageBox

logger = logging.getLogger(__name__)
qt_logger = logging.getLogger("qt")

_KEPT: Final = "crash.txt"
_LATEST: Final = "crash-latest.txt"
_FAULT: Final = "crash-fault.txt"
_LIMIT: Final = 256 * 1024
"""Size in bytes above which the file of old reports is replaced."""

_QT_LEVELS: Final = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}

_open_boxes: Final[list[QMessageBox]] = []
"""The open crash message, or empty."""


class _ErrorRelay(QObject):
    """Passes an error from the thread in which it was raised to the GUI thread."""

    error_passed = Signal(str, str)


class CrashReporter:
    """Reports unhandled exceptions and fatal errors between ``begin`` and ``end``, and logs Qt messages."""

    def __init__(self) -> None:
        self._file: IO[str] | None = None
        self._before = (sys.excepthook, threading.excepthook)
        self._logs_qt = False
        self._qt_handler: Any = None
        """The previous Qt message handler; None is Qt's own."""
        self._relay = _ErrorRelay()
        self._relay.error_passed.connect(_show_message, Qt.ConnectionType.QueuedConnection)

    def begin(self) -> None:
        """Install the handlers, first turning a fatal error of the last run into a report for ``latest``."""
        _report_last_fault()
        self._before = (sys.excepthook, threading.excepthook)
        sys.excepthook = report_crash
        threading.excepthook = self._in_thread
        self._logs_qt, self._qt_handler = True, qInstallMessageHandler(self._log_qt)
        logger.info("window: Qt %s, %s", qVersion(), QGuiApplication.platformName())
        with contextlib.suppress(OSError):
            data_folder().mkdir(parents=True, exist_ok=True)
            self._file = (data_folder() / _FAULT).open("w", encoding="utf-8")
            faulthandler.enable(self._file)

    def end(self, *, seen: bool) -> None:
        """Restore the previous handlers, except where others have been installed meanwhile.

        If the player has *seen* the latest report, the next start does not show it again.
        """
        if sys.excepthook is report_crash:
            sys.excepthook = self._before[0]
        if threading.excepthook == self._in_thread:
            threading.excepthook = self._before[1]
        if self._logs_qt:
            self._logs_qt = False
            qInstallMessageHandler(self._qt_handler)
        if self._file is not None:
            faulthandler.disable()
            self._file.close()
            self._file = None
            with contextlib.suppress(OSError):
                (data_folder() / _FAULT).unlink(missing_ok=True)
        if seen:
            forget()

    def _log_qt(self, kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
        """Log a message of Qt and pass it to the previous handler."""
        qt_logger.log(_QT_LEVELS[kind], "%s%s", f"{context.category}: " if context.category else "", message)
        if self._qt_handler is not None:
            self._qt_handler(kind, context, message)

    def _in_thread(self, fault: threading.ExceptHookArgs) -> None:
        if fault.exc_value is None or issubclass(fault.exc_type, SystemExit):
            return
        text = _text(fault.exc_type, fault.exc_value, fault.exc_traceback)
        logger.error("a fault in a thread: %s", fault.exc_type.__name__)
        self._relay.error_passed.emit(text, keep_report(text))


def report_crash(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    """Write the error to the report file and show it; the game itself is safe in its journal."""
    if issubclass(kind, KeyboardInterrupt):
        QApplication.quit()
        return
    text = _text(kind, error, trace)
    print(text, file=sys.stderr)
    logger.error("a fault: %s", kind.__name__)
    _show_message(text, keep_report(text))


def keep_report(text: str) -> str:
    """Append *text* to the report file and return its path, or an empty string if it cannot be written.

    Settings that are still being saved are written first.
    """
    from datetime import datetime

    settle_settings()
    path = data_folder() / _KEPT
    report = f"{datetime.now():%Y-%m-%d %H:%M}\n{versions()}\n\n{without_folders(text)}\n"
    report += log_part()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        old = path.stat().st_size if path.exists() else 0
        with path.open("w" if old > _LIMIT else "a", encoding="utf-8") as file:
            file.write(report)
        (data_folder() / _LATEST).write_text(report, encoding="utf-8")
    except OSError:
        return ""
    return str(path)


def log_part() -> str:
    """Return the path and the last lines of the log for a report; empty without a log."""
    path = log_setup.log_file()
    if path is None:
        return ""
    return f"The end of {without_folders(str(path))}:\n{log_setup.recent_lines()}\n"


def latest() -> str:
    """Return the latest report that has not been passed to ``forget``; empty if there is none."""
    try:
        return (data_folder() / _LATEST).read_text(encoding="utf-8", errors="replace")
    except OSError:
        return ""


def forget() -> None:
    """Delete the latest report, so that the next start does not show it; the file of all reports keeps it."""
    with contextlib.suppress(OSError):
        (data_folder() / _LATEST).unlink(missing_ok=True)


def versions() -> str:
    """Return the versions of the program and the system, without personal data."""
    import platform  # only needed for a report

    app = QCoreApplication.instance()
    screen = QGuiApplication.platformName() if isinstance(app, QGuiApplication) else "none"
    system = f"{platform.system()} {platform.release()} ({platform.machine()})"
    python = f"Python {platform.python_version()}, Qt {qVersion()}, window system {screen}"
    return f"swqt {__version__}, {python}, {system}"


def _text(kind: type[BaseException], error: BaseException | None, trace: TracebackType | None) -> str:
    import traceback

    return "".join(traceback.format_exception(kind, error, trace))


def _report_last_fault() -> None:
    """Turn the output of faulthandler in the last run into a report."""
    path = data_folder() / _FAULT
    try:
        text = path.read_text(encoding="utf-8", errors="replace")
    except OSError:
        return
    if text.strip():
        keep_report(text)
    with contextlib.suppress(OSError):
        os.unlink(path)


def _show_message(text: str, place: str) -> None:
    if QApplication.instance() is None or _open_boxes:
        return    # an error in painting repeats with every frame: show one message at a time
    from PySide6.QtWidgets import QMessageBox  # hardly ever needed

    box = QMessageBox()
    box.setIcon(QMessageBox.Icon.Critical)
    box.setText(QApplication.translate("Crash", "Something went wrong. Your game is saved."))
    detail = QApplication.translate("Crash", "You can keep playing. Details are in {0}.").format(place)
    box.setInformativeText(detail if place else "")
    box.setDetailedText(text)
    _open_boxes.append(box)
    box.exec()
    _open_boxes.clear()
