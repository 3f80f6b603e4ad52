"""Header and explanations of a run, whoever found the failure and in whatever order the tests ran."""

import re
from pathlib import Path

import pytest

from checks.running import ROOT, run_pytest
from rozdej.core.exercises import Exercise


def test_header_tells_exercise_program_and_level(five_exercises):
    """Of the exercises whose tests were asked for."""
    tests = 'tests/klondike'
    assert (
        '\nKlondike (zadani/klondike): levely do 31 (' in run_pytest(tests, '--level', '31', cwd=five_exercises).output
    )
    assert (
        '\nKlondike (reseni/klondike): všechny levely\n'
        in run_pytest(tests, '--impl', 'reseni', cwd=five_exercises).output
    )
    result = run_pytest(tests, 'tests/beta', '--level', '1', cwd=five_exercises)
    assert '\nbeta (zadani/beta): levely do 1 (poslední má číslo 31)\nKlondike (' in result.output


@pytest.mark.parametrize(
    ('text', 'said'),
    [
        (
            'import neexistuje\n',
            ['ModuleNotFoundError: No module named', 'test_999.py, řádek 1:\n    import neexistuje\n'],
        ),
        ('def test_a(klondike)\n    pass\n', ['test_999.py, řádek 1:\n    def test_a(', 'chybí dvojtečka']),
        ('karty = [1, 2]\nprint(karty[2])\n', ['IndexError: list index out of range', 'řádek 2:\n    print(karty[2])']),
        ('from klondike import neni\n', ['V souboru zadani/klondike/klondike.py chybí neni.']),
    ],
)
def test_test_file_that_cannot_be_loaded_is_told_as_a_program_is(short_kit, text, said):
    (short_kit / 'tests' / 'klondike' / 'test_999.py').write_text(text, encoding='utf-8')
    result = run_pytest(cwd=short_kit)
    assert f'✗ soubor s testy {Path("tests/klondike/test_999.py")} nejde načíst\n' in result.output
    assert all(words in result.output for words in said), result.output
    assert 'Testy se nepustily. Nejdřív oprav, co je napsané výš.' in result.lines[-2]
    assert not re.search(r'Ctrl|_pytest|Interrupted|site-packages', result.output), result.output


CACHED = '-p', 'stepwise', '-p', 'cacheprovider', '-W', 'ignore::pytest.PytestAssertRewriteWarning'


@pytest.mark.parametrize(
    ('option', 'said'),
    [('--sw', 'Testy skončily u prvního, který neprošel.'), ('-x', 'Testy skončily u prvního, který neprošel.')],
)
def test_run_that_ends_at_the_first_failure_says_so(submission, option, said):
    result = run_pytest('--level', '22', '--impl', submission(''), option, *CACHED)
    assert said in result.lines[-2], result.output
    assert not re.search(r'Ctrl\+C|_pytest|Interrupted|stopping', result.output), result.output


def test_a_failure_begins_with_what_its_level_asks_for():
    lines = run_pytest('--level', '11').lines
    [headline] = [number for number, line in enumerate(lines) if line.startswith('✗ level 11')]
    assert lines[headline + 1] == f'  {Exercise("klondike", ROOT).lesson.levels[11].sentence}'


def test_own_tracebacks_of_pytest_on_request():
    result = run_pytest('--level', '11', '--tb=short')
    assert 'test_010_popis_balicku.py:' in result.output
    assert "AssertionError: assert None == '[" in result.output


@pytest.mark.whole(reason='starts several processes of pytest; one is in the fast run below')
def test_parallel_and_random_order_give_the_same_explanation(submission):
    """The summary does not depend on the order in which tests come in."""
    folder = submission('def popis_balicku(balicek):\n    return 1\n')
    expected = explanation(run_pytest('--impl', folder, '--level', '33').output)
    assert 'vrátilo:      1' in expected
    for plugins in (['-p', 'xdist', '-n', '2'], ['-p', 'randomly']):
        assert explanation(run_pytest('--impl', folder, '--level', '33', *plugins).output) == expected


@pytest.mark.whole(reason='starts several processes of pytest; one is in the fast run below')
def test_first_failure_of_an_untouched_stub_in_whatever_order(short_kit):
    for plugins in (['-p', 'xdist', '-n', '2'], ['-p', 'randomly']):
        assert '✗ level 11 · Klondike' in run_pytest('--level', '33', *plugins, cwd=short_kit).output


def explanation(output: str) -> str:
    """From the first failure's headline to the last line before pytest's own."""
    return output[output.index('✗') : output.rindex('\n=')]


def test_parallel_run_has_a_header_and_remembers_the_progress(short_kit):
    program = short_kit / 'zadani' / 'klondike' / 'klondike.py'
    program.write_bytes((short_kit / 'reseni' / 'klondike' / 'klondike.py').read_bytes())
    cached = ('-o', 'cache_dir=.pytest_cache', '-p', 'cacheprovider')
    result = run_pytest(*cached, '-p', 'xdist', '-n', '1', '--level', '31', cwd=short_kit)
    assert 'Klondike (zadani/klondike): levely do 31 (poslední má číslo 131)' in result.output
    program.write_text(program.read_text(encoding='utf-8') + '\n\ndef vytvor_balicek():\n    return []\n', 'utf-8')
    result = run_pytest(*cached, '--level', '31', cwd=short_kit)
    assert 'Pozor: levely 21, 22, 23 už prošly, teď neprocházejí.' in result.output


def test_failures_of_unittest_and_of_fixtures_are_failures(run_test):
    tests = (
        'import unittest\n\nimport pytest\n\n\nclass Stary(unittest.TestCase):\n    def test_a(self):\n'
        "        from klondike import popis_balicku\n        self.assertEqual(popis_balicku([]), 'x')\n\n\n"
        '@pytest.fixture\ndef spatna():\n    raise ValueError\n\n\ndef test_b(spatna):\n    pass\n'
    )
    for name in ('Stary', 'test_b'):
        result = run_test(tests, '-k', name, '--impl', 'reseni')
        assert result.code == 1
        assert '✓' not in result.output, result.output
        assert '✗ test' in result.output


def test_expected_may_stand_on_the_left(kit):
    path = kit / 'test_zleva.py'
    text = "def test_popis(klondike):\n    assert '[A♠ ]' == klondike.popis_balicku([(1, 'Pi', True)])\n"
    path.write_text(text, encoding='utf-8')
    assert "mělo vrátit:  '[A♠ ]'" in run_pytest(path, cwd=kit).output
