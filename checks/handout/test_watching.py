"""Tests that run again when a file is saved: the line of the handout's README, in a real process."""

import os
import re
import signal
import subprocess
import threading
import time
import tomllib

import pytest

from checks.running import ROOT

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


def watching_commands() -> list[str]:
    """The two lines of the README: what to install, and what to run."""
    text = (ROOT / 'docs/students.md').read_text(encoding='utf-8')
    return re.search(r'```console\n(.*pytest-watcher.*)\n(ptw .*)\n```', text).groups()


def test_saving_a_file_runs_the_tests_again(student):
    install, command = watching_commands()
    student.install(re.findall(r'"(.+?)"', install))
    stub = student.folder / 'zadani/klondike/klondike.py'
    process = subprocess.Popen(
        command.replace('--level 10', '--level 11').split(),
        executable=student.bin / 'ptw',
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

        # A file saved while the tests still run does not start them again, so it is saved until they do.
        def saved_and_run() -> bool:
            stub.write_text(text, encoding='utf-8')
            time.sleep(1)
            return "vrátilo:      'ahoj'".encode() in shown

        until(saved_and_run, shown)
    finally:
        os.killpg(process.pid, signal.SIGINT)
        try:
            process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()
        reader.join()
        process.stdout.close()


def test_what_the_readme_installs_is_what_is_tested():
    project = tomllib.loads((ROOT / 'pyproject.toml').read_text(encoding='utf-8'))['project']
    wanted = re.findall(r'"(.+?)"', watching_commands()[0])
    assert wanted
    assert set(wanted) <= set(project['optional-dependencies']['dev'])
