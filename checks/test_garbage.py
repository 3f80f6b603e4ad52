"""What a run of the kit tells Python's garbage collector."""

import sys

from checks.running import run

FROZEN = """
import gc, sys, pytest

class Look:
    def pytest_runtest_call(self):
        counts.append(gc.get_freeze_count())

counts = []
assert pytest.main([*sys.argv[1:], '-q', '-p', 'no:cacheprovider'], plugins=[Look()]) == 0
print('frozen', min(counts) > 10_000, max(counts) > 10_000, gc.get_freeze_count())
"""


def test_what_was_collected_is_not_garbage_until_the_end(tmp_path):
    """Python would look through it again and again; in runs of others nothing is changed."""
    ours = run(sys.executable, '-c', FROZEN, 'tests/klondike', '--level', '12', '--impl', 'reseni')
    assert 'frozen True True 0' in ours.output
    (tmp_path / 'test_others.py').write_text('def test_nothing():\n    pass\n', encoding='utf-8')
    others = run(sys.executable, '-c', FROZEN, 'test_others.py', cwd=tmp_path)
    assert 'frozen False False 0' in others.output
