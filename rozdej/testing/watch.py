"""`pytest --watch`: the same tests again whenever a student's file is saved."""

import os
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from rozdej.feedback import texts

OPTION = '--watch'


def run_at_each_save(config: pytest.Config, folder: Path) -> int:
    """Run pytest without the option, and again at every change of a Python file in the folder, until Ctrl+C.

    Each run is a process of its own: nothing of the program as it was before stays. A command that cannot run at all
    is not repeated; its exit code is returned.
    """
    from watchfiles import PythonFilter, watch  # other runs need nothing of it

    rest = [argument for argument in map(str, config.invocation_params.args) if argument != OPTION]
    command = [sys.executable, '-P', '-m', 'pytest', *rest]
    environment = {**os.environ, texts.WATCHED: '1'}
    is_first = True
    with suppress(KeyboardInterrupt):
        # It looks on while the tests run; the first time it says nothing, the first run is due.
        for saved in watch(folder, watch_filter=PythonFilter(), rust_timeout=100, yield_on_timeout=True):
            if not (saved or is_first):
                continue
            is_first = False
            code = subprocess.call(command, cwd=config.invocation_params.dir, env=environment)
            if code in (pytest.ExitCode.USAGE_ERROR, pytest.ExitCode.INTERNAL_ERROR):
                return code
            print(texts.WAITING_FOR_A_SAVE, flush=True)
    return pytest.ExitCode.OK
