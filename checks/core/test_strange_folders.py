"""Folders that `--impl` may name, and files of students beside their programs: what is told, what is ignored."""

import shutil
import sys
from pathlib import Path

import pytest

from checks.explanations import explained
from checks.running import run, run_pytest


def test_helper_module_beside_the_program_and_one_that_shadows_python(submission):
    folder = submission('from pomocne import jedna\ndef popis_balicku(b):\n    return jedna()', on='solution')
    (folder / 'pomocne.py').write_text('def jedna():\n    return 1\n', encoding='utf-8')
    assert 'vrátilo:      1' in explained(folder, '--level', '11').output
    (folder / 'random.py').write_text('raise RuntimeError\n', encoding='utf-8')
    result = explained(folder, '--level', '11')
    assert 'random.py' in result.output
    assert 'RuntimeError' not in result.output


def test_impl_that_does_not_exist():
    result = run_pytest('--impl', 'nikde')
    assert result.code == 4
    assert 'Složka nikde (z --impl) neexistuje' in result.output


def test_impl_without_an_exercise(tmp_path):
    result = run_pytest('--impl', tmp_path)
    assert result.code == 4
    assert 'není žádné cvičení' in result.output
    assert 'klondike' in result.output


@pytest.mark.whole(reason='runs pytest twice')
def test_file_of_the_student_that_shadows_python_does_not_stop_the_tests(kit):
    (kit / 'zadani' / 'klondike' / 'random.py').write_text('raise RuntimeError\n', encoding='utf-8')
    assert run_pytest('--level', '31', '--impl', 'zadani', cwd=kit).code == 1
    assert 'Interrupted' not in run_pytest(cwd=kit).output


@pytest.mark.whole(reason='runs pytest for each name of a file')
@pytest.mark.parametrize('place', ['.', 'zadani/klondike'])
def test_files_of_the_student_that_shadow_pytest_do_not_stop_the_tests(kit, place):
    for name in ('pytest', '_pytest', 'pluggy', 'tests'):
        (kit / 'zadani' / 'klondike' / f'{name}.py').write_text('raise RuntimeError\n', encoding='utf-8')
    pytest_alone = shutil.which('pytest', path=Path(sys.executable).parent)
    result = run(pytest_alone, '-p', 'no:randomly', '-p', 'no:cacheprovider', '--level', '11', cwd=kit / place)
    assert 'Funkce je zatím prázdná' in result.output, result.output


def test_settings_of_the_student_do_not_replace_those_of_the_kit(kit):
    here = kit / 'zadani' / 'klondike'
    (here / 'pytest.ini').write_text('[pytest]\naddopts = --maxfail=1 -v\n', encoding='utf-8')
    result = run_pytest('--level', '11', cwd=here)
    assert 'stopping after' not in result.output
    assert '--level 11' in result.lines[-2]


def test_impl_that_is_a_file():
    result = run_pytest('--impl', 'zadani/klondike/klondike.py')
    assert 'je soubor. Napiš složku' in result.output
