"""A script run in this process, as where no other can be started: the same is told, and nothing is left."""

import builtins
import os
import sys

import pytest

from checks.running import ROOT
from rozdej.exercises import find_exercises
from rozdej.student import script as scripts
from rozdej.student.failures import ScriptFailed
from rozdej.student.implementation import Implementation
from rozdej.student.script import Script

[KLONDIKE] = [exercise for exercise in find_exercises(ROOT) if exercise.name == 'klondike']


@pytest.fixture(params=[True, False], ids=['own process', 'here'])
def script(request, monkeypatch, tmp_path):
    """`script(text, *lines, **replaced)` runs a file, in a process of its own, or in this one."""
    monkeypatch.setattr(scripts, 'CAN_START_PROCESSES', request.param)
    for name in ('klondike', 'karty'):  # what other tests have left of theirs
        monkeypatch.delitem(sys.modules, name, raising=False)
    monkeypatch.setattr(sys, 'meta_path', [one for one in sys.meta_path if 'rozdej' not in type(one).__module__])

    def run(text, *lines, seconds=1.0, **replaced):
        (tmp_path / 'klondike.py').write_text(text, encoding='utf-8')
        done = {f'klondike.{name}': value for name, value in replaced.items()}
        return Script(Implementation(KLONDIKE, tmp_path), 'klondike.py', lines, done).run(seconds)

    return run


def test_what_it_prints_and_reads(script):
    text = "import karty\njmeno = input('Jak? ')\nprint('Ahoj', jmeno, __name__)\n"
    text += "print(karty.popis_kartu((1, 'Sr', True)))\n"
    assert script(text, 'Olgo') == 'Jak? Ahoj Olgo __main__\n[A ♥]\n'


def test_a_result_put_in_for_a_call(script):
    text = 'import klondike\nprint(klondike.f(1))\n'
    both = 'def f(x):\n    return 0\nif __name__ == "__main__":\n    ' + text.replace('\n', '\n    ')
    assert script(both, f=[1, 2]).strip() == '[1, 2]'


@pytest.mark.parametrize(
    ('text', 'cause'),
    [
        ('input()\ninput()\n', 'AskedForInput'),
        ('print(1)\n1 / 0\n', 'UncaughtError'),
        ('while True:\n    pass\n', 'TooSlow'),
        ('raise SystemExit(3)\n', 'UncaughtError'),
        ('def f(:\n', 'UncaughtError'),
    ],
)
def test_how_it_fails(script, text, cause):
    with pytest.raises(ScriptFailed) as failed:
        script(text, 'jedna', seconds=0.3)
    assert type(failed.value.cause).__name__ == cause
    if cause in ('TooSlow', 'AskedForInput'):
        file, line, _ = failed.value.frames[-1]
        assert os.path.basename(file) == 'klondike.py'
        assert line in (1, 2)


def test_nothing_is_left(script):
    def around():
        return list(sys.path), sys.argv, os.getcwd(), builtins.input, sys.stdin, sys.stdout, 'klondike' in sys.modules

    before = around()
    assert script('import os, sys\nos.chdir("/")\nsys.path.append("x")\nimport karty\nprint(1)\n') == '1\n'
    assert around() == before
