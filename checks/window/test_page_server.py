"""The server of pages on this computer."""

import os
import socketserver

import pytest

from rozdej import CannotRun
from rozdej.window.browser.page_server import listening


def test_no_two_servers_have_one_port(tmp_path, monkeypatch):
    sockets = socketserver.socket
    if os.name == 'nt':  # `SO_REUSEADDR` does there what another option does where Windows is imitated
        monkeypatch.setattr(sockets, 'SO_REUSEADDR', getattr(sockets, 'SO_REUSEPORT', sockets.SO_REUSEADDR))
    with listening(tmp_path, '127.0.0.1', 0) as first, pytest.raises(CannotRun):
        listening(tmp_path, '127.0.0.1', first.server_port)
