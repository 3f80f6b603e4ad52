"""The fixture `sit` of level tests: a real server in the test's own thread, and failures that explain themselves."""

import shutil
import sys
from collections.abc import Callable

import pytest

from checks.network.conftest import program  # noqa: F401  a fixture
from checks.running import ROOT, limit_calls, run_pytest
from rozdej.core.exercises import find_exercises
from rozdej.core.feedback.explanations import Verdict
from rozdej.network import client
from rozdej.network.declaration import find_declaration
from rozdej.network.level_test_server import network_fixture
from rozdej.teacher.grading.judge import Judge

TEST = """
import threading

import pytest


@pytest.mark.level(510)
def test_hra(sit, vesmir66):
    \"\"\"Dva hráči a server.\"\"\"
    with sit(vesmir66) as server:
        anna, petr = server.pripoj('Anna'), server.pripoj('Petr')
        assert [zprava[0] for zprava in anna.prijmi()] == ['ceka', 'hraje']
        assert [zprava[0] for zprava in petr.prijmi()] == ['ceka']
        ruka = petr.prijmi() or anna.prijmi()
        assert ruka == []
        for kolo in range(40):
            anna.posli(['serad'])
            petr.posli(['serad'])
        anna.posli(['vyloz', 0])
        assert petr.prijmi()[-1][0] == 'hraje'
        cyril = server.pripoj('Cyril')
        assert cyril.prijmi()[0][0] == 'odmitnut'
        assert cyril.je_odpojeny
        cyril.posli(['vyloz', 0])
        petr.odpoj()
        petr.odpoj()
        assert petr.prijmi() == []
        assert anna.prijmi()[-1][0] == 'ceka'
        petr = server.pripoj('Petr')
        assert petr.prijmi()[-1][0] == 'hraje'
        assert [v.name for v in threading.enumerate() if v.name not in ('MainThread', 'watchdog', 'memory watch')] == []
"""


def hold_up() -> None:
    """Calls end soon, and every answer comes later than the other end of a connection would wait for."""
    limit_calls(1.0)
    client.PING_EVERY, client.PING_LIMIT = 0.001, 0.001


@pytest.fixture(scope='module')
def kit(tmp_path_factory):
    """A kit with this level test only."""
    kit = tmp_path_factory.mktemp('kit')
    for part in ('zadani', 'reseni'):
        shutil.copytree(ROOT / part / 'sedesatsest', kit / part / 'sedesatsest')
    (kit / 'tests' / 'sedesatsest').mkdir(parents=True)
    (kit / 'tests' / 'sedesatsest' / 'test_510_sit.py').write_text(TEST, encoding='utf-8')
    for name in ('conftest.py', 'pyproject.toml'):
        shutil.copy(ROOT / name, kit / name)
    return kit


@pytest.fixture(scope='module')
def under_test(kit):
    """`course(text)` runs the level test on the solution with the text behind its vesmir66."""
    solution = (kit / 'reseni' / 'sedesatsest' / 'vesmir66.py').read_text(encoding='utf-8')

    def judge(text: str = '', *options: str, before: Callable[[], None] = hold_up):
        file = kit / 'reseni' / 'sedesatsest' / 'vesmir66.py'
        file.write_text(f'{solution}\n\n{text}\n', encoding='utf-8')
        return run_pytest('--impl', 'reseni', *options, cwd=kit, before=before)

    return judge


def test_the_solution_passes(under_test):
    done = under_test()
    assert done.code == 0, done.output


@pytest.mark.usefixtures('bubblewrap')
def test_the_solution_passes_in_a_sandbox_too(under_test):
    """There the functions are proxies, and what they return has crossed a border."""
    done = under_test('', '--isolated')
    assert done.code == 0, done.output


@pytest.mark.whole(reason='runs pytest with a server for each program')
@pytest.mark.parametrize(
    ('text', 'said'),
    [
        (
            'def pri_zprave(vesmir, jmeno, zprava):\n    return vesmir.neni',
            ["pri_zprave(vesmir, 'Anna', ['serad'])", 'AttributeError', 'return vesmir.neni'],
        ),
        (
            'def pri_registraci(vesmir, jmeno):\n    return vesmir',
            ["pri_registraci(vesmir, 'Anna')", 'Čeká se: Balik(vesmir, posty, odpojit)', 'Přišlo: samotný stav'],
        ),
        (
            'def pri_odpojeni(vesmir, jmeno):\n    while True:\n        pass',
            ["pri_odpojeni(vesmir, 'Petr')", 'Funkce neskončila ani za 1 s'],
        ),
    ],
    ids=['raises', 'no bundle', 'loops'],
)
def test_what_a_function_does_wrong_is_explained_like_in_any_other_test(under_test, text, said):
    done = under_test(text)
    assert done.code == 1
    for part in said:
        assert part in done.output, done.output
    assert 'Traceback' not in done.output
    assert 'Task exception' not in done.output
    assert 'ResourceWarning' not in done.output


def test_a_result_that_is_no_bundle_is_the_students_fault_and_not_the_graders(kit, program):  # noqa: F811
    (exercise,) = find_exercises(kit)
    with Judge(exercise, sandboxed=False) as judge:
        graded = judge.grade(program('def pri_zprave(vesmir, jmeno, zprava):\n    return None'))
    assert [test.verdict for test in graded.tests] == [Verdict.WRONG_VALUE]


def lose_websockets() -> None:
    """As where it is not installed: whoever imports it gets an `ImportError`."""
    sys.modules['websockets'] = None


def test_a_missing_library_is_told_in_czech(under_test):
    done = under_test(before=lose_websockets)
    assert done.code == 1
    assert 'Chybí knihovna websockets.' in done.output, done.output


def test_in_a_browser_there_is_no_network_to_be_tested(monkeypatch):
    monkeypatch.setattr('rozdej.core.system.SYSTEM.can_start_processes', False)
    declaration = find_declaration('sedesatsest')
    with pytest.raises(pytest.skip.Exception, match='V prohlížeči síť není'), network_fixture('x', declaration)(None):
        pass
