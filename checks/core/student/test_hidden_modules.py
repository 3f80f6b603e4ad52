"""Files that hide a module of Python: found by what the program imports, and told of when it is loaded or run."""

import pytest

from rozdej.core.feedback.missing_functions import explain_load_problem
from rozdej.core.student.failures import BrokenFile, HiddenModule, ScriptFailed

TEXT = 'from random import shuffle\n\n\ndef dvakrat(x):\n    return 2 * x\n'


@pytest.mark.parametrize('name', ['random', 'bisect'])
def test_file_that_hides_what_is_imported(program, monkeypatch, name):
    """Also when a module of Python is what imports it: `random` needs `bisect`."""
    student = program(TEXT, **{name: 'x = 1\n'})
    monkeypatch.chdir(student.implementation.folder)
    with pytest.raises(BrokenFile) as caught:
        student.import_quietly('pokus')
    assert explain_load_problem(student.implementation, caught.value.problem) == [
        'pokus.py, řádek 1:',
        '  from random import shuffle',
        f'Tvůj soubor {name}.py se jmenuje jako modul {name}, který patří k Pythonu, a zakryl ho.',
        'Přejmenuj ho, jinak program nepůjde spustit.',
    ]


def test_other_tests_run_all_the_same(program):
    student = program(TEXT, random='x = 1\n')
    assert student.call('pokus', 'dvakrat', (3,), {}) == 6


def test_file_that_is_run_as_a_script(program):
    student = program(TEXT, spust='import pokus\nprint(1)\n', random='x = 1\n')
    with pytest.raises(ScriptFailed) as caught:
        student.run_script('spust.py', (), {})
    assert isinstance(caught.value.cause, HiddenModule)
    [(file, line, _)] = caught.value.frames
    assert student.implementation.loaded(file).line_text(line) == 'from random import shuffle'


@pytest.mark.parametrize(
    ('text', 'name'),
    [
        (TEXT, 'turtle'),
        ('def dvakrat(x):\n    return 2 * x\n', 'random'),
        ('import sys\n', 'sys'),
        ('import os\n', 'os'),
        ('from pomocnik import random\n', 'random'),
    ],
)
def test_files_that_are_in_nobodys_way(program, text, name):
    """`sys` is a part of Python itself, and `os` is there before the program is looked for."""
    student = program(text, **{name: 'x = 1\n', 'pomocnik': 'random = 1\n'})
    assert student.implementation.hidden('pokus') is None


def test_import_inside_a_function_counts(program):
    student = program('def dvakrat(x):\n    import random\n    return random.random()\n', random='x = 1\n')
    assert student.implementation.hidden('pokus').line == 2
