"""Levels in a run, and which tests a command means: from every folder, with paths of programs, with wrong levels."""

import re
import shutil

import pytest

from checks.running import run_pytest

PLACES = [
    '.',
    'zadani',
    'zadani/klondike',
    'reseni/klondike',
    'tests',
    'tests/klondike',
    'bench',
    'rozdej/core/feedback',
    'samples/klondike/wrong',
]


@pytest.mark.whole(reason='runs pytest for each way to name a folder')
@pytest.mark.parametrize(
    ('place', 'is_named'), [*((place, False) for place in PLACES), ('.', True), ('zadani/klondike', True)]
)
def test_works_from_every_folder(short_kit, place, is_named):
    (short_kit / place).mkdir(parents=True, exist_ok=True)
    named = [short_kit / 'tests' / 'klondike'] if is_named else []
    result = run_pytest(*named, '--level', '31', '--impl', 'reseni', cwd=short_kit / place)
    assert result.code == 0, result.output
    assert '(reseni/klondike): levely do 31' in result.output
    assert 'Další je level 32:' in result.output


@pytest.mark.parametrize('named', ['zadani/klondike', 'zadani/klondike/klondike.py'])
def test_a_program_named_instead_of_its_tests_is_tested(five_exercises, named):
    """Who thinks of pytest as of python types the file that is to be tested."""
    result = run_pytest(named, '--level', '1', cwd=five_exercises)
    assert result.code == 0, result.output
    assert 'Klondike (zadani/klondike): levely do 1 (' in result.output
    assert 'Další je level 11:' in result.output


@pytest.mark.parametrize('named', ['.', 'zadani', 'zadani/'])
def test_all_programs_named_instead_of_their_tests_are_tested(short_kit, named):
    """A dot means no more than no path at all: not the kit's own tests, which take many minutes."""
    (short_kit / 'checks' / 'test_kit.py').write_text('def test_kit():\n    assert False\n', encoding='utf-8')
    result = run_pytest(named, '--level', '1', cwd=short_kit)
    assert result.code == 0, result.output
    assert 'Klondike (zadani/klondike): levely do 1 (' in result.output
    assert 'Další je level 11:' in result.output


@pytest.mark.parametrize('named', ['', 'zadani', 'zadani/klondike'])
def test_programs_named_by_way_of_a_link_are_tested(short_kit, tmp_path, named):
    (short_kit / 'checks' / 'test_kit.py').write_text('def test_kit():\n    assert False\n', encoding='utf-8')
    link = tmp_path / 'odkaz'
    try:
        link.symlink_to(short_kit, target_is_directory=True)
    except OSError:  # on Windows not everybody may make one
        pytest.skip('no links here')
    result = run_pytest(link / named, '--level', '1', cwd=tmp_path)
    assert result.code == 0, result.output
    assert 'Další je level 11:' in result.output


def test_own_tests_beside_the_program_are_run_when_they_are_named(short_kit):
    own = short_kit / 'zadani' / 'klondike' / 'test_moje.py'
    own.write_text('def test_moje(klondike):\n    assert klondike\n', encoding='utf-8')
    for named in (own, own.parent):
        assert '1 passed' in run_pytest(named, '-k', 'moje', cwd=short_kit).output


def test_tests_of_a_given_file_are_run_only_by_their_own_name(short_kit):
    """They lie beside it to be read; `pytest` in their folder means the levels all the same."""
    here = short_kit / 'zadani' / 'klondike'
    assert '✗ level 11' in run_pytest(cwd=here).output
    assert 'Klondike (zadani/klondike)' in run_pytest('.', '--level', '12', cwd=here).output
    by_name = run_pytest('test_karty.py', cwd=here)
    assert '6 passed' in by_name.output
    assert '\nKlondike (zadani/klondike)\n' in by_name.output  # no level is among them


def test_unknown_level_names_one_of_the_only_exercise_that_is_begun(five_exercises):
    shutil.copy(five_exercises / 'reseni/alfa/alfa.py', five_exercises / 'zadani/alfa/alfa.py')  # it ends at 31
    result = run_pytest('--level', '9999', cwd=five_exercises)
    assert 'Nejbližší je 31, třeba: pytest tests/alfa --level 31' in result.output


def test_tests_without_a_program_are_not_even_collected(five_exercises):
    (five_exercises / 'tests/alfa/test_500.py').write_text('raise ValueError\n', encoding='utf-8')
    result = run_pytest('--level', '1', '--impl', 'reseni/klondike', cwd=five_exercises)
    assert result.code == 0, result.output


def test_level_zero_is_no_error():
    result = run_pytest('--level', '0')
    assert result.code == 0
    assert 'Level 0 nemá žádné testy' in result.output


def test_level_zero_of_one_file_is_no_error():
    assert run_pytest('tests/klondike/test_010_popis_balicku.py', '--level', '0').code == 0


@pytest.mark.whole(reason='runs pytest for each bad mark')
@pytest.mark.parametrize(
    'mark', ['level', 'level()', "level('31')", 'level(31, 32)', 'level(3.1)', 'level(n=1)', 'level(True)']
)
def test_bad_level_mark_names_file_and_line(short_kit, mark):
    path = short_kit / 'tests' / 'klondike' / 'test_500_novy.py'
    path.write_text(f'import pytest\n\n\n@pytest.mark.{mark}\ndef test_novy():\n    pass\n', encoding='utf-8')
    result = run_pytest(path, '--level', '31', cwd=short_kit)
    assert result.code == 4, result.output
    assert re.search(r'test_500_novy\.py, řádek [45]: test test_novy má značku level bez celého čísla', result.output)
    assert 'INTERNALERROR' not in result.output


def test_a_test_beside_the_program_is_run_by_a_bare_pytest_there(short_kit):
    (short_kit / 'zadani' / 'klondike' / 'test_muj.py').write_text(
        "def test_muj(klondike):\n    assert klondike.popis_balicku([]) == '[   ]'\n", encoding='utf-8'
    )
    result = run_pytest(cwd=short_kit / 'zadani' / 'klondike')
    assert '✗ test test_muj' in result.output


def test_unknown_level_on_several_processes():
    result = run_pytest('--level', '7', '-p', 'xdist', '-n', '2')
    assert 'Level 7 neexistuje' in result.output
    assert 'INTERNALERROR' not in result.output
