"""Runs the command `rozdej web`."""

import argparse
import tempfile
from contextlib import ExitStack
from pathlib import Path

from rozdej import CannotRun
from rozdej.network.protocol import Address
from rozdej.network.serve import own_address
from rozdej.teacher.commands import add_until
from rozdej.teacher.web.site import write_site
from rozdej.window.browser.page_server import PORT, listening, serve


def add_options(command: argparse.ArgumentParser) -> None:
    """Add the options of the command."""
    command.add_argument('exercise', nargs='*', help='names of exercises (default: all)')
    add_until(command, 'only what is needed up to this level')
    command.add_argument('--out', metavar='FOLDER', type=Path, help='write the pages into this folder')
    command.add_argument('--serve', action='store_true', help='serve the pages from this computer')
    command.add_argument('--host', default='127.0.0.1', help='the address to serve at (default: this computer only)')
    command.add_argument('--port', type=int, default=PORT, help=f'the port to serve at (default: {PORT})')


def web(options: argparse.Namespace, root: Path, exercises: list) -> int:
    """Write the pages, or serve them. Returns the exit code: 0, or 1 when it fails."""
    if not options.out and not options.serve:
        print('rozdej web: say where to write the pages (--out FOLDER), or --serve')
        return 1
    with tempfile.TemporaryDirectory() as name, ExitStack() as stack:
        folder = options.out or Path(name) / 'site'
        server = None
        try:
            if options.serve:  # first, so that a port in use is reported at once
                server = stack.enter_context(listening(folder, options.host, options.port))
            print('The pages are being made …', flush=True)
            write_site(root, exercises, options.until, folder)
        except CannotRun as refusal:
            print(f'rozdej web: {refusal}')
            return 1
        if options.out:
            print(f'Written: {folder}. Any web server can serve it.')
        if server:
            address = Address(own_address(options.host), server.server_port)
            print(f'Open http://{address}/ (Ctrl+C ends it)', flush=True)
            serve(server)
    return 0
