"""Which levels have passed, as it is remembered between two runs."""

import json
from contextlib import suppress
from types import SimpleNamespace

import pytest

from checks.core.student.conftest import exercise as plain_exercise
from rozdej.core.exercises import Exercise
from rozdej.core.student.implementation import Implementation
from rozdej.core.testing.progress import Progress, changes, contents_of, keep


def test_progress_is_kept_for_a_folder_with_any_name(tmp_path):
    """Bytes that are no UTF-8 come as lone surrogates, which no file takes."""
    folder = tmp_path / 'kl\udcfcc'
    kept = {}
    config = SimpleNamespace(cache=SimpleNamespace(get=kept.get, set=lambda key, value: kept.update({key: value})))
    progress = Progress(config)
    progress.update(folder, Exercise('pokus', tmp_path), {1: True, 2: False})
    progress.working_on([folder])
    progress.save()
    assert json.dumps(kept, ensure_ascii=False).encode('utf-8')
    assert Progress(config).passed(folder, 'pokus') == {1}


def test_what_is_known_holds_for_the_same_program_and_tests(tmp_path):
    kept = {}
    config = SimpleNamespace(cache=SimpleNamespace(get=kept.get, set=lambda key, value: kept.update({key: value})))
    exercise = Exercise('pokus', tmp_path)
    for folder in (exercise.given, exercise.tests):
        folder.mkdir(parents=True)
    for file in (exercise.given / 'pokus.py', exercise.tests / 'test_pokus.py'):
        progress = Progress(config)
        progress.update(exercise.given, exercise, {1: True, 2: False})
        progress.save()
        kept = json.loads(json.dumps(kept))
        assert Progress(config).known(exercise.given, exercise) == {1: True, 2: False}
        file.write_text('x = 1', encoding='utf-8')
        assert Progress(config).known(exercise.given, exercise) == {}


def test_a_file_beside_the_program_may_have_any_name(tmp_path):
    before = contents_of(tmp_path)
    with suppress(OSError):  # a system may refuse such a name
        (tmp_path / '\udca7kol.py').write_text('x = 1', encoding='utf-8')
        assert contents_of(tmp_path) != before


def test_a_call_is_kept_only_where_a_file_can_be_made(tmp_path):
    for folder, is_kept in ((tmp_path, True), (tmp_path / 'neni', False)):
        cache = SimpleNamespace(get=lambda key, default: default, mkdir=lambda name, folder=folder: folder)
        assert Progress(SimpleNamespace(cache=cache)).keep_ready('x = 1\n') == (
            folder / 'volani.py' if is_kept else None
        )


__all__ = ['plain_exercise']

BEFORE = """NASOBEK = 2


def dvakrat(x):
    \"\"\"Vrátí dvojnásobek.\"\"\"
    soucet = pricti(x, x)
    return soucet


def pricti(a, b):
    return a + b


def jina(x):
    return x * NASOBEK
"""


@pytest.fixture
def implementation(plain_exercise, tmp_path):
    """`implementation(text)` is the program with that pokus.py."""

    def make(text: str) -> Implementation:
        folder = tmp_path / 'student'
        folder.mkdir(exist_ok=True)
        (folder / 'pokus.py').write_text(text, encoding='utf-8')
        return Implementation(plain_exercise, folder)

    return make


CASES = {
    'a line': ('dvakrat', 'return soucet', 'return x', ['dvakrat', 7, 'bylo:  return soucet', 'je:    return x']),
    'a helper': ('dvakrat', 'a + b', 'a - b', ['pricti', 11, 'bylo:  return a + b', 'je:    return a - b']),
    'a value': ('jina', 'NASOBEK = 2', 'NASOBEK = 3', ['NASOBEK', 1, 'bylo:  NASOBEK = 2', 'je:    NASOBEK = 3']),
    'what is gone': ('dvakrat', '    soucet = pricti(x, x)\n', '', ['dvakrat', 6, 'bylo:  soucet = pricti(x, x)']),
    'what is new': (
        'dvakrat',
        '    return soucet',
        '    soucet = 1\n    return soucet',
        ['dvakrat', 7, 'je:    soucet = 1'],
    ),
    'more than is shown': (
        'pricti',
        '    return a + b',
        '    c = a\n    d = b\n    e = c\n    return d + e',
        ['pricti', 11, 'bylo:  return a + b', 'je:    c = a', 'd = b', '…'],
    ),
    'what nobody called': ('dvakrat', 'return x * NASOBEK', 'return 0', []),
    'a comment': ('dvakrat', 'return soucet', 'return soucet  # hotovo', []),
    'what cannot be read': ('dvakrat', 'return soucet', 'return soucet)', []),
}


@pytest.mark.parametrize('case', CASES)
def test_what_differs_is_shown_as_it_was_and_as_it_is(implementation, case):
    called, old, new, expected = CASES[case]
    kept: dict[str, str] = {}
    keep(kept, implementation(BEFORE), {'dvakrat', 'jina'}, set())
    told = list(changes(kept, implementation(BEFORE.replace(old, new)), [called]))
    if not expected:
        assert told == []
        return
    name, line, *lines = expected
    head = told[0].strip()
    assert head.startswith(f'Od té doby se změnilo {name} (')
    assert head.endswith(f'pokus.py, řádek {line}):')
    assert [line.strip() for line in told[1:]] == lines


def test_what_broke_a_level_is_kept_as_it_was(implementation):
    """With its helpers, also where another function that uses them still passes."""
    kept: dict[str, str] = {}
    keep(kept, implementation(BEFORE), {'dvakrat', 'pricti'}, set())
    worse = implementation(BEFORE.replace('a + b', 'a - b').replace('x * NASOBEK', 'pricti(x, 2)'))
    keep(kept, worse, {'jina'}, {'dvakrat'})
    assert 'a + b' in kept['pricti']
    assert 'pricti(x, 2)' in kept['jina']
