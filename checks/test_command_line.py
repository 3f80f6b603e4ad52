"""`pytest --level N` as students type it: where from, with what options, and what it prints."""

import os
import re
import shutil
import sys

import pytest

from checks.running import ROOT, run, run_pytest

MOST_LINES_OF_A_BARE_RUN = 40
MOST_LINES_OF_A_FIRST_FAILURE = 25
PLACES = [
    '.',
    'zadani',
    'zadani/klondike',
    'reseni/klondike',
    'tests',
    'tests/klondike',
    'bench',
    'rozdej/feedback',
    'checks/klondike/wrong',
]


@pytest.mark.parametrize('place', PLACES)
@pytest.mark.parametrize('arguments', [['--level', '31'], ['{tests}', '--level', '31']], ids=['bare', 'named'])
def test_works_from_every_folder(kit, place, arguments):
    (kit / place).mkdir(parents=True, exist_ok=True)
    arguments = [argument.format(tests=kit / 'tests' / 'klondike') for argument in arguments]
    result = run_pytest(*arguments, '--impl', 'reseni', cwd=kit / place)
    assert result.code == 0, result.output
    assert '(reseni/klondike): levely do 31' in result.output
    assert 'Další je level 32:' in result.output


@pytest.mark.parametrize('named', ['zadani/klondike', 'zadani/klondike/klondike.py'])
def test_a_program_named_instead_of_its_tests_is_tested(kit, named):
    """Who thinks of pytest as of python types the file that is to be tested."""
    result = run_pytest(named, '--level', '1', cwd=five_exercises(kit))
    assert result.code == 0, result.output
    assert 'Klondike (zadani/klondike): levely do 1 (' in result.output
    assert 'Další je level 10' in result.output


@pytest.mark.parametrize('named', ['.', 'zadani', 'zadani/'])
def test_all_programs_named_instead_of_their_tests_are_tested(kit, named):
    """A dot means no more than no path at all: not the kit's own tests, which take many minutes."""
    (kit / 'checks' / 'test_kit.py').write_text('def test_kit():\n    assert False\n', encoding='utf-8')
    result = run_pytest(named, '--level', '1', cwd=kit)
    assert result.code == 0, result.output
    assert 'Klondike (zadani/klondike): levely do 1 (' in result.output
    assert 'Další je level 10' in result.output


@pytest.mark.parametrize('named', ['', 'zadani', 'zadani/klondike'])
def test_programs_named_by_way_of_a_link_are_tested(kit, tmp_path, named):
    (kit / 'checks' / 'test_kit.py').write_text('def test_kit():\n    assert False\n', encoding='utf-8')
    link = tmp_path / 'odkaz'
    try:
        link.symlink_to(kit, target_is_directory=True)
    except OSError:  # on Windows not everybody may make one
        pytest.skip('no links here')
    result = run_pytest(link / named, '--level', '1', cwd=tmp_path)
    assert result.code == 0, result.output
    assert 'Další je level 10' in result.output


def test_own_tests_beside_the_program_are_run_when_they_are_named(kit):
    own = kit / 'zadani' / 'klondike' / 'test_moje.py'
    own.write_text('def test_moje(klondike):\n    assert klondike\n', encoding='utf-8')
    for named in (own, own.parent):
        assert '1 passed' in run_pytest(named, cwd=kit).output


def test_the_next_command_can_be_typed_where_the_run_was_started(kit):
    here = kit / 'zadani' / 'klondike'
    result = run_pytest(cwd=here)
    command = re.search(r'^Oprav to a spusť:  pytest (.*)$', result.output, re.MULTILINE)[1]
    again = run_pytest(*command.split(), cwd=here)
    assert '✗ level 11' in again.output
    assert command.split() == ['../../tests/klondike', '--level', '11']


def test_header_tells_exercise_program_and_level(kit):
    """Of the exercises whose tests were asked for."""
    tests = 'tests/klondike'
    five_exercises(kit)
    assert '\nKlondike (zadani/klondike): levely do 31 (' in run_pytest(tests, '--level', '31', cwd=kit).output
    assert '\nKlondike (reseni/klondike): všechny levely\n' in run_pytest(tests, '--impl', 'reseni', cwd=kit).output
    result = run_pytest(tests, 'tests/beta', '--level', '1', cwd=kit)
    assert '\nbeta (zadani/beta): levely do 1 (poslední má číslo 131)\nKlondike (' in result.output


@pytest.mark.parametrize(
    ('level', 'near'),
    [
        ('7', 'Nejbližší jsou 1 a 10'),
        ('24', 'Nejbližší jsou 23 a 25'),
        ('999', 'Nejbližší je 131'),
        ('-3', 'Nejbližší je 1,'),
    ],
)
def test_unknown_level_names_the_nearest(kit, level, near):
    result = run_pytest('--level', level, cwd=kit)
    assert result.code == 4
    assert f'Level {level} neexistuje. {near}' in result.output
    assert 'třeba: pytest tests/klondike --level' in result.output


@pytest.mark.parametrize(
    ('arguments', 'said'),
    [
        (['--level', 'abc'], "Za --level patří číslo levelu, ne 'abc'."),
        (['--level='], 'Za --level napiš číslo levelu, třeba:'),
        (['--level'], 'Za --level napiš číslo levelu, třeba:'),
        (['tests/klondike/test_neni.py'], 'tests/klondike/test_neni.py tu není.'),
    ],
)
def test_wrong_command_is_told_in_czech(arguments, said):
    result = run_pytest(*arguments)
    assert result.code == 4
    assert f'ERROR: {said}' in result.output
    assert 'usage:' not in result.output


def test_impl_far_from_the_kit_with_a_space_before_it(kit, tmp_path):
    """pytest takes the folder for a place to look for settings in."""
    folder = tmp_path / 'daleko' / 'novak'
    shutil.copytree(ROOT / 'reseni' / 'klondike', folder, ignore=shutil.ignore_patterns('__pycache__'))
    result = run_pytest('--level', '31', '--impl', folder, cwd=five_exercises(kit))
    assert result.code == 0, result.output
    assert 'Další je level 32' in result.output
    assert not (folder / '.pytest_cache').exists()


def test_level_zero_is_no_error():
    result = run_pytest('--level', '0')
    assert result.code == 0
    assert 'Level 0 nemá žádné testy' in result.output


def test_level_zero_of_one_file_is_no_error():
    assert run_pytest('tests/klondike/test_010_popis_balicku.py', '--level', '0').code == 0


@pytest.mark.parametrize(
    'mark', ['level', 'level()', "level('31')", 'level(31, 32)', 'level(3.1)', 'level(n=1)', 'level(True)']
)
def test_bad_level_mark_names_file_and_line(kit, mark):
    path = kit / 'tests' / 'klondike' / 'test_500_novy.py'
    path.write_text(f'import pytest\n\n\n@pytest.mark.{mark}\ndef test_novy():\n    pass\n', encoding='utf-8')
    result = run_pytest('--level', '31', cwd=kit)
    assert result.code == 4, result.output
    assert re.search(r'test_500_novy\.py, řádek [45]: test test_novy má značku level bez celého čísla', result.output)
    assert 'INTERNALERROR' not in result.output


def test_green_run_names_the_next_level_and_the_last_one_says_how_to_play():
    result = run_pytest('tests/klondike', '--level', '12', '--impl', 'reseni')
    assert 'Další je level 20:' in result.output
    assert 'Pokračuj:  pytest tests/klondike --level 20 --impl reseni' in result.output
    finished = run_pytest('tests/klondike', '--impl', 'reseni')
    assert 'Teď si zahraj:' in finished.output
    assert 'python ui.py klondike --impl reseni' in finished.output


def test_first_failure_of_every_test_file_on_the_stub_fits_25_lines():
    for path in sorted((ROOT / 'tests' / 'klondike').glob('test_*.py')):
        result = run_pytest(path)
        if result.code == 1:
            start = next(n for n, line in enumerate(result.lines) if line.startswith('✗'))
            end = result.lines.index('', result.lines.index('', start) + 1)
            assert end - start <= MOST_LINES_OF_A_FIRST_FAILURE, result.output
    assert len(run_pytest('tests/klondike', '--level', '31').lines) <= MOST_LINES_OF_A_FIRST_FAILURE


def test_bare_run_on_the_stub_fits_40_lines():
    result = run_pytest()
    assert len(result.lines) <= MOST_LINES_OF_A_BARE_RUN, result.output


def test_two_exercises_are_summed_up_in_a_line_each(kit):
    """A second exercise is found by its folders; nothing else has to know of it."""
    for folder in ('zadani', 'reseni', 'tests'):
        (kit / folder / 'pozdrav').mkdir()
    (kit / 'zadani/pozdrav/lekce.md').write_text(
        '---\nporadi: 1\n---\n# Pozdrav\n\n## Ahoj\n\n```python\ndef pozdrav(jmeno):\n    """Vrátí pozdrav."""\n```\n\n'
        '* level 7: Funkce `pozdrav` pozdraví.\n',
        encoding='utf-8',
    )
    (kit / 'zadani/pozdrav/hra.py').write_text('def pozdrav(jmeno):\n    """Vrátí pozdrav."""\n', encoding='utf-8')
    (kit / 'tests/pozdrav/test_pozdrav.py').write_text(
        'import pytest\n\n\n@pytest.mark.level(7)\ndef test_pozdrav(hra):\n    """Zdraví jménem."""\n'
        "    assert hra.pozdrav('Eva') == 'Ahoj, Eva!'\n",
        encoding='utf-8',
    )
    result = run_pytest('--level', '31', cwd=kit)
    assert '✗ level 7 · Ahoj' in result.output  # lower in teaching order, and its own module called hra
    assert "pozdrav('Eva')" in result.output
    assert re.search(r'✗ Pozdrav +0 z 1 levelu, první neprošlý je 7', result.output)
    assert re.search(r'✗ Klondike +5 z \d+ levelů, první neprošlý je 11', result.output)
    assert len(run_pytest(cwd=kit).lines) <= MOST_LINES_OF_A_BARE_RUN
    only_one = run_pytest('--impl', kit / 'reseni' / 'klondike', '--level', '31', cwd=kit)
    assert only_one.code == 0, only_one.output


def five_exercises(kit):
    """The kit with Klondike under four more names, each its own exercise."""
    for order, name in enumerate(('alfa', 'beta', 'gama', 'delta')):
        for top in ('zadani', 'reseni', 'tests'):
            for path in (kit / top / 'klondike').rglob('*'):
                if path.suffix in ('.py', '.md'):
                    text = path.read_text(encoding='utf-8').replace('klondike', name)
                    text = text.replace('# Klondike', f'# {name}').replace('poradi: 20', f'poradi: {order + 15}')
                    copy = (
                        kit / top / name / path.relative_to(kit / top / 'klondike').as_posix().replace('klondike', name)
                    )
                    copy.parent.mkdir(parents=True, exist_ok=True)
                    copy.write_text(text, encoding='utf-8')
    return kit


def test_bare_run_over_five_exercises_fits_40_lines(kit):
    result = run_pytest(cwd=five_exercises(kit))
    assert len(result.lines) <= MOST_LINES_OF_A_BARE_RUN, result.output
    assert 'alfa, beta, gama, delta, Klondike: všechny levely' in result.output


def test_what_is_shown_of_five_exercises_is_the_one_that_the_student_works_on(kit):
    """It is the one whose files changed last; an exercise that is not begun does not hide it."""
    five_exercises(kit)
    cached = ('-o', 'cache_dir=.pytest_cache', '-p', 'cacheprovider')
    assert 'pytest tests/alfa --level 11' in run_pytest(*cached, '--level', '31', cwd=kit).output
    with (kit / 'zadani/beta/beta.py').open('a', encoding='utf-8') as file:
        file.write('\n\ndef popis_balicku(balicek):\n    return 1\n')
    for _ in range(2):  # also when nothing has changed since
        result = run_pytest(*cached, '--level', '31', cwd=kit)
        assert 'pytest tests/beta --level 11' in result.lines[-2]
        assert 'vrátilo:      1' in result.output
    shutil.copy(kit / 'reseni/beta/beta.py', kit / 'zadani/beta/beta.py')
    result = run_pytest(*cached, '--level', '31', cwd=kit)
    assert '✓ beta: všechno prošlo. Další je level 32:' in result.output
    assert 'pytest tests/beta --level 32' in result.lines[-2]
    assert re.search(r'✗ alfa +5 z \d+ levelů', result.output)
    assert result.code == 1


def test_a_test_beside_the_program_is_run_by_a_bare_pytest_there(kit):
    (kit / 'zadani' / 'klondike' / 'test_muj.py').write_text(
        "def test_muj(klondike):\n    assert klondike.popis_balicku([]) == '[   ]'\n", encoding='utf-8'
    )
    result = run_pytest(cwd=kit / 'zadani' / 'klondike')
    assert '✗ test test_muj' in result.output


def test_wrong_test_file_is_shown_and_not_hidden(kit):
    (kit / 'tests' / 'klondike' / 'test_999.py').write_text('import neexistuje\n', encoding='utf-8')
    result = run_pytest(cwd=kit)
    assert "No module named 'neexistuje'" in result.output


def test_own_tracebacks_of_pytest_on_request():
    result = run_pytest('--level', '11', '--tb=short')
    assert 'test_010_popis_balicku.py:' in result.output
    assert "AssertionError: assert None == '[" in result.output


def test_broken_level_is_called_out(kit):
    """A level that passed before and fails now is named: did I break what worked?"""
    path = kit / 'zadani' / 'klondike' / 'klondike.py'
    path.write_bytes((kit / 'reseni' / 'klondike' / 'klondike.py').read_bytes())
    cached = ('-o', 'cache_dir=.pytest_cache', '-p', 'cacheprovider')
    assert run_pytest(*cached, '--level', '31', cwd=kit).code == 0
    with path.open('a', encoding='utf-8') as file:
        file.write('\n\ndef vytvor_balicek():\n    return []\n')
    result = run_pytest(*cached, '--level', '31', cwd=kit)
    assert 'Pozor: levely 21, 22, 23 už prošly, teď neprocházejí.' in result.output


def test_parallel_and_random_order_give_the_same_explanation():
    """The summary does not depend on the order in which tests come in."""
    expected = explanation(run_pytest('--level', '33').output)
    for plugins in (['-p', 'xdist', '-n', '2'], ['-p', 'randomly']):
        assert explanation(run_pytest('--level', '33', *plugins).output) == expected


def explanation(output: str) -> str:
    """From the first failure's headline to the last line before pytest's own."""
    return output[output.index('✗') : output.rindex('\n=')]


def test_works_under_a_profiler():
    """An exception called back in the wrong way once made Python 3.11 loop for ever here."""
    command = [sys.executable, '-m', 'cProfile', '-o', os.devnull, '-m', 'pytest', '-p', 'no:cacheprovider']
    result = run(*command, 'tests/klondike', '--level', '11', '--impl', 'reseni')
    assert result.code == 0, result.output


def test_parallel_run_has_a_header_and_remembers_the_progress(kit):
    program = kit / 'zadani' / 'klondike' / 'klondike.py'
    program.write_bytes((kit / 'reseni' / 'klondike' / 'klondike.py').read_bytes())
    parallel = ('-o', 'cache_dir=.pytest_cache', '-p', 'cacheprovider', '-p', 'xdist', '-n', '2')
    result = run_pytest(*parallel, '--level', '31', cwd=kit)
    assert 'Klondike (zadani/klondike): levely do 31 (poslední má číslo 131)' in result.output
    program.write_text(program.read_text(encoding='utf-8') + '\n\ndef vytvor_balicek():\n    return []\n', 'utf-8')
    result = run_pytest(*parallel, '--level', '31', cwd=kit)
    assert 'Pozor: levely 21, 22, 23 už prošly, teď neprocházejí.' in result.output


def test_green_is_not_said_of_what_did_not_run():
    """A selection that passes is praised as a selection, and the way goes on at what was left out."""
    part = run_pytest('tests/klondike/test_130_hra.py', '--impl', 'reseni')
    assert 'Hotovo' not in part.output
    assert 'některé levely se nespustily' in part.output
    assert '--level 1 --impl reseni' in part.output
    assert 'Všechno prošlo' not in run_pytest('-k', 'existuje').output


def test_failures_of_unittest_and_of_fixtures_are_failures(kit):
    path = kit / 'tests' / 'klondike' / 'test_500.py'
    path.write_text(
        'import unittest\n\nimport pytest\n\n\nclass Stary(unittest.TestCase):\n    def test_a(self):\n'
        "        from klondike import popis_balicku\n        self.assertEqual(popis_balicku([]), 'x')\n\n\n"
        '@pytest.fixture\ndef spatna():\n    raise ValueError\n\n\ndef test_b(spatna):\n    pass\n',
        encoding='utf-8',
    )
    for name in ('Stary', 'test_b'):
        result = run_pytest(path, '-k', name, '--impl', 'reseni', cwd=kit)
        assert result.code == 1
        assert '✓' not in result.output, result.output
        assert '✗ test' in result.output


def test_expected_may_stand_on_the_left(kit):
    path = kit / 'test_zleva.py'
    text = "def test_popis(klondike):\n    assert '[A♠ ]' == klondike.popis_balicku([(1, 'Pi', True)])\n"
    path.write_text(text, encoding='utf-8')
    assert "mělo vrátit:  '[A♠ ]'" in run_pytest(path, cwd=kit).output


def test_unknown_level_on_several_processes():
    result = run(sys.executable, '-m', 'pytest', '--level', '7', '-n', '2', '-p', 'no:cacheprovider')
    assert 'Level 7 neexistuje' in result.output
    assert 'INTERNALERROR' not in result.output
