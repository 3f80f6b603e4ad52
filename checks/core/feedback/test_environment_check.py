"""What a student is told whose pytest cannot be used, or who is in another folder."""

import ntpath
import os
import shlex
import sys
import tomllib
from importlib.metadata import PackageNotFoundError
from pathlib import Path, PureWindowsPath

import pytest

from checks.running import ROOT, run_pytest
from rozdej.core.feedback import environment_check
from rozdej.core.feedback.environment_check import (
    ACTIVATION,
    PYTHON,
    relative_path,
    typed_word,
    wrong_pytest,
)


@pytest.fixture
def typed(monkeypatch, kit):
    """In the folder of a kit, a student has typed this."""
    monkeypatch.chdir(kit)
    monkeypatch.setattr(sys, 'argv', ['pytest', '--level', '31', '--impl', 'moje úlohy'])
    return kit


def installed(monkeypatch, **versions: str) -> None:
    def version(name: str) -> str:
        if name not in versions:
            raise PackageNotFoundError(name)
        return versions[name]

    monkeypatch.setattr(environment_check, 'version', version)


WRONG = {
    'an old pytest': ({'pytest': '8.3.5'}, 'má verzi 8.3.5, je potřeba 9 nebo novější'),
    'a pytest of somebody else': ({'pytest': '9.2.0'}, 'chybí mu pytest-level'),
}


@pytest.mark.parametrize('what', WRONG)
def test_wrong_pytest_before_anything_is_prepared(typed, monkeypatch, what):
    versions, said = WRONG[what]
    installed(monkeypatch, **versions)
    assert wrong_pytest(typed).splitlines() == [
        f'Tenhle pytest nejde použít: {said}.',
        f'Všechno potřebné připraví:  {PYTHON} start.py --level 31 --impl {typed_word("moje úlohy")}',
    ]


def test_environment_that_is_there_is_to_be_activated(typed, monkeypatch):
    installed(monkeypatch, pytest='9.2.0')
    (typed / '.venv').mkdir()
    monkeypatch.chdir(typed / 'zadani')
    _, activate, *_, other = wrong_pytest(typed).splitlines()
    script = ACTIVATION.replace('.venv', os.path.join('..', '.venv'))
    assert activate == f'Zapni virtuální prostředí:  {script}'
    assert other.startswith(f'Nebo spusť:  {PYTHON} {os.path.join("..", "start.py")} --level 31')


def test_commands_are_typed_in_a_folder_with_spaces_too(typed, monkeypatch):
    installed(monkeypatch, pytest='9.2.0')
    monkeypatch.chdir(typed.parent)  # Windows renames no folder in which somebody works
    kit = typed.rename(typed.with_name('Školní úkoly'))
    (kit / '.venv').mkdir()
    _, activate, *_, other = wrong_pytest(kit).splitlines()
    script = os.path.join(kit.name, ACTIVATION.split()[-1])
    assert activate.endswith(typed_word(script))
    assert other.startswith(f'Nebo spusť:  {PYTHON} {typed_word(os.path.join(kit.name, "start.py"))} --level 31')


def test_folder_on_another_drive_is_told_whole(monkeypatch):
    monkeypatch.setattr(os.path, 'relpath', ntpath.relpath)
    assert relative_path(PureWindowsPath(r'C:\hry\zadani'), r'c:\Hry\tests') == r'..\zadani'
    there = Path(r'D:\Jiří Dvořák\hry')
    monkeypatch.setattr(Path, 'resolve', lambda path: path)
    assert relative_path(there, r'C:\Users') == str(there)


def test_folder_on_a_drive_that_stands_for_a_share_is_told_from_there(monkeypatch):
    """Resolved paths name the share: `Path('H:/hry').resolve()` is `//skola/jiri/hry`."""
    really = os.path.relpath

    def relative(path: object, start: object) -> str:
        if str(path).startswith('H:') != str(start).startswith('H:'):
            raise ValueError('path is on another mount than start')
        return really(path, start)

    monkeypatch.setattr(os.path, 'relpath', relative)
    monkeypatch.setattr(Path, 'resolve', lambda path: Path(str(path).replace('H:', '/skola/jiri')))
    assert relative_path(Path('/skola/jiri/hry/zadani'), 'H:/hry') == 'zadani'


def test_powershell_is_helped_where_the_activation_is_told(typed, monkeypatch):
    installed(monkeypatch, pytest='9.2.0')
    (typed / '.venv').mkdir()
    monkeypatch.setattr(environment_check, 'WINDOWS', True)
    assert environment_check.POWERSHELL in wrong_pytest(typed)


def test_python_that_is_too_old(typed, monkeypatch):
    monkeypatch.setattr(environment_check, 'OLDEST_PYTHON', (99, 0))
    assert 'běží v Pythonu ' in wrong_pytest(typed)


def test_prepared_pytest_is_right(typed):
    assert wrong_pytest(typed) is None


def test_pytest_before_9_reads_no_settings_of_ours_but_the_conftest():
    """It would stop at them, in English, before anything of ours can speak."""
    settings = tomllib.loads((ROOT / 'pyproject.toml').read_text(encoding='utf-8'))['tool']['pytest']
    assert 'ini_options' not in settings
    assert settings['minversion'] == str(environment_check.OLDEST_PYTEST)


def test_folder_above_the_kit(kit):
    result = run_pytest('--level', '31', cwd=kit.parent)
    assert result.code == 4
    said = 'ERROR: Testy se pouštějí ze složky, ve které leží start.py. Přejdi do ní:  cd kit'
    assert said in result.output.splitlines()  # pytest says more on its other stream, before or after
    assert 'Error' not in result.output


def test_folder_above_the_kit_with_the_kit_named(kit):
    result = run_pytest('kit', '--level', '1', cwd=kit.parent)
    assert result.code == 0, result.output
    assert f'Pokračuj:  pytest {os.path.join("kit", "tests", "klondike")} --level 11' in result.output


@pytest.mark.parametrize(
    'word',
    ['zadání/klondike', 'moje řešení', "Jan's", '$HOME', '--impl=a;b', *(['Novák,Jan', '@domov'] * (os.name == 'nt'))],
)
def test_a_word_is_typed_as_the_shell_takes_it_and_no_longer_than_it_must(word):
    typed = typed_word(word)
    assert (typed.strip('"') if os.name == 'nt' else shlex.split(typed)[0]) == word
    assert (typed == word) is (word == 'zadání/klondike')
