"""Running a file of the student's as a script, inside the sandbox."""

import os
import selectors
import tempfile
from typing import Any

from rozdej.core.student.limits import SCRIPT_OUTPUT_BYTES, Limits
from rozdej.teacher.isolation.channel import Late
from rozdej.teacher.isolation.sandbox import Sandbox
from rozdej.teacher.isolation.time_budget import LOOK, Wait


class TooMuch(Exception):
    """The script writes more than anybody would read."""


def run_script(
    sandbox: Sandbox, order: dict[str, Any], limits: Limits, lines: tuple[str, ...], wait: Wait
) -> tuple[str, str]:
    """What the script wrote on its output and its error output, when it was given these lines to read.

    Raises `Late` when it does not end before the wait is over, and `TooMuch`, both with the output so far; and `Gone`.
    """
    outputs = os.pipe(), os.pipe()
    written = {reading: b'' for reading, _ in outputs}
    try:
        try:
            with tempfile.TemporaryFile() as typed:
                typed.write(''.join(f'{line}\n' for line in lines).encode('utf-8', 'surrogatepass'))
                typed.seek(0)
                sandbox.script(order, limits, typed.fileno(), *(writing for _, writing in outputs))
        finally:
            for _, writing in outputs:
                os.close(writing)
        _read_all(written, wait, SCRIPT_OUTPUT_BYTES)
    finally:
        for reading in written:
            os.close(reading)
    output, errors = (data.decode('utf-8', 'replace') for data in written.values())
    return output, errors


def _read_all(written: dict[int, bytes], wait: Wait, most: int) -> None:
    """Read these files to their ends."""
    with selectors.DefaultSelector() as selector:
        for file in written:
            selector.register(file, selectors.EVENT_READ)
        while selector.get_map():
            ready = selector.select(LOOK)
            is_over = wait.is_over
            if is_over or sum(map(len, written.values())) > most:
                why = Late if is_over else TooMuch
                raise why(next(iter(written.values())).decode('utf-8', 'replace'))
            for key, _ in ready:
                data = os.read(key.fd, 1 << 16)
                written[key.fd] += data
                if not data:
                    selector.unregister(key.fd)
