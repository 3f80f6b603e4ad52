"""Tests which of the kit's own tests run: the fast ones, all, or those that were named."""

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


def drawn(output: str) -> list[int]:
    """What the quick test was given."""
    return [int(number) for number in re.search(r'drawn: \[(.*)\]', output)[1].split(', ')]


def test_fast_run_leaves_out_what_is_marked_and_says_so(small_kit):
    """Whatever else it draws on another day, a draw can be repeated, also for a file that is named."""
    result = run_pytest_afresh('checks', '-s', '--draw', '7', cwd=small_kit)
    assert result.code == 0
    assert re.search(r'2 passed, 1 deselected', result.output)
    last = result.lines[-1]
    assert re.match(r'Fast run: 2 tests in \d+ s\. 1 slow tests', last)
    assert last.endswith('python3 start.py --kit --all')
    named = run_pytest_afresh('checks/test_some.py', '-s', '--draw', '7', cwd=small_kit)
    assert re.search(r'3 passed in', named.output)
    assert named.lines[-1].startswith('Only checks/test_some.py: 3 tests in')
    other = run_pytest_afresh('checks', '-s', '--draw', '8', cwd=small_kit)
    assert len(drawn(result.output)) == 4
    assert drawn(result.output) == drawn(named.output) != drawn(other.output)


@pytest.mark.whole(reason='starts pytest with several processes')
def test_workers_say_what_they_left_out(small_kit):
    result = run(sys.executable, '-m', 'pytest', '-p', 'no:cacheprovider', '-n', '2', 'checks', cwd=small_kit)
    assert 'Fast run: 2 tests in' in result.lines[-1]
    assert ' 1 slow tests' in result.lines[-1]


def test_whole_run_leaves_nothing_out(small_kit):
    result = run_pytest_afresh('checks', '--all', '-s', cwd=small_kit)
    assert re.search(r'3 passed in', result.output)
    assert drawn(result.output) == list(range(20))
    assert re.fullmatch(r'Whole run: 3 tests in \d+ s\.', result.lines[-1])


def test_rest_is_what_the_fast_run_left_out(small_kit):
    result = run_pytest_afresh('checks', '--rest', '-s', cwd=small_kit)
    assert re.search(r'2 passed, 1 deselected', result.output)
    assert drawn(result.output) == list(range(20))
    assert re.fullmatch(r'Rest: 2 tests in \d+ s\.', result.lines[-1])


def test_mark_without_a_reason_is_refused(small_kit):
    test = small_kit / 'checks/test_some.py'
    test.write_text(TESTS.replace("reason='slow'", ''), encoding='utf-8')
    result = run_pytest_afresh('checks', cwd=small_kit)
    assert result.code == 2
    assert "test_slow: needs pytest.mark.whole(reason='…')" in result.output


def test_what_a_test_itself_uses_and_the_system_lacks_skips_it_and_nothing_else_does(small_kit):
    """Its own name for it tells why. What the kit uses is a fault of the kit, and a wrong name of ours one of ours."""
    (small_kit / 'kit.py').write_text('import os\ndef f():\n    os.lacking()\n', encoding='utf-8')
    text = """import os, sys
import pytest
import checks.running, kit
from rozdej.teacher.isolation.protection import NoSandbox

@pytest.fixture
def prepared():
    os.lacking_too

def test_of_its_own(): os.lacking()
def test_sandbox(): raise NoSandbox('here')
def test_prepared(prepared): pass
def test_module(monkeypatch):
    monkeypatch.setitem(sys.modules, 'pty', None)
    import pty
def test_of_the_kit(): kit.f()
def test_of_ours(): checks.running.lacking()
"""
    (small_kit / 'checks' / 'test_some.py').write_text(text, encoding='utf-8')
    result = run_pytest_afresh('checks', '-rs', cwd=small_kit)
    assert '2 failed, 4 skipped' in result.output, result.output
    for lacking in ('os.lacking', 'os.lacking_too', 'pty', 'a sandbox'):
        assert f'needs {lacking}, which this system does not have' in result.output


def test_what_needs_a_module_for_another_platform_is_skipped_and_named(small_kit):
    """Also where another module of tests has needed it before; every other error of collecting stays one."""
    (small_kit / 'far.py').write_text("import sys\nassert sys.platform == 'far'\n", encoding='utf-8')
    (small_kit / 'checks' / 'test_some.py').write_text('import far\nX = 1\n', encoding='utf-8')
    (small_kit / 'checks' / 'test_too.py').write_text('from checks.test_some import X\n', encoding='utf-8')
    result = run_pytest_afresh('checks', '-rs', cwd=small_kit)
    assert '2 skipped' in result.lines[-2], result.output
    assert 'needs a module of the kit for far' in result.output
    (small_kit / 'checks' / 'test_other.py').write_text('assert 1 == 2\n', encoding='utf-8')
    assert '1 error' in run_pytest_afresh('checks', cwd=small_kit).output
