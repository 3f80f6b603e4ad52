"""Running a file of the student's as a script, inside the sandbox."""

import os
import selectors
import tempfile
import time
from typing import Any

from rozdej.isolation.channel import Late
from rozdej.isolation.limits import Limits
from rozdej.isolation.sandbox import Sandbox


def run_script(
    sandbox: Sandbox, order: dict[str, Any], limits: Limits, lines: tuple[str, ...], deadline: float
) -> tuple[str, str]:
    """What the script wrote on its output and its error output, when it was given these lines to read.

    Raises `Late`, with the output so far, when it does not end before the deadline or writes too much.
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
        _read_all(written, deadline, 4 * limits.output_chars)
    finally:
        for reading in written:
            os.close(reading)
    output, errors = (data.decode('utf-8', 'replace') for data in written.values())
    return output, errors


def _read_all(written: dict[int, bytes], deadline: float, most: int) -> None:
    """Read these files to their ends."""
    with selectors.DefaultSelector() as selector:
        for file in written:
            selector.register(file, selectors.EVENT_READ)
        while selector.get_map():
            left = deadline - time.monotonic()
            ready = selector.select(left) if left > 0 else []
            if not ready or sum(map(len, written.values())) > most:
                raise Late(next(iter(written.values())).decode('utf-8', 'replace'))
            for key, _ in ready:
                data = os.read(key.fd, 1 << 16)
                written[key.fd] += data
                if not data:
                    selector.unregister(key.fd)
