"""`pytest --watch` in a handout: tests that run again when a file is saved."""

import os
import signal
import subprocess
import threading

import pytest

from checks.processes import wait_for

pytestmark = pytest.mark.whole(reason='installs a handout for a student')


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
        wait_for(lambda: 'vrátilo:      None'.encode() in shown and b' failed' in shown, shown.decode)
        text = stub.read_text(encoding='utf-8') + "\n\ndef popis_balicku(balicek):\n    return 'ahoj'\n"

        stub.write_text(text, encoding='utf-8')  # perhaps before the first run has ended: it counts all the same
        wait_for(lambda: "vrátilo:      'ahoj'".encode() in shown and shown.count(b'Ctrl+C') == 2, shown.decode)
        assert 'Oprav to a soubor ulož.'.encode() in shown
    finally:
        os.killpg(process.pid, signal.SIGINT)
        try:
            process.wait(300)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()
        reader.join()
        process.stdout.close()
