"""Which of the kit's own tests run: the fast ones, all of them, or those that were named."""

import re
import shutil
import sys

import pytest

from checks.running import ROOT, run, run_pytest_afresh

TESTS = """import pytest


@pytest.mark.whole(reason='slow')
def test_slow():
    pass


def test_quick(draw):
    print('drawn:', draw(range(20)))


def test_quick_too():
    pass
"""


@pytest.fixture
def small_kit(tmp_path):
    """A kit with two tests of its own, one of them marked."""
    checks = tmp_path / 'checks'
    checks.mkdir()
    for name in ('__init__.py', 'browser.py', 'cloned.py', 'conftest.py', 'running.py'):
        shutil.copy(ROOT / 'checks' / name, checks / name)
    shutil.copy(ROOT / 'pyproject.toml', tmp_path)
    (checks / 'test_some.py').write_text(TESTS, encoding='utf-8')
    return tmp_path


def test_fast_run_leaves_out_what_is_marked_and_says_so(small_kit):
    result = run_pytest_afresh('checks', cwd=small_kit)
    assert result.code == 0
    assert re.search(r'2 passed, 1 deselected', result.output)
    last = result.lines[-1]
    assert re.match(r'Fast run: 2 tests in \d+ s\. 1 slow tests', last)
    assert last.endswith('python3 start.py --kit --all')


@pytest.mark.whole(reason='starts pytest with several processes')
def test_workers_say_what_they_left_out(small_kit):
    result = run(sys.executable, '-m', 'pytest', '-p', 'no:cacheprovider', '-n', '2', 'checks', cwd=small_kit)
    assert 'Fast run: 2 tests in' in result.lines[-1]
    assert ' 1 slow tests' in result.lines[-1]


def test_whole_run_leaves_nothing_out(small_kit):
    result = run_pytest_afresh('checks', '--all', '-s', cwd=small_kit)
    assert re.search(r'3 passed in', result.output)
    assert f'drawn: {list(range(20))}' in result.output
    assert re.fullmatch(r'Whole run: 3 tests in \d+ s\.', result.lines[-1])


def test_rest_is_what_the_fast_run_left_out(small_kit):
    result = run_pytest_afresh('checks', '--rest', '-s', cwd=small_kit)
    assert re.search(r'2 passed, 1 deselected', result.output)
    assert f'drawn: {list(range(20))}' in result.output
    assert re.fullmatch(r'Rest: 2 tests in \d+ s\.', result.lines[-1])


def test_named_tests_run_whatever_their_marks(small_kit):
    result = run_pytest_afresh('checks/test_some.py', cwd=small_kit)
    assert re.search(r'3 passed in', result.output)
    assert result.lines[-1].startswith('Only checks/test_some.py: 3 tests in')


def test_draw_can_be_repeated(small_kit):
    def drawn(*arguments: str) -> str:
        output = run_pytest_afresh('checks', '-s', *arguments, cwd=small_kit).output
        return re.search(r'drawn: \[(\d+(?:, \d+){3})\]', output)[1]

    assert drawn('--draw', '7') == drawn('--draw', '7') != drawn('--draw', '8')


def test_mark_without_a_reason_is_refused(small_kit):
    test = small_kit / 'checks/test_some.py'
    test.write_text(TESTS.replace("reason='slow'", ''), encoding='utf-8')
    result = run_pytest_afresh('checks', cwd=small_kit)
    assert result.code == 2
    assert "test_slow: needs pytest.mark.whole(reason='…')" in result.output
