"""A new version is told of on the start page, to those who want that, if the release key has signed it."""

import logging
import threading
from collections.abc import Iterator
from functools import partial
from http.server import BaseHTTPRequestHandler, HTTPServer
from types import SimpleNamespace

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from swqt import __version__
from swqt.gui.app import version_notice
from swqt.gui.app.main_window import MainWindow
from swqt.gui.app.startup import load_content
from swqt.gui.app.version_notice import NewVersionDialog, VersionNotice
from swqt.gui.dialogs.settings import SettingsDialog
from swqt.home import Settings
from swqt.home.release_notice import LIMIT, NewestVersion, write_notice
from tests.support.hand import show

KEY = Ed25519PrivateKey.from_private_bytes(bytes(range(32)))
PUBLIC = KEY.public_key().public_bytes(Encoding.OpenSSH, PublicFormat.OpenSSH).decode()
NEWER = NewestVersion("99.0.0", "### Added\n\n- A <b>new</b> race, ![](file:///etc/hostname) the *Testers*.\n")
WANTED = Settings(new_versions=True)


@pytest.fixture
def site() -> Iterator[SimpleNamespace]:
    """A web server on this computer: what it answers, and the requests that it got."""
    state = SimpleNamespace(answer=write_notice(NEWER, KEY), status=200, requests=[])

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            state.requests.append((self.path, dict(self.headers.items())))
            self.send_response(state.status)
            self.send_header("Content-Length", str(len(state.answer)))
            self.end_headers()
            self.wfile.write(state.answer)

        def log_message(self, *_: object) -> None:
            pass

    server = HTTPServer(("127.0.0.1", 0), Handler)
    state.address = f"http://127.0.0.1:{server.server_port}/swqt-newest.txt"
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield state
    server.shutdown()
    thread.join()
    server.server_close()


@pytest.fixture
def opened(qtbot, site, monkeypatch):
    """Open a window with settings, which asks *site*."""

    monkeypatch.setattr(version_notice, "VersionNotice", partial(VersionNotice, address=site.address, key=PUBLIC))

    def window(settings: Settings) -> MainWindow:
        made = MainWindow(None, None, settings)
        show(qtbot, made)
        made.populate(load_content())
        return made

    return window


def finish(qtbot, window: MainWindow) -> VersionNotice:
    """Wait until the answer has come and been read."""
    notice = window.findChild(VersionNotice)
    qtbot.waitUntil(lambda: notice._manager is not None and notice._reply is None)
    return notice


def test_nobody_is_asked_before_the_player_says_yes(qtbot, opened, site):
    window = opened(Settings())
    QApplication.processEvents()
    assert (window.findChild(VersionNotice)._manager, site.requests) == (None, [])
    window.ask_settings()
    window.findChild(SettingsDialog).findChild(object, "new_versions").click()
    assert window.settings.new_versions
    assert finish(qtbot, window).newest == NEWER


def test_the_start_page_tells_of_a_new_version_until_it_was_read(qtbot, opened, monkeypatch):
    window = opened(WANTED)
    finish(qtbot, window)
    strip = window.start_page.version
    assert (strip.isVisible(), strip.accessibleName()) == (True, "swqt 99.0.0 is out.")
    QTest.mouseClick(strip.buttons()[0], Qt.MouseButton.LeftButton)
    dialog = window.findChild(NewVersionDialog)
    assert dialog.isVisible()
    assert "A <b>new</b> race" in dialog.news.toPlainText(), "no HTML of others is drawn"
    opened_pages = []
    monkeypatch.setattr(version_notice.QDesktopServices, "openUrl", lambda url: opened_pages.append(url.toString()))
    QTest.mouseClick(dialog.download, Qt.MouseButton.LeftButton)
    assert opened_pages == ["https://github.com/swqt/swqt/releases/latest"]
    dialog.close()
    done = window.start_page.version.buttons()[1]
    done.setFocus()
    QTest.mouseClick(done, Qt.MouseButton.LeftButton)
    assert window.start_page.version.isHidden()
    assert window.start_page.bots.hasFocus(), "the keyboard is not lost"
    assert window.settings.version_seen == "99.0.0"
    again = opened(window.settings)
    finish(qtbot, again)
    assert again.start_page.version is None


def test_the_request_says_nothing_about_the_player(qtbot, opened, site):
    finish(qtbot, opened(WANTED))
    assert site.requests
    for path, headers in site.requests:
        assert path == "/swqt-newest.txt"
        assert headers.pop("Host").startswith("127.0.0.1")
        assert headers.pop("Accept-Encoding", "")    # what Qt can unpack
        assert headers == {"User-Agent": "swqt", "Accept-Language": "*", "Connection": "Keep-Alive"}


@pytest.mark.parametrize(("answer", "said"), [
    (write_notice(NEWER, Ed25519PrivateKey.from_private_bytes(bytes(32))), "ignored: wrong signature"),
    (write_notice(NEWER, KEY).replace(b"99.0.0", b"99.0.1"), "ignored: wrong signature"),
    (write_notice(NewestVersion("0.0.9", ""), KEY), f"the newest version is 0.0.9, this is {__version__}"),
    (write_notice(NewestVersion(__version__, ""), KEY), f"the newest version is {__version__}, this is"),
    (b"x" * (LIMIT + 1), "not known: OperationCanceledError"), (b"", "not known: ContentNotFoundError"),
])  # fmt: skip
def test_what_is_not_signed_not_new_or_not_there_is_logged_only(qtbot, opened, site, caplog, answer, said):
    site.answer, site.status = answer, 200 if answer else 404
    with caplog.at_level(logging.INFO, logger=version_notice.__name__):
        window = opened(WANTED)
        assert finish(qtbot, window).newest is None
    assert window.start_page.version is None
    assert any(said in line for line in caplog.messages), caplog.messages
    assert not any("127.0.0.1" in line for line in caplog.messages)


def test_nothing_is_asked_during_a_game_and_a_question_ends_when_one_begins(qtbot, opened):
    window = opened(Settings())
    window.play_bots()
    window.settings_service.use(WANTED)
    QApplication.processEvents()
    assert window.findChild(VersionNotice)._manager is None
    window.show_start()
    assert finish(qtbot, window).newest == NEWER
    window = opened(Settings())
    window.settings_service.use(WANTED)
    notice = window.findChild(VersionNotice)
    assert notice._reply is not None
    window.play_bots()
    assert (notice._reply, notice.newest) == (None, None)
