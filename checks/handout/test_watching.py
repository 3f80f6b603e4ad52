"""`pytest --watch` in a handout: tests that run again when a file is saved."""

import os
import signal
import subprocess
import threading
import time

import pytest

pytestmark = pytest.mark.whole(reason='installs a handout for a student')

PATIENCE = 300
"""Seconds to wait for a run of the tests; on an idle computer it takes two."""


def until(condition, shown: bytearray) -> None:
    """Wait for the condition; fails after `PATIENCE` with what was shown."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if condition():
            return
        time.sleep(0.05)
    pytest.fail(f'waited {PATIENCE} s in vain; shown: {shown.decode()}')


def test_saving_a_file_runs_the_tests_again(student):
    stub = student.folder / 'zadani/klondike/klondike.py'
    process = subprocess.Popen(
        ['pytest', '--watch', '--level', '11'],
        executable=student.bin / 'pytest',
        cwd=student.folder,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        env={**student.variables, 'PYTHONUNBUFFERED': '1'},
        start_new_session=True,
    )
    shown = bytearray()
    reader = threading.Thread(target=lambda: [shown.extend(line) for line in process.stdout])
    reader.start()
    try:
        until(lambda: 'vrátilo:      None'.encode() in shown and b' failed' in shown, shown)
        text = stub.read_text(encoding='utf-8') + "\n\ndef popis_balicku(balicek):\n    return 'ahoj'\n"

        stub.write_text(text, encoding='utf-8')  # perhaps before the first run has ended: it counts all the same
        until(lambda: "vrátilo:      'ahoj'".encode() in shown and shown.count(b'Ctrl+C') == 2, shown)
        assert 'Oprav to a soubor ulož.'.encode() in shown
    finally:
        os.killpg(process.pid, signal.SIGINT)
        try:
            process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()
        reader.join()
        process.stdout.close()
