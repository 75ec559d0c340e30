"""The name for the table suggested by the user's account."""

import getpass
import sys
from types import SimpleNamespace

import pytest

from swqt.home import person_here

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no list of accounts")


@pytest.mark.parametrize(("login", "entry", "name"), [
    ("anna", "Anna Berg,Room 3,,", "Anna Berg"),
    ("anna", "& Berg", "Anna Berg"),    # an ampersand stands for the login
    ("anna", "", "anna"),
    ("anna", "Anna Maria Wilhelmina Berg-Tal", "anna"),    # too long for a network table
    ("root", "root", ""),
    ("an-account-that-no-person-would-type", "", ""),
    (None, None, ""),
])  # fmt: skip
def test_the_real_name_if_it_is_known(monkeypatch, login, entry, name):
    import pwd

    def user():
        if login is None:
            raise OSError("nobody is logged in")
        return login

    def find(_):
        if entry is None:
            raise KeyError(login)
        return SimpleNamespace(pw_gecos=entry)

    monkeypatch.setattr(getpass, "getuser", user)
    monkeypatch.setattr(pwd, "getpwnam", find)
    assert person_here() == name
