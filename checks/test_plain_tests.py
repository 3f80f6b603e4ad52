"""Tests that are run again and again without pytest: only those that need nothing of it."""

import json
import sys

import pytest

from checks.running import run

LESSON = """# Pokus

```python
def dvakrat(x):
    \'\'\'Vrátí dvojnásobek.\'\'\'
```

* level 1: Jde to.
* level 2: Taky.
"""
HEAD = """import random, sys
from unittest import mock
import pytest

@pytest.fixture
def klavesnice():
    return 'moje'

@pytest.fixture(autouse=True)
def vzdycky():
    random.pripraveno = True
    yield
    del random.pripraveno

"""


JUDGE = """
import json, sys
from pathlib import Path
from rozdej.check.batch import Job, run_jobs
from rozdej.exercises import Exercise
[verdict] = run_jobs(Exercise('pokus', Path.cwd()), [Job('solution', Path('reseni/pokus').resolve(), False)])
print(json.dumps(verdict.levels))
"""


@pytest.fixture
def passes(tmp_path):
    """`passes(test)` says whether the test of level 2, behind a plain one, passes with a right program."""

    def judge(test: str, head: str = 'import sys, pytest\n') -> bool:
        first = '@pytest.mark.level(1)\ndef test_prvni(pokus):\n    """Platí."""\n    assert pokus.dvakrat(2) == 4\n'
        files = {
            'zadani/pokus/lekce.md': LESSON,
            'zadani/pokus/pokus.py': 'def dvakrat(x):\n    """Vrátí dvojnásobek."""\n',
            'reseni/pokus/pokus.py': 'def dvakrat(x):\n    return 2 * x\n',
            'tests/pokus/test_010_pokus.py': f'{head}{first}\n@pytest.mark.level(2)\n{test}',
        }
        for name, text in files.items():
            (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
            (tmp_path / name).write_text(text, encoding='utf-8')
        done = run(sys.executable, '-c', JUDGE, cwd=tmp_path)
        assert done.code == 0, done.output
        levels = json.loads(done.lines[-1])
        assert levels['1']
        return levels['2']

    return judge


@pytest.mark.parametrize(
    'test',
    [
        'def test_a(pokus):\n    assert pokus.dvakrat(3) == 6\n',
        'def test_a(pokus, klavesnice):\n    assert klavesnice == "moje"\n',
        'def test_a(pokus):\n    assert random.pripraveno\n',
        'def test_a(pokus, request):\n    assert request.node.name == "test_a"\n',
        'def test_a(pokus, n=3):\n    assert n == 3\n',
        '@mock.patch("random.choice")\ndef test_a(choice, pokus):\n    assert choice is random.choice\n',
        'def test_a(pokus, tmp_path):\n    assert tmp_path.is_dir()\n',
    ],
)
def test_whatever_else_a_test_needs_it_gets(passes, test):
    assert passes(test, HEAD)


@pytest.mark.parametrize(
    'test',
    [
        'def test_a(pokus, capsys):\n    print(1)\n    sys.stdout.writelines(["a"])\n'
        '    assert capsys.readouterr().out == "1\\na"\n',
        'def test_a(pokus, monkeypatch):\n    monkeypatch.setattr(sys, "argv", [])\n    assert sys.argv == []\n',
        'def test_a(pokus, naimportuj):\n    assert naimportuj("pokus") == ""\n',
    ],
)
def test_what_is_known_here_is_as_in_pytest(passes, test):
    assert passes(test)


@pytest.mark.parametrize(
    'test',
    [
        'def test_a(pokus):\n    assert pokus.dvakrat(3) == 7\n',
        'def test_a(pokus, monkeypatch):\n    monkeypatch.setattr(pokus, "n", 1, raising=False)\n    del pokus.n\n',
    ],
)
def test_what_fails_fails_here_too_and_the_run_goes_on(passes, test):
    assert not passes(test)
