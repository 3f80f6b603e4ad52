"""The command `rozdej web`."""

import argparse
import tempfile
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from rozdej.handout.writing import CannotHandOut
from rozdej.site import SiteError
from rozdej.web.parts import MissingParts
from rozdej.web.site import write_site

PORT = 8066


def add_options(command: argparse.ArgumentParser) -> None:
    """Add what the command takes."""
    command.add_argument('exercise', nargs='*', help='names of exercises (default: all)')
    command.add_argument('--until', metavar='LEVEL', type=int, help='only what is needed up to this level')
    command.add_argument('--out', metavar='FOLDER', type=Path, help='write the pages into this folder')
    command.add_argument('--serve', action='store_true', help='serve the pages from this computer')
    command.add_argument('--host', default='127.0.0.1', help='the address to serve at (default: this computer only)')
    command.add_argument('--port', type=int, default=PORT, help=f'the port to serve at (default: {PORT})')


def web(options: argparse.Namespace, root: Path, exercises: list) -> int:
    """Write the pages, or serve them; the exit code is 0, or 1 when it cannot be done."""
    if not options.out and not options.serve:
        print('rozdej web: say where to write the pages (--out FOLDER), or --serve')
        return 1
    with tempfile.TemporaryDirectory() as name:
        folder = options.out or Path(name) / 'site'
        print('The pages are being made …', flush=True)
        try:
            write_site(root, exercises, options.until, folder)
        except (MissingParts, CannotHandOut, SiteError) as refusal:
            print(f'rozdej web: {refusal}')
            return 1
        if options.out:
            print(f'Written: {folder}. Any web server can serve it.')
        if options.serve:
            serve(folder, options.host, options.port)
    return 0


class Handler(SimpleHTTPRequestHandler):
    """Files with the types that browsers insist on."""

    extensions_map = {  # noqa: RUF012  as the class above has it
        **SimpleHTTPRequestHandler.extensions_map,
        '.mjs': 'text/javascript',
        '.js': 'text/javascript',
    }

    def log_message(self, *arguments: object) -> None:
        """Nobody reads a line a file."""


def serve(folder: Path, host: str, port: int) -> None:
    """Serve the folder until Ctrl+C."""
    with ThreadingHTTPServer((host, port), partial(Handler, directory=folder)) as server:
        print(f'Open http://{host}:{server.server_port}/ (Ctrl+C ends it)', flush=True)
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            print()
