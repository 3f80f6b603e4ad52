"""`pytest --level N` as students type it: where from, with what options, and what it prints."""

import os
import re
import shutil
import sys

import pytest

from checks.running import ROOT, run, run_pytest

MOST_LINES_OF_A_BARE_RUN = 40
MOST_LINES_OF_A_FIRST_FAILURE = 25
PLACES = ['.', 'zadani', 'zadani/klondike', 'reseni/klondike', 'tests', 'tests/klondike', 'bench', 'rozdej/feedback']

OLD_STYLE_TEST = """
import pytest

@pytest.mark.level(30)
def test_funkce_existuje():
    from klondike import rozdej_sloupecky

@pytest.mark.level(31)
def test_rozdani():
    from klondike import rozdej_sloupecky, vytvor_balicek
    from karty import popis_kartu
    balicek = vytvor_balicek()
    sloupecky = rozdej_sloupecky(balicek)
    assert len(sloupecky) == 7
    assert len(balicek) == 24

@pytest.mark.level(41)
def test_vypis(capsys):
    import klondike
    klondike.vypis_sloupecky([[(1, 'Pi', True)]] * 7)
    out, err = capsys.readouterr()
    assert out.strip().split('] [') == ['[A♠ ', *['A♠ '] * 5, 'A♠ ]']
"""


@pytest.mark.parametrize('place', PLACES)
@pytest.mark.parametrize('arguments', [['--level', '31'], ['{tests}', '--level', '31']], ids=['bare', 'named'])
def test_works_from_every_folder(place, arguments):
    arguments = [argument.format(tests=ROOT / 'tests' / 'klondike') for argument in arguments]
    result = run_pytest(*arguments, '--impl', 'reseni', cwd=ROOT / place)
    assert result.code == 0, result.output
    assert '(reseni/klondike): levely do 31' in result.output
    assert 'Další je level 32:' in result.output


def test_the_next_command_can_be_typed_where_the_run_was_started(kit):
    here = kit / 'zadani' / 'klondike'
    result = run_pytest(cwd=here)
    command = re.search(r'^Oprav to a spusť:  pytest (.*)$', result.output, re.MULTILINE)[1]
    again = run_pytest(*command.split(), cwd=here)
    assert '✗ level 11' in again.output
    assert command.split() == ['../../tests/klondike', '--level', '11']


def test_header_tells_exercise_program_and_level():
    assert 'Klondike (zadani/klondike): levely do 31 (poslední má číslo 131)' in run_pytest('--level', '31').output
    assert 'Klondike (reseni/klondike): všechny levely' in run_pytest('--impl', 'reseni').output


@pytest.mark.parametrize(
    ('level', 'near'),
    [
        ('7', 'Nejbližší jsou 1 a 10'),
        ('24', 'Nejbližší jsou 23 a 25'),
        ('999', 'Nejbližší je 131'),
        ('-3', 'Nejbližší je 1,'),
    ],
)
def test_unknown_level_names_the_nearest(level, near):
    result = run_pytest('--level', level)
    assert result.code == 4
    assert f'Level {level} neexistuje. {near}' in result.output


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
    result = run_pytest('--level', '12', '--impl', 'reseni')
    assert 'Další je level 20:' in result.output
    assert 'Pokračuj:  pytest tests/klondike --level 20 --impl reseni' in result.output
    finished = run_pytest('--impl', 'reseni')
    assert 'Teď si zahraj:' in finished.output
    assert 'python ui.py klondike --impl reseni' in finished.output


def test_every_first_failure_on_the_stub_fits_25_lines():
    for level in (11, 21, 41, 81, 101, 131):
        result = run_pytest('tests/klondike', '--level', level)
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
    assert re.search(r'✗ Pozdrav +0 z 1 levelů, první neprošlý je 7', result.output)
    assert re.search(r'✗ Klondike +5 z \d+ levelů, první neprošlý je 11', result.output)
    assert len(run_pytest(cwd=kit).lines) <= MOST_LINES_OF_A_BARE_RUN
    only_one = run_pytest('--impl', kit / 'reseni' / 'klondike', '--level', '31', cwd=kit)
    assert only_one.code == 0, only_one.output


def test_console_with_cp1250_gets_plainer_symbols():
    result = run_pytest('tests/klondike', '--level', '11', encoding='cp1250')
    assert result.code == 1
    assert 'UnicodeEncodeError' not in result.output
    assert "mělo vrátit:  '[Q s]'" in result.output
    assert '! level 11 · Popis balíčku' in result.output
    assert 'místo nich píšeme: s srdce, k káry, + kříže, p piky' in result.output
    assert '\\u' not in result.output


def test_console_with_ascii_only_still_works():
    result = run_pytest('--level', '11', encoding='ascii', PYTHONUTF8='0', LC_ALL='C')
    assert result.code == 1
    assert 'melo vratit' in result.output


@pytest.mark.parametrize('inside', [True, False], ids=['in the kit', 'elsewhere'])
@pytest.mark.parametrize('name', ['test_klondike.py', 'test_stary.py'])
def test_old_style_test_file_runs_wherever_it_lies(kit, tmp_path, inside, name):
    folder = kit / 'zadani' / 'klondike' if inside else tmp_path / 'jinde'
    folder.mkdir(exist_ok=True)
    path = folder / name
    path.write_text(OLD_STYLE_TEST, encoding='utf-8')
    solved = run_pytest(path, '--impl', 'reseni', cwd=kit)
    assert solved.code == 0, solved.output
    assert ' 3 passed' in solved.output
    stub = run_pytest(path, '--level', '31', cwd=kit)
    assert stub.code == 1
    assert ' 1 failed, 1 passed' in stub.output
    assert 'Funkce je zatím prázdná' in stub.output
    assert '✗ level 31' in stub.output


def test_old_style_imports_at_the_top_of_the_file(kit):
    path = kit / 'test_nahore.py'
    path.write_text(
        'from klondike import popis_balicku\nimport karty\n\n\ndef test_popis():\n'
        "    assert popis_balicku([(1, 'Pi', True)]) == '[A♠ ]'\n",
        encoding='utf-8',
    )
    assert run_pytest(path, '--impl', 'reseni', cwd=kit).code == 0
    assert "mělo vrátit:  '[A♠ ]'" in run_pytest(path, cwd=kit).output


def test_solution_of_the_original_lesson_passes(kit, tmp_path):
    """Functions in klondike.py, karty.py beside it, no hra.py."""
    folder = tmp_path / 'puvodni'
    shutil.copytree(ROOT / 'reseni' / 'klondike', folder, ignore=shutil.ignore_patterns('__pycache__', 'hra.py'))
    result = run_pytest('--impl', folder, cwd=kit)
    assert result.code == 0, result.output


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
