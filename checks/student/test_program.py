"""Loading students' programs and calling into them."""

import json
import sys
from inspect import signature
from types import SimpleNamespace

import pytest

from rozdej.exercises import Exercise
from rozdej.student.facade import Facade, importable
from rozdej.student.guard import AskedForInput, TooSlow
from rozdej.student.implementation import Implementation, find_implementations
from rozdej.student.program import ENDLESS_UNTIL_HOPELESS, Program
from rozdej.student.script import ScriptFailed
from rozdej.student.source import SourceFile, WrongEncoding, decode
from rozdej.student.trouble import BrokenFile, MissingFile, MissingFunction, StillHanging, WrongParameters
from rozdej.testing.progress import Progress

LESSON = '# Pokus\n\n```python\ndef dvakrat(x):\n    """Vrátí dvojnásobek."""\n```\n\n* level 1: Jde to.\n'


@pytest.fixture
def exercise(tmp_path):
    folder = tmp_path / 'zadani' / 'pokus'
    folder.mkdir(parents=True)
    (folder / 'lekce.md').write_text(LESSON, encoding='utf-8')
    (folder / 'pokus.py').write_text('def dvakrat(x):\n    """Vrátí dvojnásobek."""\n', encoding='utf-8')
    (folder / 'dane.py').write_text('def hotova():\n    return "dana"\n', encoding='utf-8')
    return Exercise('pokus', tmp_path)


@pytest.fixture
def program(exercise, tmp_path):
    """`program(text)` is the program with that pokus.py."""

    def make(text: str, **others: str) -> Program:
        folder = tmp_path / 'student'
        folder.mkdir(exist_ok=True)
        for name, content in {'pokus': text, **others}.items():
            (folder / f'{name}.py').write_text(content, encoding='utf-8')
        made = Program(Implementation(exercise, folder))
        made.guard.time_limit = 0.2
        return made

    return make


def test_every_reset_is_a_fresh_start(program):
    facade = Facade(
        student := program('seznam = []\ndef pridej():\n    seznam.append(1)\n    return len(seznam)\n'), 'pokus'
    )
    assert [facade.pridej(), facade.pridej()] == [1, 2]
    student.reset()
    assert facade.pridej() == 1


def test_callables_without_a_signature_take_whatever_comes(program):
    facade = Facade(program('from operator import itemgetter\nprvni = itemgetter(0)\nnejvic = max\n'), 'pokus')
    assert facade.prvni('ab') == 'a'
    signature(facade.prvni).bind('karta')
    signature(facade.nejvic).bind(1, 2)


def test_calls_are_remembered_with_their_arguments_as_they_were(program):
    facade = Facade(student := program('def vezmi(s):\n    print("beru")\n    return s.pop()\n'), 'pokus')
    cards = [1, 2]
    facade.vezmi(cards)
    [call] = student.log.calls
    assert call.arguments_before == ([1, 2],)
    assert call.arguments == ([1],)
    assert (call.result, call.printed) == (2, 'beru\n')


def test_calls_of_the_students_own_code_are_not_remembered(program):
    student = program('from pomocnik import f\ndef g():\n    return f() + f()\n', pomocnik='def f():\n    return 1\n')
    with importable(student):
        assert Facade(student, 'pokus').g() == 2
    assert [call.function for call in student.log.calls] == ['g']


def test_given_files_are_taken_from_the_exercise_and_stubs_are_not(program, exercise, tmp_path):
    student = program('x = 1\n')
    assert Facade(student, 'dane').hotova() == 'dana'
    (tmp_path / 'student' / 'pokus.py').unlink()
    with pytest.raises(MissingFile):
        Program(Implementation(exercise, tmp_path / 'student')).module('pokus')


def test_statement_that_fails_is_left_out_and_the_rest_is_run(program):
    student = program('a = 1\nb = 1 / 0\ndef f():\n    return a\n')
    assert Facade(student, 'pokus').f() == 1
    problem = student.problems['pokus']
    assert (problem.line, type(problem.cause)) == (2, ZeroDivisionError)


@pytest.mark.parametrize(
    'text', ['input()\n', 'while True:\n    pass\n', 'raise SystemExit\n', 'print(1)\n', '1 / 0\n']
)
def test_import_quietly_refuses_what_is_not_quiet(program, text):
    student = program('x = 1\n' + text)
    with student.keyboard.plugged_in(), pytest.raises(BrokenFile) as refused:
        student.import_quietly('pokus')
    assert refused.value.problem.inner_line >= 2


def test_module_that_prints_blames_itself_and_not_who_imports_it(program):
    student = program('from povidalek import x\n', povidalek='print("bla")\nx = 1\n')
    with importable(student):
        assert student.import_quietly('pokus') == ''
    assert student.problems.keys() == {'povidalek'}


def test_missing_function_is_an_attribute_and_an_import_error(program):
    student = program('def dvakrta(x):\n    return 2 * x\n')
    facade = Facade(student, 'pokus')
    assert not hasattr(facade, 'dvakrat')
    with pytest.raises(MissingFunction) as missing:
        facade.dvakrat(1)
    assert missing.value.present == ['dvakrta']
    with importable(student), pytest.raises(ImportError):
        from pokus import dvakrat  # noqa: F401


def test_wrong_number_of_arguments_is_told_apart_from_a_type_error_inside(program):
    facade = Facade(program('def dvakrat():\n    return 1\ndef f(x):\n    return len(x)\n'), 'pokus')
    with pytest.raises(WrongParameters):
        facade.dvakrat(1)
    with pytest.raises(TypeError, match='len'):
        facade.f(1)


def test_endless_function_is_stopped_sooner_each_time_and_then_not_called(program):
    facade = Facade(student := program('def f():\n    while True:\n        pass\ndef g():\n    return 1\n'), 'pokus')
    for _ in range(3):
        with pytest.raises(TooSlow):
            facade.f()
        student.reset()
    with pytest.raises(StillHanging):
        facade.f()
    assert facade.g() == 1


def test_where_statements_hang_again_and_again_only_definitions_are_taken(program):
    endless = 'while True:\n    pass\n'
    rest = 'import math\nCENY: list = [-1, (2, "a")]\nVETSI = CENY[0] + 1\ndef g():\n    return CENY, math\n'
    student = program(endless * 20 + rest + endless * 20)
    facade = Facade(student, 'pokus')
    assert facade.g()[0] == [-1, (2, 'a')]
    with pytest.raises(MissingFunction):
        _ = facade.VETSI
    assert student.problems['pokus'].line == 1


def test_a_right_file_does_not_suffer_where_statements_of_another_hang(program):
    endless = 'while True:\n    pass\n'
    student = program('VETSI = max(1, 2)\ndef g():\n    return VETSI\n', dane=endless * 20)
    student.module('dane')
    assert Facade(student, 'pokus').g() == 2
    assert list(student.problems) == ['dane']


def test_a_story_told_slowly_loses_nothing(program):
    """The sleeps are too long, each of them; what is worked out behind them is there all the same."""
    student = program('import time\n' + 'print(1)\ntime.sleep(0.3)\n' * 8 + 'Z = max(5, 1)\ndef z():\n    return Z\n')
    assert Facade(student, 'pokus').z() == 5


def test_where_definitions_hang_too_nothing_more_is_taken(program):
    student = program('def f(x=[0 for _ in iter(int, 1)]):\n    pass\n' * 30 + 'def g():\n    return 1\n')
    ran = []
    student.on_statement = lambda module, index: ran.append(index)
    with pytest.raises(MissingFunction):
        Facade(student, 'pokus').g()
    assert ran == list(range(2 * ENDLESS_UNTIL_HOPELESS))


def test_input_without_a_prepared_line_is_refused(program):
    student = program(
        'def f():\n    try:\n        return input("Ahoj? ")\n    except Exception:\n        return "spolknuto"\n'
    )
    with student.keyboard.plugged_in():
        with pytest.raises(AskedForInput):
            Facade(student, 'pokus').f()
        student.keyboard.prepare(['nazdar'])
        assert Facade(student, 'pokus').f() == 'nazdar'


def test_facade_hands_out_values_and_takes_patches(program):
    facade = Facade(program('BARVY = ("a", "b")\ndef f():\n    return BARVY\n'), 'pokus')
    assert facade.BARVY == ('a', 'b')
    facade.BARVY = ('c',)
    assert facade.f() == ('c',)


def test_importable_leaves_no_module_behind(program):
    student = program('x = 1\n')
    with importable(student):
        import pokus

        assert pokus.x == 1
    assert 'pokus' not in sys.modules


@pytest.mark.parametrize('layout', ['zadani', 'one exercise'])
def test_impl_is_a_layout_or_the_files_of_one_exercise(exercise, layout):
    folder = exercise.root / 'zadani'
    [found] = find_implementations(folder if layout == 'zadani' else folder / 'pokus', [exercise])
    assert found.folder == folder / 'pokus'


def test_script_is_run_as_a_main_program_with_its_own_lines(program):
    student = program(
        'def f():\n    return 1\n', skript='from pokus import f\nif __name__ == "__main__":\n    print(f(), input())\n'
    )
    assert student.run_script('skript.py', ('ahoj',), {}) == '1 ahoj\n'
    assert student.run_script('skript.py', ('ahoj',), {'pokus.f': [1, 2]}) == '[1, 2] ahoj\n'


@pytest.mark.parametrize(
    ('text', 'reason', 'line'),
    [('x = 1\ninput()\n', 'input', 2), ('x = 1\n1 / 0\n', 'error', 2), ('raise SystemExit(3)\n', 'error', None)],
)
def test_script_that_does_not_end_well(program, text, reason, line):
    with pytest.raises(ScriptFailed) as failed:
        program('x = 1\n', skript=text).run_script('skript.py', (), {})
    assert failed.value.reason == reason
    assert (failed.value.place or [None] * 3)[1] == line


def test_script_that_never_ends_is_ended(program, monkeypatch):
    monkeypatch.setattr('rozdej.student.program.SCRIPT_TIME_LIMIT', 2.0)
    student = program('x = 1\n', skript='print("jedu", flush=True)\nwhile True:\n    pass\n')
    with pytest.raises(ScriptFailed) as failed:
        student.run_script('skript.py', (), {})
    assert (failed.value.reason, failed.value.output) == ('slow', 'jedu\n')


def test_file_that_is_not_utf8_says_where(tmp_path):
    with pytest.raises(WrongEncoding) as wrong:
        decode('a = 1\nb = "č"\n'.encode('cp1250'), 'x.py')
    assert wrong.value.lineno == 2


@pytest.mark.parametrize('coding', ['zlib', 'rot13', 'undefined', 'punycode'])
def test_coding_line_that_names_no_encoding_of_text(coding):
    with pytest.raises(WrongEncoding) as wrong:
        decode(f'# coding: {coding}\na = "{"x" * 99}"\n'.encode(), 'x.py')
    assert (wrong.value.filename, wrong.value.lineno) == ('x.py', 1)


@pytest.mark.parametrize(
    ('body', 'empty'),
    [
        ('"""Popis."""', True),
        ('pass', True),
        ('...', True),
        ('"""Popis."""\n    pass', True),
        ('return None', False),
        ('print(1)', False),
    ],
)
def test_unwritten_function(tmp_path, body, empty):
    path = tmp_path / 'x.py'
    path.write_text(f'def f():\n    {body}\n', encoding='utf-8')
    assert SourceFile(path).is_unwritten('f') is empty


def test_progress_is_kept_for_a_folder_with_any_name(tmp_path):
    """Bytes that are no UTF-8 come as lone surrogates, which no file takes."""
    folder = tmp_path / 'kl\udcfcc'
    kept = {}
    config = SimpleNamespace(cache=SimpleNamespace(get=kept.get, set=lambda key, value: kept.update({key: value})))
    progress = Progress(config)
    progress.update(folder, 'pokus', [1], [])
    progress.working_on([folder])
    progress.save()
    assert json.dumps(kept, ensure_ascii=False).encode('utf-8')
    assert Progress(config).passed(folder, 'pokus') == {1}


def test_equal_texts_of_two_statements_are_as_different_in_every_test(program):
    """Python makes them one object only in what it compiles together; it must not matter which test is first."""
    student = program("BARVY = ['♥', '♠']\nSRDCE = '♥'\ndef f():\n    return BARVY[0] is SRDCE\n")
    facade, seen = Facade(student, 'pokus'), []
    for _ in range(3):
        seen.append(facade.f())
        student.reset()
    assert len(set(seen)) == 1
