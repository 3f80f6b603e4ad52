"""Sets the kit up in .venv and runs its tests; needs nothing but Python and a network.

    python start.py --level 31     set up what a student needs, then: pytest --level 31
    python start.py --kit          set up what an author needs too, then: pytest checks

Whatever else stands on the command line goes to pytest. Run it as often as you like: it
installs only when the list of what is needed has changed. Uses the standard library only.
"""

import hashlib
import os
import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent
ENVIRONMENT = ROOT / '.venv'
PYTHON = ENVIRONMENT / ('Scripts/python.exe' if os.name == 'nt' else 'bin/python')


def main(arguments: list[str]) -> int:
    """Set up if needed, run pytest, return its exit code."""
    if sys.version_info < (3, 11):
        sys.exit(f'The kit needs Python 3.11 or newer, this is {sys.version.split()[0]}.')
    kit = '--kit' in arguments
    rest = [argument for argument in arguments if argument != '--kit']
    set_up(kit)
    command = [PYTHON, '-m', 'pytest', *(['checks'] if kit else []), *rest]
    # The tests end with the next command to type; without the environment active it is this one.
    python = 'python' if os.name == 'nt' else 'python3'
    environment = {**os.environ, 'ROZDEJ_COMMAND': f'{python} {os.path.relpath(__file__)}'}
    return subprocess.call(command, cwd=ROOT) if kit else subprocess.call(command, env=environment)


def set_up(kit: bool) -> None:
    """Make .venv and install the kit into it, unless that was done for the same requirements."""
    # An author installs the very versions that were tested, a student any in the tested ranges.
    wanted = ['-e', f'{ROOT}[dev]', '-c', str(ROOT / 'requirements.lock')] if kit else ['-e', str(ROOT)]
    stamp = ENVIRONMENT / f'installed-{"kit" if kit else "student"}'
    needed = fingerprint(kit)
    if PYTHON.exists() and stamp.exists() and stamp.read_text() == needed:
        return
    print(f'Setting up {ENVIRONMENT} …', flush=True)
    if not PYTHON.exists():
        try:
            venv.create(ENVIRONMENT, with_pip=True)
        except subprocess.CalledProcessError:
            sys.exit('This Python cannot make environments. On Debian and Ubuntu: apt install python3-venv')
    pip = [PYTHON, '-m', 'pip', 'install', '--quiet', '--disable-pip-version-check']
    if subprocess.call([*pip, *wanted]):
        sys.exit('The installation failed; the reason stands above. Is the network there?')
    stamp.write_text(needed)


def fingerprint(kit: bool) -> str:
    """Changes whenever something else would be installed."""
    files = ['pyproject.toml', *(['requirements.lock'] if kit else [])]
    text = b''.join((ROOT / name).read_bytes() for name in files) + sys.version.encode()
    return hashlib.sha256(text).hexdigest()


if __name__ == '__main__':
    sys.exit(main(sys.argv[1:]))
