"""What a run prints at its end: the first failure, the overview, the next step."""

import re
import shutil

import pytest

from checks.running import ROOT, run_pytest
from rozdej.core.exercises import Exercise
from rozdej.core.testing.overview import by_section
from rozdej.core.testing.summary import height

MOST_LINES_OF_A_BARE_RUN = 40
MOST_LINES_OF_A_FIRST_FAILURE = 25


def test_the_next_command_can_be_typed_where_the_run_was_started(short_kit):
    here = short_kit / 'zadani' / 'klondike'
    result = run_pytest(cwd=here)
    command = re.search(r'^Pak spusť:  pytest (.*)$', result.output, re.MULTILINE)[1]
    again = run_pytest(*command.split(), cwd=here)
    assert '✗ level 11' in again.output
    assert command.split() == ['../../tests/klondike', '--level', '11']


@pytest.mark.whole(reason='runs pytest several times')
def test_green_run_names_the_next_level_and_the_last_one_says_how_to_play():
    result = run_pytest('tests/klondike', '--level', '12', '--impl', 'reseni')
    assert 'Další je level 20:' in result.output
    assert 'Pokračuj:  pytest tests/klondike --level 20 --impl reseni' in result.output
    finished = run_pytest('tests/klondike', '--impl', 'reseni')
    assert 'Teď si zahraj:' in finished.output
    assert 'python ui.py klondike --impl reseni' in finished.output


@pytest.mark.whole(reason='runs pytest for each file of tests')
def test_first_failure_of_every_test_file_on_the_stub_fits_25_lines():
    for path in sorted((ROOT / 'tests' / 'klondike').glob('test_*.py')):
        result = run_pytest(path, '-x')
        if result.code:
            start = next(n for n, line in enumerate(result.lines) if line.startswith('✗'))
            end = result.lines.index('', result.lines.index('', start) + 1)
            assert end - start <= MOST_LINES_OF_A_FIRST_FAILURE, result.output
    assert len(run_pytest('tests/klondike', '--level', '31').lines) <= MOST_LINES_OF_A_FIRST_FAILURE


def test_what_python_warns_of_is_told_in_czech_also_when_all_passes(short_kit):
    program = short_kit / 'zadani/klondike/klondike.py'
    solution = (short_kit / 'reseni/klondike/klondike.py').read_text(encoding='utf-8')
    program.write_text(solution.replace('if not balicek:', 'if len(balicek) is 0:', 1), encoding='utf-8')
    result = run_pytest('--level', '12', cwd=short_kit)
    line = 1 + program.read_text(encoding='utf-8').split(' is 0:')[0].count('\n')
    told = f'Pozor, zadani/klondike/klondike.py, řádek {line}: Jestli se hodnoty rovnají, zjistí ==, a ne is.'
    assert told in result.lines
    assert 'SyntaxWarning' not in result.output
    assert result.code == 0


def test_a_missing_comma_where_nobody_comes_is_told_in_czech(short_kit):
    program = short_kit / 'zadani/klondike/klondike.py'
    solution = (short_kit / 'reseni/klondike/klondike.py').read_text(encoding='utf-8')
    program.write_text(f'{solution}\n\ndef nikdo():\n    return [(1, 2) (3, 4)]\n', encoding='utf-8')
    result = run_pytest('--level', '12', cwd=short_kit)
    assert ': Za (1, 2) chybí čárka.' in result.output
    assert 'perhaps you missed a comma' not in result.output
    assert result.code == 0


def test_a_function_that_prints_although_it_only_returns_is_told_when_all_passes(short_kit):
    program = short_kit / 'zadani/klondike/klondike.py'
    solution = (short_kit / 'reseni/klondike/klondike.py').read_text(encoding='utf-8')
    told = 'Pozor, funkce popis_balicku při testech něco vypsala. Jestli má jen vracet, print z ní smaž.'
    for text, is_told in (
        (solution, False),
        (solution.replace('if not balicek:', 'print(1)\n    if not balicek:', 1), True),
    ):
        program.write_text(text, encoding='utf-8')
        result = run_pytest('tests/klondike', cwd=short_kit)
        assert (told in result.lines) is is_told, result.output
        assert 'Pozor' not in result.output or is_told, result.output
        assert result.code == 0


def test_bare_run_on_the_stub_fits_40_lines():
    result = run_pytest()
    assert len(result.lines) <= MOST_LINES_OF_A_BARE_RUN, result.output


@pytest.mark.whole(reason='runs the tests of two exercises')
def test_two_exercises_are_summed_up_in_a_line_each(short_kit):
    """A second exercise is found by its folders; nothing else has to know of it."""
    for folder in ('zadani', 'reseni', 'tests'):
        (short_kit / folder / 'pozdrav').mkdir()
    (short_kit / 'zadani/pozdrav/lekce.md').write_text(
        '---\nporadi: 1\n---\n# Pozdrav\n\n## Ahoj\n\n```python\ndef pozdrav(jmeno):\n    """Vrátí pozdrav."""\n```\n\n'
        '* level 7: Funkce `pozdrav` pozdraví.\n',
        encoding='utf-8',
    )
    (short_kit / 'zadani/pozdrav/hra.py').write_text('def pozdrav(jmeno):\n    return jmeno\n', encoding='utf-8')
    begin(short_kit, 'klondike')
    (short_kit / 'tests/pozdrav/test_pozdrav.py').write_text(
        'import pytest\n\n\n@pytest.mark.level(7)\ndef test_pozdrav(hra):\n    """Zdraví jménem."""\n'
        "    assert hra.pozdrav('Eva') == 'Ahoj, Eva!'\n",
        encoding='utf-8',
    )
    result = run_pytest('--level', '31', cwd=short_kit)
    assert '✗ level 7 · Pozdrav: Ahoj' in result.output  # lower in teaching order, and its own module called hra
    assert "pozdrav('Eva')" in result.output
    assert re.search(r'✗ Pozdrav +0 z 1 levelu, první neprošlý je 7', result.output)
    assert re.search(r'✗ Klondike +2 z \d+ levelů, první neprošlý je 11', result.output)
    assert len(run_pytest(cwd=short_kit).lines) <= MOST_LINES_OF_A_BARE_RUN
    only_one = run_pytest('--impl', short_kit / 'reseni' / 'klondike', '--level', '31', cwd=short_kit)
    assert only_one.code == 0, only_one.output


def begin(kit, name: str) -> None:
    """Write something, however wrong."""
    with (kit / 'zadani' / name / f'{name}.py').open('a', encoding='utf-8') as file:
        file.write('\n\ndef popis_balicku(balicek):\n    return 1\n')


@pytest.mark.whole(reason='runs the tests of five exercises')
def test_bare_run_over_five_exercises_fits_40_lines(five_exercises):
    for name in ('alfa', 'beta', 'gama', 'delta', 'klondike'):
        begin(five_exercises, name)
    result = run_pytest(cwd=five_exercises)
    assert len(result.lines) <= MOST_LINES_OF_A_BARE_RUN, result.output
    assert 'alfa, beta, gama, delta, Klondike: všechny levely' in result.output


@pytest.mark.whole(reason='runs the tests of five exercises four times')
def test_what_is_shown_of_five_exercises_is_the_one_that_the_student_works_on(five_exercises):
    """It is the one whose files changed last; an exercise that is not begun does not hide it."""
    cached = ('-o', 'cache_dir=.pytest_cache', '-p', 'cacheprovider')
    assert 'pytest tests/alfa --level 11' in run_pytest(*cached, '--level', '31', cwd=five_exercises).output
    begin(five_exercises, 'alfa')
    run_pytest(*cached, '--level', '31', cwd=five_exercises)
    begin(five_exercises, 'beta')
    for _ in range(2):  # also when nothing has changed since
        result = run_pytest(*cached, '--level', '31', cwd=five_exercises)
        assert 'pytest tests/beta --level 11' in result.lines[-2]
        assert 'vrátilo:      1' in result.output
    shutil.copy(five_exercises / 'reseni/beta/beta.py', five_exercises / 'zadani/beta/beta.py')
    result = run_pytest(*cached, '--level', '31', cwd=five_exercises)
    assert '✓ Hotovo! beta' in result.output
    assert 'python ui.py beta' in result.output
    assert re.search(r'✗ alfa +2 z \d+ levelů', result.output)
    assert result.code == 1


def test_broken_level_is_called_out(short_kit):
    """A level that passed before and fails now is named: did I break what worked?"""
    path = short_kit / 'zadani' / 'klondike' / 'klondike.py'
    path.write_bytes((short_kit / 'reseni' / 'klondike' / 'klondike.py').read_bytes())
    cached = ('-o', 'cache_dir=.pytest_cache', '-p', 'cacheprovider')
    assert run_pytest(*cached, '--level', '31', cwd=short_kit).code == 0
    with path.open('a', encoding='utf-8') as file:
        file.write('\n\ndef vytvor_balicek():\n    return []\n')
    result = run_pytest(*cached, '--level', '31', cwd=short_kit)
    assert 'Pozor: levely 21, 22, 23 už prošly, teď neprocházejí.' in result.output
    assert '  Od té doby se změnilo vytvor_balicek (zadani/klondike/klondike.py, řádek ' in result.output
    assert '    je:    return []' in result.output


def test_green_is_not_said_of_what_did_not_run():
    """A selection that passes is praised as a selection, and the way goes on at what was left out."""
    part = run_pytest('tests/klondike/test_130_hra.py', '--impl', 'reseni')
    assert 'Hotovo' not in part.output
    assert 'některé levely se nespustily' in part.output
    assert '--level 1 --impl reseni' in part.output
    assert 'Všechno prošlo' not in run_pytest('-k', 'existuje').output


LEVELS = Exercise('klondike', ROOT).lesson.levels


def test_where_there_is_no_room_only_the_red_part_is_shown():
    results = {number: number < 51 for number in LEVELS if number < 60}
    red = '  ✗ Přesun jedné karty            ✓50  ✗51'
    assert by_section(LEVELS.values(), results, -3) == [red]
    until = [level for level in LEVELS.values() if level.number < 60]
    assert by_section(until, results, 2) == ['  ✓ předchozí části (6)', red]


def test_long_lines_count_as_often_as_the_console_breaks_them():
    assert height(['', 'a' * 80, 'a' * 81], 80) == 4


@pytest.mark.parametrize(('not_run', 'mark'), [((), '✓'), ((40, 41, 42), '·')])
def test_parts_above_that_are_told_in_one_line_passed_only_if_each_did(not_run, mark):
    results = {number: number < 51 for number in LEVELS if number < 60 and number not in not_run}
    lines = by_section(LEVELS.values(), results, 5)
    assert lines[0] == f'  {mark} předchozí části (6)'
    assert lines[1].startswith('  ✗ Přesun jedné karty')
