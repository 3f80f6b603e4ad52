"""What a test sees of a student's module."""

import sys
from inspect import signature

import pytest

from rozdej.core.student.facade import Facade, installed_in_sys_modules
from rozdej.core.student.failures import BrokenFile, MissingFunction


def test_callables_without_a_signature_take_whatever_comes(program):
    facade = Facade(program('from operator import itemgetter\nprvni = itemgetter(0)\nnejvic = max\n'), 'pokus')
    assert facade.prvni('ab') == 'a'
    signature(facade.prvni).bind('karta')
    signature(facade.nejvic).bind(1, 2)


def test_missing_function_is_an_attribute_and_an_import_error(program):
    student = program('def dvakrta(x):\n    return 2 * x\n')
    facade = Facade(student, 'pokus')
    assert not hasattr(facade, 'dvakrat')
    with pytest.raises(MissingFunction) as missing:
        facade.dvakrat(1)
    assert missing.value.present == ['dvakrta']
    with installed_in_sys_modules(student), pytest.raises(ImportError):
        from pokus import dvakrat  # noqa: F401


def test_python_calls_a_function_of_another_file_a_function(program):
    student = program('from dane import hotova\n\n\ndef dvakrat(x):\n    return hotova[x]\n')
    with installed_in_sys_modules(student), pytest.raises(TypeError, match="'function' object"):
        student.call('pokus', 'dvakrat', (1,), {})


def test_facade_hands_out_values_and_takes_patches(program):
    facade = Facade(program('BARVY = ("a", "b")\ndef f():\n    return BARVY\n'), 'pokus')
    assert facade.BARVY == ('a', 'b')
    facade.BARVY = ('c',)
    assert facade.f() == ('c',)


def test_importable_leaves_no_module_behind(program):
    student = program('x = 1\n')
    with installed_in_sys_modules(student):
        import pokus

        assert pokus.x == 1
    assert 'pokus' not in sys.modules


@pytest.mark.parametrize(
    ('text', 'other'),
    [
        ('from pokus import *\n\ndef dvakrat(x):\n    return 2 * x\n', ''),
        ('def dvakrat(x):\n    return 2 * x\n\nfrom pokus import *\n', ''),
        ('import pokus\n\ndef dvakrat(x):\n    return 2 * x if x < 9 else pokus.dvakrat(x - 1) + 2\n', ''),
        ('def dvakrat(x):\n    return 2 * x\n\nfrom pomocne import *\n', 'from pokus import *\n'),
        (
            'try:\n    import pomocne\nexcept ZeroDivisionError:\n    pass\n\ndef dvakrat(x):\n    return 2 * x\n',
            '1 / 0',
        ),
        ('from pomocne import dvakrat\n', 'import pokus\n\ndef dvakrat(x):\n    return 2 * x\n'),
    ],
)
def test_import_means_what_it_means_to_python(program, text, other):
    """Whatever the files import of each other, as long as Python runs it."""
    student = program(text, pomocne=other)
    with installed_in_sys_modules(student):
        student.import_quietly('pokus')
        assert student.call('pokus', 'dvakrat', (10,), {}) == 20


@pytest.mark.parametrize(
    ('text', 'other', 'line'),
    [
        ('\nfrom pomocne import x\n\ndef dvakrat(x):\n    return 2 * x\n', 'from pokus import dvakrat\nx = 1\n', 2),
        ('import pomocne\n', 'x = 1\n\n1 / 0\n', 1),
        ('import pomocne\n', 'x = \n', 1),
        ('import pomocne\n', 'eval("1 +")\n', 1),
        ('def nacti():\n    import pomocne\n\n\nnacti()\n', '1 / 0\n', 2),
    ],
)
def test_file_that_python_cannot_import_is_told_so(program, text, other, line):
    """For what another file is to blame, too: the rest of both is there all the same."""
    student = program(text, pomocne=other)
    with installed_in_sys_modules(student), pytest.raises(BrokenFile) as broken:
        student.import_quietly('pokus')
    assert broken.value.problem.module == ('pomocne' if broken.value.problem.is_unreadable else 'pokus')
    assert broken.value.problem.inner_line == line
    assert 'pokus' in student.modules.loaded
