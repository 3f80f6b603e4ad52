"""What a worker can be ordered to do: answer the judge's questions, or run a file as a script."""

import json
import os
import pkgutil  # noqa: F401 - `runpy` imports it when it runs a file
import random
import socket
import sys
import traceback  # noqa: F401 - a script's runner imports it; here it is once for all scripts
from typing import Any

from rozdej import KIT
from rozdej.teacher.isolation.channel import Channel
from rozdej.teacher.isolation.worker.service import Service

RUNNER_FILE = KIT / 'rozdej/core/student/script_runner.py'
RUNNER = compile(RUNNER_FILE.read_bytes(), RUNNER_FILE, 'exec')


def replace_standard_files(*files: int) -> None:
    """Replace stdin, stdout and stderr by these file descriptors."""
    for number, file in enumerate(files):
        os.dup2(file, number)
    for number, name, mode in (0, 'stdin', 'r'), (1, 'stdout', 'w'), (2, 'stderr', 'w'):
        newline = None if mode == 'r' else '\n'  # the same output on all platforms
        # Never closed.
        stream = open(number, mode, encoding='utf-8', errors='replace', newline=newline, closefd=False)  # noqa: SIM115
        setattr(sys, name, stream)
        setattr(sys, f'__{name}__', stream)  # a program that replaces `sys.stdout` must not close the descriptor


def serve(order: dict[str, Any], connection: socket.socket) -> None:
    """Answer questions about the program on the connection, until the judge closes it."""
    Service(Channel(connection, trusting=True), order).serve()


def run_script(order: dict[str, Any]) -> None:
    """Run a file as the main program, with the stdin, stdout and stderr of this process."""
    random.seed(order['seed'])
    sys.argv[1:] = [json.dumps(order['script'])]
    try:
        exec(RUNNER, {'__name__': '__main__'})
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
