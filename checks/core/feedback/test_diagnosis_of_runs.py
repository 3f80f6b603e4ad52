"""Values, waits and test files that could stop a whole run: it goes on, and says why one test failed."""

import re
from functools import partial

import pytest

from checks.explanations import explained, line_of, passed
from checks.running import limit_calls, run_pytest
from rozdej.core.student import program
from rozdej.core.testing import fixtures

TEST, CALLS = 0.5, 1.0
"""Seconds for a test or for all its calls, instead of ten and twenty; what is told names the limit that there is."""


def limit_tests() -> None:
    """Only the time of a test can be up."""
    fixtures.TEST_SECONDS = TEST


def limit_all_calls() -> None:
    """Only the time of all calls of a test can be up; a busy machine may take much longer for so few of them."""
    fixtures.TEST_SECONDS = 1000.0
    program.TEST_CALLS_SECONDS = CALLS
    program.IN_ALL_TIMES = 1000


@pytest.fixture
def run_sooner(kit):
    """`run_sooner(limit, test, folder)` runs the test on the program in the folder, with that limit set."""
    path = kit / 'tests' / 'klondike' / 'test_500.py'

    def run(limit, test, folder):
        path.write_text(test, encoding='utf-8')
        return run_pytest(path, '--impl', folder, cwd=kit, before=limit)

    return run


ENDLESS = {
    'generator': ('def popis_balicku(balicek):\n    while True:\n        yield 1', "'[   ]' in vysledek"),
    'repr': (
        'class Zla:\n    def __repr__(self):\n        while True:\n            pass\n'
        'def popis_balicku(balicek):\n    return Zla()',
        "vysledek == '[   ]'",
    ),
    'eq': (
        'class Zla:\n    def __eq__(self, other):\n        while True:\n            pass\n'
        'def popis_balicku(balicek):\n    return Zla()',
        "vysledek == '[   ]'",
    ),
}


def test_import_of_what_is_not_there_at_the_top_of_a_test_file(kit, submission):
    path = kit / 'test_nahore.py'
    path.write_text('from klondike import neni\n\n\ndef test_a():\n    pass\n', encoding='utf-8')
    result = run_pytest(path, cwd=kit)
    assert '✗ soubor s testy test_nahore.py nejde načíst' in result.output
    assert 'V souboru zadani/klondike/klondike.py chybí neni.' in result.output
    assert 'ImportError' not in result.output
    unreadable = run_pytest(path, '--impl', submission('def f(:\n'), cwd=kit)
    assert 'klondike.py, řádek 1:' in unreadable.output
    assert 'Traceback' not in unreadable.output


@pytest.mark.whole(reason='meets the limit again and again')
def test_value_that_cannot_even_be_compared_does_not_stop_the_run(submission):
    odd = (
        'class Zla:\n    def __eq__(self, other):\n        return False\n    def __ne__(self, other):\n'
        '        raise RuntimeError\ndef presun_kartu(odkud, kam, otoceni):\n    kam.append(Zla())'
    )
    assert passed(explained(submission(odd, on='solution'), before=partial(limit_calls, 0.3))) > 50


@pytest.mark.whole(reason='waits for the limit of a whole test')
@pytest.mark.parametrize('name', ENDLESS)
def test_value_that_never_ends_does_not_stop_the_run(submission, run_sooner, name):
    """The loop is in what the function gave, and it is the test that goes through it."""
    text, condition = ENDLESS[name]
    test = (
        f'def test_a(klondike):\n    vysledek = klondike.popis_balicku([])\n    assert {condition}\n\n\n'
        'def test_b(klondike):\n    assert klondike.vytvor_balicek()\n'
    )
    folder = submission(text, on='solution')
    result = run_sooner(limit_tests, test, folder)
    assert result.lines[-1].count('1 failed, 1 passed') == 1, result.output
    assert 'INTERNALERROR' not in result.output
    assert 'Test pracoval s tím, co funkce vrátila, déle než zlomek sekundy, proto jsme ho zastavili.' in result.output
    loop = line_of(folder, 'while True:')
    assert int(re.search(r'klondike\.py, řádek (\d+)', result.output)[1]) in (loop, loop + 1)


@pytest.mark.whole(reason='waits for the limit of a whole test')
def test_test_that_waits_for_what_never_comes(submission, run_sooner):
    test = 'def test_a(klondike):\n    while klondike.popis_balicku([]) != 1:\n        pass\n'
    result = run_sooner(limit_tests, test, submission('', on='solution'))
    assert re.search('Test volá funkce pořád dokola: ani za zlomek sekundy se nedočkal', result.output), result.output


@pytest.mark.whole(reason='makes slow calls until the limit of a whole test')
def test_many_slow_calls_are_not_called_a_loop(submission, run_sooner):
    test = (
        'def test_a(klondike):\n    for _ in range(1000):\n        klondike.popis_balicku([])\n\n\n'
        "def test_b(klondike):\n    assert klondike.popis_balicku([]) == '[   ]'\n"
    )
    slow = (
        'import time\ndef popis_balicku(balicek):\n    konec = time.process_time() + 0.02\n'
        "    while time.process_time() < konec:\n        pass\n    return '[   ]'"
    )
    result = run_sooner(limit_all_calls, test, submission(slow, on='solution'))
    calls = re.search(r'popis_balicku je pomalá: (\d+) jejích volání v testu trvalo dohromady', result.output)
    assert calls, result.output
    most = CALLS / 0.02
    assert most / 2 < int(calls[1]) <= most + 1, 'also on a busy machine'
    assert f'přes {CALLS:g} s, proto' in result.output
    assert '1 failed, 1 passed' in result.lines[-1]


def test_change_of_directory_does_not_change_the_places_shown(short_kit):
    with (short_kit / 'zadani/klondike/klondike.py').open('a', encoding='utf-8') as file:
        file.write('\nimport os\nos.chdir("/")\ndef popis_balicku(balicek):\n    return 1\n')
    assert 'začíná tady: zadani/klondike/klondike.py, řádek' in run_pytest('--level', '11', cwd=short_kit).output


@pytest.mark.parametrize(
    ('line', 'error'),
    [
        ('assert klondike.popis_balicku(seznam)', "NameError: name 'seznam' is not defined"),
        ("assert not klondike.popis_balicku([]), f'{seznam}'", "NameError: name 'seznam' is not defined"),
        ('import randm', "ModuleNotFoundError: No module named 'randm'"),
    ],
)
def test_mistake_in_a_test_is_not_called_one_of_the_program(submission, run_test, line, error):
    test = f"def test_a(klondike):\n    assert klondike.popis_balicku([]) == '[   ]'\n    {line}\n"
    result = run_test(test, '--impl', submission('', on='solution'))
    assert 'Chyba je přímo v tomhle testu, tvůj program za ni nemůže.' in result.output
    assert error in result.output
    assert line in result.output
    assert 'Má platit' not in result.output


def test_what_a_test_never_got_from_the_program_is_no_mistake_of_the_test(submission, run_test):
    test = (
        'def test_a(klondike):\n    for karta in klondike.popis_balicku([]):\n        posledni = karta\n    posledni\n'
    )
    result = run_test(test, '--impl', submission("def popis_balicku(balicek):\n    return ''\n", on='solution'))
    assert '1 failed' in result.output
    assert 'přímo v tomhle testu' not in result.output


def test_a_fixture_that_a_test_misuses_is_a_mistake_of_the_test(submission, run_test):
    result = run_test("def test_a(spust):\n    spust('stull.py')\n", '--impl', submission('', on='solution'))
    assert 'Chyba je přímo v tomhle testu' in result.output
    assert "spust('stull.py')" in result.output
