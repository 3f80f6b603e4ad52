"""Serves pages from this computer: for `rozdej web --serve`, and for `start.py --web` in a handout.

Uses the standard library only: the student has installed nothing yet.
"""

import socket
import webbrowser
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from rozdej import CannotRun

PORT = 8066
"""Always the same: browsers keep a student's work by address and port."""


class Handler(SimpleHTTPRequestHandler):
    """Serves files with the content types that browsers insist on."""

    extensions_map = {  # noqa: RUF012  as the class above has it
        **SimpleHTTPRequestHandler.extensions_map,
        '.mjs': 'text/javascript',
        '.js': 'text/javascript',
    }

    def log_message(self, *arguments: object) -> None:
        """Nobody reads a line a file."""


class PageServer(ThreadingHTTPServer):
    """Serves one folder."""

    allow_reuse_address = hasattr(socket, 'SO_REUSEPORT')  # Windows, which lacks that, lets two servers share a port

    def __init__(self, folder: Path, host: str, port: int):
        self.address_family = socket.AF_INET6 if ':' in host else socket.AF_INET
        super().__init__((host, port), partial(Handler, directory=folder))


def listening(folder: Path, host: str, port: int) -> PageServer:
    """A server of the folder that has its port already. Raises `CannotRun`."""
    try:
        return PageServer(folder, host, port)
    except (OSError, OverflowError) as error:
        raise CannotRun(
            f'cannot serve at {host}, port {port} ({getattr(error, "strerror", None) or error}): '
            'choose another --port, or the --host of this computer'
        ) from None


def serve(server: PageServer) -> None:
    """Serve until Ctrl+C."""
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        print()


def open_pages(folder: Path, port: int = PORT) -> int:
    """Show a student pages that were handed out, until Ctrl+C; the exit code is 0, or 1 when the port is taken.

    Port 0 is any that is free.
    """
    try:
        server = listening(folder, '127.0.0.1', port)
    except CannotRun:
        there = f'http://127.0.0.1:{port}/'
        print(f'Na adrese {there} už něco běží, možná tyhle stránky v jiném okně. Otevři ji v prohlížeči.')
        return 1
    here = f'http://127.0.0.1:{server.server_port}/'
    print(f'Otevři v prohlížeči {here}, jestli se neotevřel sám. Skončíš klávesami Ctrl+C.', flush=True)
    webbrowser.open(here)
    with server:
        serve(server)
    return 0
