"""Every command of the handout's README, in the way that fits it; one that is new there fails until it is run."""

import re
import tomllib

import pytest

from checks.documented import commands
from checks.running import ROOT

pytestmark = pytest.mark.whole(reason='types all commands of the README of a handout')

README = commands(ROOT / 'docs/students.md')
TYPED = ['python start.py --level 1', 'pytest --level 10', 'pytest --level 10 --hint', 'pytest --overview']
TYPED += ['pytest --level 10 --trace-call']
"""Run as they are, in the environment that is there."""
WITHOUT_A_SCREEN = ['python ui.py']
"""Run where there is no display: it must say so in Czech; with one, checks/window runs it."""
ENVIRONMENT = [
    'python3 -m venv .venv',
    'source .venv/bin/activate',
    'py -m venv .venv',
    '.venv\\Scripts\\activate',
    'python -m pip install -r requirements.txt',
]
"""They need a network or Windows; here their words are compared with what is handed out."""
WATCHING = ['pytest --watch']
"""Run by test_watching.py."""


def test_every_command_is_in_one_of_the_lists():
    lines = {command.line: command.place for command in README}
    assert set(lines) == {*TYPED, *WITHOUT_A_SCREEN, *ENVIRONMENT, *WATCHING}, lines


@pytest.mark.parametrize('line', TYPED)
def test_commands_as_they_are(student, line):
    prepare_start(student)
    done = student.types(line)
    assert done.code == 0, done.output
    assert 'Další je level 11: ' in done.output


def prepare_start(student):
    """Tell start.py that what is needed is installed, for here is no network."""
    code = "import start; (start.ENVIRONMENT / 'installed-student').write_text(start.fingerprint(False))"
    assert student.types(f'python -c "{code}"', PYTHONPATH=str(student.folder)).code == 0


@pytest.mark.parametrize('line', WITHOUT_A_SCREEN)
def test_the_window_without_a_screen(onlooker, line):
    done = onlooker.types(f'env -u DISPLAY -u WAYLAND_DISPLAY {line}')
    assert (done.code, 'Tady není obrazovka' in done.output) == (1, True), done.output


def test_the_environment_is_made_of_what_is_handed_out(onlooker):
    text = (onlooker.folder / 'requirements.txt').read_text(encoding='utf-8')
    project = tomllib.loads((ROOT / 'pyproject.toml').read_text(encoding='utf-8'))['project']
    assert text.split('\n') == [*project['dependencies'], '']
    assert all(re.search(r'>=.+,<', line) for line in project['dependencies'])
    assert onlooker.types('. .venv/bin/activate || true; python -m venv --help').code == 0
    for system in ('sh', 'bat'):
        assert len([command for command in README if command.language == system]) == 3
