"""The first process in the sandbox: ready before anybody's program is known, and never itself running it.

It listens on its standard input, a socket, for orders: a copy of it serves the judge's
questions, another runs a file as a script. Whatever these do, this one is as it was.
"""

import gc
import json
import os
import random
import resource
import runpy
import site
import socket
import sys
from pathlib import Path
from typing import Any

from rozdej.isolation.channel import LENGTH, Channel
from rozdej.isolation.player.service import Service

RUNNER = Path(__file__).parents[2] / 'student' / 'script_runner.py'
MOST_FILES = 4
"""Descriptors that may come with one order."""


def receive_order(control: socket.socket) -> tuple[dict[str, Any], list[int]]:
    """The next order, and the open files that belong to it; raises EOFError when there are no more."""
    mark, files, _, _ = socket.recv_fds(control, 1, MOST_FILES)
    if not mark:
        raise EOFError
    [length] = LENGTH.unpack(_exactly(control, LENGTH.size))
    return json.loads(_exactly(control, length)), files


def _exactly(control: socket.socket, length: int) -> bytes:
    data = b''
    while len(data) < length:
        more = control.recv(length - len(data))
        if not more:
            raise EOFError
        data += more
    return data


def become_nobody(order: dict[str, Any]) -> None:
    """Take the limits, and give up what rights there are."""
    limits = {
        resource.RLIMIT_AS: order['memory'],
        resource.RLIMIT_NOFILE: order['open_files'],
        resource.RLIMIT_FSIZE: order['file_bytes'],
        resource.RLIMIT_CPU: order['cpu'],
        resource.RLIMIT_CORE: 0,
        resource.RLIMIT_NPROC: order['processes'],
    }
    if (user := order['user']) is not None:
        os.setgroups([])
        os.setresgid(user, user, user)
        os.setresuid(user, user, user)
    for limit, value in limits.items():
        if value is not None:
            resource.setrlimit(limit, (value, value))


def replace_standard_files(*files: int) -> None:
    """Put these descriptors in place of standard input, output and error output."""
    for number, file in enumerate(files):
        os.dup2(file, number)
    sys.stdin = open(0, encoding='utf-8', errors='replace', closefd=False)  # noqa: SIM115 - they are never closed
    sys.stdout = open(1, 'w', encoding='utf-8', errors='replace', closefd=False)  # noqa: SIM115
    sys.stderr = open(2, 'w', encoding='utf-8', errors='replace', closefd=False)  # noqa: SIM115


def serve(order: dict[str, Any], files: list[int]) -> None:
    """Answer questions about the program on the socket that came with the order."""
    nowhere = os.open(os.devnull, os.O_RDWR)
    replace_standard_files(nowhere, nowhere, nowhere)
    os.chdir(order['home'])
    become_nobody(order)
    Service(Channel(socket.socket(fileno=files[0]), trusting=True), order).serve()


def run_script(order: dict[str, Any], files: list[int]) -> None:
    """Run a file as the main program, with input and outputs that came with the order."""
    replace_standard_files(*files)
    os.chdir(order['home'])
    become_nobody(order)
    random.seed(order['seed'])
    sys.argv[1:] = [json.dumps(order['script'])]
    try:
        runpy.run_path(str(RUNNER), run_name='__main__')
    finally:
        sys.stdout.flush()
        sys.stderr.flush()


def main() -> None:
    """Carry out orders until the judge goes away."""
    site.setquit()  # `quit` and `exit`, which Python has only after it has looked for other people's packages
    control = socket.socket(fileno=os.dup(0))
    gc.freeze()  # what is here now stays: its copies need not look through it again and again
    control.send(b'ready')
    while True:
        try:
            order, files = receive_order(control)
        except EOFError:
            return
        if os.fork() == 0:
            try:
                control.close()
                (run_script if 'script' in order else serve)(order, files)
            finally:
                os._exit(0)
        for file in files:
            os.close(file)
        reap()


def reap() -> None:
    """Bury children that have ended, one's own and those left behind to the first process."""
    try:
        while os.waitpid(-1, os.WNOHANG)[0]:
            pass
    except ChildProcessError:
        pass
