"""Hraj v okně: python ui.py, nebo rovnou python ui.py klondike. Nápověda: python ui.py --help."""

import gc
import importlib.util
import os
import signal
import subprocess
import sys
from pathlib import Path

FOLDER = Path(__file__).resolve().parent
ENVIRONMENT = FOLDER / '.venv'
PYTHON = ENVIRONMENT / ('Scripts/python.exe' if os.name == 'nt' else 'bin/python')
LIBRARIES = 'platformdirs', 'pyglet'


def main() -> int:
    """Open the window by this Python, or by the one that start.py has prepared; returns the exit code."""
    if not (FOLDER / 'zadani').is_dir():
        sys.exit('Zbytek sady tu chybí. Je v souboru ZIP? Rozbal ho celý a spusť ui.py ve složce, která vznikne.')
    from rozdej.core.feedback.console import replace_unknown_characters

    replace_unknown_characters()
    missing = next((name for name in LIBRARIES if importlib.util.find_spec(name) is None), None)
    if missing is None:
        gc.disable()  # nothing that is imported is garbage; looking for some takes a tenth of the start
        from rozdej.window.display.main import main as play

        return play()
    if PYTHON.exists() and Path(sys.prefix).resolve() != ENVIRONMENT.resolve():
        return go_on()
    from start import TYPED

    print(f'Chybí knihovna {missing}. Spusť nejdřív:  {TYPED} start.py --level 1', file=sys.stderr)
    return 1


def go_on() -> int:
    """The same command by the Python of the environment."""
    command = [str(PYTHON), str(Path(__file__).resolve()), *sys.argv[1:]]
    if os.name == 'nt':  # there the console would not wait for a process that took the place of this one
        signal.signal(signal.SIGINT, lambda *_: None)  # Ctrl+C is for that one: it closes the window
        return subprocess.call(command)
    os.execv(command[0], command)


if __name__ == '__main__':
    sys.exit(main())
