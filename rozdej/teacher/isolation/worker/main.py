"""The first process in a sandbox. It takes orders and forks for each, and never runs a student's program itself.

Orders come from a socket, its standard input. A fork answers the judge's questions (`serve`), another runs a file as a
script (`run_script`); they cannot change the first process. Where the machine allows it, the first process is itself
a fork of a warm worker, in new namespaces for one submission.
"""

import gc
import json
import os
import signal
import site
import socket
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from rozdej import KIT
from rozdej.core.system import SYSTEM
from rozdej.teacher.isolation.channel import LENGTH
from rozdej.teacher.isolation.protection import ALL, Protection
from rozdej.teacher.isolation.worker import confinement
from rozdej.teacher.isolation.worker.orders import replace_standard_files, run_script, serve

assert sys.platform == 'linux'

MOST_FILES = 4
"""File descriptors that may come with one order."""


def receive_order(control: socket.socket) -> tuple[dict[str, Any], list[int]]:
    """Return the next order and its open files. Raises EOFError when there are no more."""
    mark, files, _, _ = socket.recv_fds(control, 1, MOST_FILES)
    if not mark:
        raise EOFError
    [length] = LENGTH.unpack(_exactly(control, LENGTH.size))
    return json.loads(_exactly(control, length)), files


def _exactly(control: socket.socket, length: int) -> bytes:
    data = control.recv(length, socket.MSG_WAITALL)
    if len(data) < length:
        raise EOFError
    return data


def drop_privileges(order: dict[str, Any]) -> None:
    """Set the limits of an order and give up all privileges."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
    if order['user'] is not None:
        confinement.switch_user(order['user'])
    SYSTEM.limit_resources(order['limits'])
    if order['filter']:
        confinement.install_filter(bytes.fromhex(order['filter']))


def run_order(order: dict[str, Any], files: list[int]) -> None:
    """Carry out an order in a fork of the first process: a script has its stdin, stdout and stderr as `files`."""
    is_script = 'script' in order
    nowhere = os.open(os.devnull, os.O_RDWR)
    replace_standard_files(*(files if is_script else [nowhere] * 3))
    os.chdir(order['home'])
    drop_privileges(order)
    if is_script:
        run_script(order)
    else:
        serve(order, socket.socket(fileno=files[0]))


def isolate_submission(order: dict[str, Any], files: list[int]) -> None:
    """Become the first process in the namespaces of a submission. Its orders come from a socket of its own."""
    os.dup2(files[0], 0)
    os.close(files[0])
    confinement.enter_submission(order)
    serve_orders(run_order, os.pidfd_open(os.getpid()))


def main(kind: str, wanted: int = ALL) -> None:
    """Run a worker of a kind: 'warm', or for one submission in a 'sandbox' or as a plain 'process'.

    A plain process confines itself with what it can get of the `wanted` protection.
    """
    protection = Protection(0)
    site.setquit()  # `quit` and `exit`, which Python defines only when it loads installed packages
    if kind == 'process':
        confinement.adopt_orphans()
        protection = confinement.confine([KIT], Path(os.environ['HOME']), Protection(wanted))
    else:
        confinement.hide_from_children()
    gc.freeze()  # forks need not scan again what exists now
    serve_orders(isolate_submission if kind == 'warm' else run_order, protection=protection)


def serve_orders(do: Callable[[dict[str, Any], list[int]], None], *sent: int, protection: int = 0) -> None:
    """Run `do` for each order in a fork of this process, until the judge closes the socket.

    The judge first receives the `protection` and the file descriptors `sent`, which are closed here.
    """
    control = socket.socket(fileno=os.dup(0))
    socket.send_fds(control, [b'ready', bytes([protection])], sent)
    for file in sent:
        os.close(file)
    while True:
        try:
            order, files = receive_order(control)
        except EOFError:
            return
        reap()
        if not order:  # the judge asks whether this process is alive
            control.send(b'ready')
        elif os.fork() == 0:
            try:
                control.close()
                do(order, files)
            finally:
                os._exit(0)
        for file in files:
            os.close(file)


def reap() -> None:
    """Reap children that have ended, adopted ones too."""
    try:
        while os.waitpid(-1, os.WNOHANG)[0]:
            pass
    except ChildProcessError:
        pass
