"""What a judge sees of a program is the same whether the program runs here or in a worker."""

import copy
import os

import pytest

from rozdej.core.feedback.detectors import find
from rozdej.core.feedback.errors import explain_error
from rozdej.core.feedback.evidence import Comparison, Evidence
from rozdej.core.feedback.lost_values import result_that_came_before
from rozdej.core.student.facade import Facade, installed_in_sys_modules
from rozdej.core.student.failures import MissingFunction, ScriptFailed


def test_what_the_test_looked_at_is_not_what_the_program_looked_at(program):
    """A hang is put down to the function that the test called, also when it hangs in another file's function."""
    tried = program(
        'from pomocnik import g\ndef f(s):\n    return g(s)\n', pomocnik='def g(s):\n    return s and g(s[1:])\n'
    )
    with installed_in_sys_modules(tried):
        Facade(tried, 'pokus').f([1, 2])
        assert tried.log.touched == ('pokus', 'f')


def test_what_a_function_of_the_tests_calls_was_not_looked_at_by_the_test(program):
    tried = program('def f(s):\n    return s(1)\ndef g(x):\n    return x\n')
    module = Facade(tried, 'pokus')
    with installed_in_sys_modules(tried):
        assert module.f(lambda x: module.g(x)) == 1
        assert tried.log.touched == ('pokus', 'f')


@pytest.mark.parametrize(
    ('body', 'says'),
    [
        ('return {}[("Pi", 10)]', 'Takový klíč ve slovníku není'),
        ('return {}[(1, ("a", (None, 2.5)))]', 'Takový klíč ve slovníku není'),
        ('return {}[frozenset([1])]', 'Takový klíč ve slovníku není'),
        ('return {}[f]', 'Klíč je tu funkce f sama.'),
        ('return {}[None]', 'Klíč je tu None'),
        ('g = 5\n    return g()', 'zakrylo funkci g'),
        ('g = g()\n    return g', 'zakrylo funkci g'),
        ('len = [1]\n    return len([])', 'zakrylo funkci len'),
        ('x = 5\n    return x()', 'která není funkce'),
        ('if False:\n        x = 1\n    return x', 'čte dřív'),
        ('return prnt(1)', 'Nemáš na mysli print?'),
    ],
)
def test_the_same_is_said_of_an_error(program, body, says):
    module = Facade(program(f'def g():\n    return 1\ndef f():\n    {body}\n'), 'pokus')
    with pytest.raises(Exception) as caught:  # noqa: PT011
        module.f()
    assert says in explain_error(caught.value)


@pytest.mark.parametrize(
    ('body', 'says'),
    [
        ('return s.pop', 'Za pop chybí závorky ().'),
        ('x = s.pop\n    return x[0]', 'Za pop chybí závorky ().'),
        ('return [g]', 'Za g chybí závorky ().'),
        ('y = [[]] * 3\n    return y', 'Vnitřní seznamy jsou ve skutečnosti jeden a ten samý'),
        ('return ValueError("ne")', 'Výjimka se tu jen vrací.'),
        ('return ValueError', 'Výjimka se tu jen vrací.'),
        ('return [(1, "2")]', 'Na [0][1] má být celé číslo (int) 2'),
        ('return s[0] == "3"', "V porovnání s[0] == '3' je vlevo celé číslo (int) a vpravo řetězec (str)."),
        ('return s[0] is g()', 'Jestli se hodnoty rovnají, zjistí ==, a ne is.'),
        ('s += ("a", 1)\n    return s', "přidalo prvky n-tice po jednom, první je 'a'."),
    ],
)
def test_the_same_is_proven_of_a_mistake(program, body, says):
    tried = program(f'def g():\n    return 1\ndef f(s):\n    {body}\n')
    comparison, error = None, AssertionError()
    try:
        comparison = Comparison('==', Facade(tried, 'pokus').f([3]), [(1, 2)])
    except TypeError as raised:
        error = raised
    found = find(Evidence(tried, error, comparison, None, None))
    assert found is not None
    assert says in found.sentence
    assert body.startswith('return [(') or found.place[1] == 4


@pytest.mark.parametrize('argument', ['("Pi", 10)', '(1, (None, (2.5, "ž")))', '()', 'None', 'True', '"a" * 3000'])
def test_exceptions_bring_what_they_were_made_with(program, argument):
    module = Facade(program(f'def f():\n    raise KeyError({argument}, 1)\n'), 'pokus')
    with pytest.raises(KeyError) as caught:
        module.f()
    assert repr(caught.value.args)[:1000] == repr((eval(argument), 1))[:1000]


@pytest.mark.parametrize('argument', ['[1]', '{1: 2}', 'f', 'V()', '(V(),)', '(1,) * 100', '((((((1,),),),),),)'])
def test_exceptions_made_with_other_things_say_the_same(program, argument):
    text = f'class V:\n    def __repr__(self): return "vv"\ndef f():\n    raise KeyError({argument})\n'
    with pytest.raises(KeyError) as caught:
        Facade(program(text), 'pokus').f()
    assert caught.value.args[0] is not None
    assert str(caught.value)[:9] in ('[1]', '{1: 2}', '<function', 'vv', '(vv,)', '(1, 1, 1,', '((((((1,)')


@pytest.mark.parametrize(
    'body', ['from pomocnik import gg', 'import pomocnik\n    from pomocnik import gg as g\n    g()']
)
def test_what_an_import_inside_a_function_misses_is_known(program, body):
    tried = program(f'def f():\n    {body}\n', pomocnik='def g():\n    return 1\n')
    with installed_in_sys_modules(tried):
        with pytest.raises(ImportError):
            Facade(tried, 'pokus').f()
        assert isinstance(tried.log.missing, MissingFunction)
        assert (tried.log.missing.module, tried.log.missing.function) == ('pomocnik', 'gg')
        assert 'g' in tried.log.missing.present


def test_a_script_says_the_same_of_a_name_that_another_file_lacks(program):
    tried = program('from pomocnik import gg\n', pomocnik='def g():\n    return 1\n')
    with pytest.raises(ScriptFailed) as caught:
        tried.run_script('pokus.py', (), {})
    assert caught.value.cause.text == "ImportError: cannot import name 'gg' from 'pomocnik'"


@pytest.mark.parametrize(
    'settings',
    [
        'sys.stdout = io.TextIOWrapper(sys.stdout.buffer, encoding="utf-8")',
        'sys.stdout = codecs.getwriter("utf-8")(sys.stdout.detach())',
        'sys.stdin.reconfigure(encoding="utf-8")',
        'faulthandler.enable()',
    ],
)
def test_a_program_may_set_how_it_reads_and_writes(program, settings):
    begins = f'import codecs, faulthandler, io, sys\n{settings}\n'
    tried = program(
        f'{begins}def f():\n    print("ž")\n    return 1\n', skript='from pokus import f\nprint(input(), f())\n'
    )
    with installed_in_sys_modules(tried), tried.keyboard.plugged_in():
        assert tried.import_quietly('pokus') == ''
        assert Facade(tried, 'pokus').f() == 1
    assert tried.run_script('skript.py', ('ř',), {}) == 'ž\nř 1\n'


KEEPING = """import os
import dane
from pomocnik import VSECHNY

dane.videl = []
videne = []


def f(karta, znamky=(), kopie=[], **dalsi):
    kopie.append(karta)
    videne.append(kopie)
    VSECHNY.append(karta)
    dane.videl.append(karta)
    for seznam in dalsi.values():
        seznam.append(karta)
    if isinstance(karta, dane.Karta):
        os.chdir('/')
        return [kopie, videne, VSECHNY, dane.videl]
    return None
"""


def test_nothing_that_the_test_was_given_changes_when_it_is_called_again(program, tmp_path, monkeypatch):
    """Results, arguments, values of modules, also of given ones that are put back for the next test."""
    monkeypatch.chdir(tmp_path)  # and back: the program goes elsewhere
    tried = program(KEEPING, pomocnik='VSECHNY = []\n')
    with installed_in_sys_modules(tried):
        pokus, dane, pomocnik = (Facade(tried, name) for name in ('pokus', 'dane', 'pomocnik'))
        before, given = pokus.f(dane.Karta('Pi', 7)), []
        held = [before, pokus.f(dane.Karta('Ka', 2), nove=given), given]
        held += [pokus.videne, pomocnik.VSECHNY, dane.videl, tried.log.calls[0].result, tried.log.calls[1].keywords]
        was, folder = copy.deepcopy(held), os.getcwd()
        for call in tried.log.calls:
            assert tried.ending(call).nones == {}
        assert held == was
        assert [pokus.videne, pomocnik.VSECHNY, dane.videl] == was[3:6]
        assert held[0][0] is held[1][0], 'what was one is one'
        assert os.getcwd() == folder
        assert tried.log.calls[1].keywords_before == {'nove': []}


REMEMBERING = """import dane
from random import random

posledni = None
vse = {}
pocet = 0
dan = []


def f(karta, videne=[]):
    global posledni, pocet
    pocet += 1
    before = posledni
    posledni = karta
    videne.append(karta)
    vse[len(vse)] = random()
    print(before is not None and isinstance(before, dane.Karta))
    return before
"""


def test_what_a_call_comes_to_alone_and_what_it_depends_on(program):
    """What is kept is tried one name after another, in a program run anew: nothing changes in that of the test."""
    tried = program(REMEMBERING)
    names = [('pokus', '', 'posledni'), ('pokus', 'f', 'videne'), ('pokus', '', 'vse'), ('pokus', '', 'pocet')]
    with installed_in_sys_modules(tried):
        pokus, dane = Facade(tried, 'pokus'), Facade(tried, 'dane')
        assert pokus.f(dane.Karta('Pi', 7)) is None
        assert pokus.f(dane.Karta('Ka', 2)) == ('Pi', 7)
        first, second = tried.log.calls
        assert tried.alone(first, []) == (None, 'False\n', [])
        assert tried.alone(second, names) == (None, 'False\n', [True, False, False, False])
        assert (pokus.pocet, len(pokus.vse), pokus.posledni) == (2, 2, ('Ka', 2))
        assert tried.alone(second, [('pokus', '', 'neni')]) is None


@pytest.mark.parametrize(
    ('text', 'says'),
    [
        ('d = {}\ndef f(x):\n    d[x] = 1\n    return [*d]', 'Slovník d vznikl mimo funkci jen jednou a zůstalo v něm'),
        ('def f(x, d={}):\n    d.update({x: 1})\n    return [*d]', 'Slovník d z hlavičky vznikl jen jednou'),
        ('def f(x, d=set()):\n    d.add(x)\n    return [*d]', 'Množina d z hlavičky vznikla jen jednou a zůstalo v ní'),
        ('d = ()\ndef f(x):\n    global d\n    d = (*d, x)\n    return [*d]', 'Proměnná d vznikla mimo funkci'),
        ('def f(x, d=[]):\n    if x not in d:\n        d.append(x)\n    return d[:]', 'Seznam d z hlavičky vznikl jen'),
        ('a = {}\nd = {}\ndef f(x):\n    a[x] = d[x] = 1\n    return [*d]', 'Slovník d vznikl mimo funkci'),
        ('d = {}\ndef f(x):\n    d = {x: 1}\n    return [x, x]', None),
        ('d = {}\ndef f(x):\n    d[x] = 1\n    return [x, x]', None),
        ('d = {1: 5}\ndef f(x):\n    d[x] = 1\n    return [*d]', None),
        ('a = {}\nd = {}\ndef f(x):\n    a[x] = d[x] = 1\n    return [*a] + [*d][1:]', None),
    ],
)
def test_what_is_kept_between_calls_is_proven_or_not_told(program, text, says):
    """Not where the first call is wrong, too, where nothing depends on it, nor where two names may be to blame."""
    tried = program(f'{text}\n')
    for number in (1, 2):
        comparison = Comparison('==', Facade(tried, 'pokus').f(number), [number])
    found = find(Evidence(tried, AssertionError(), comparison, None, None))
    assert (says in found.sentence) if says else not (found and 'minulého' in found.sentence)


@pytest.mark.parametrize(
    ('returned', 'given', 'is_told'),
    [
        ('[*d]', (1, 1), True),
        ('[*d]', (1,), False),
        ('[*d]', (2, 1), False),
        ('(one for one in d)', (1, 1), False),
        ('[*d, random()]', (1, 1), False),
    ],
)
def test_what_is_kept_is_told_of_equal_calls_where_the_right_result_is_unknown(program, returned, given, is_told):
    """A call that nobody knows the right result of may rightly differ from the first one, or by luck."""
    tried = program(f'from random import random\nd = {{0: 0}}\ndef f(x):\n    d[len(d)] = 1\n    return {returned}\n')
    for number in given:
        Facade(tried, 'pokus').f(number)
    found = find(Evidence(tried, AssertionError(), None, None, None))
    assert bool(found and 'minulého' in found.sentence) == is_told


@pytest.mark.parametrize(
    ('text', 'given', 'says'),
    [
        (
            's = []\ndef f(x):\n    s.clear()\n    s.extend([x])\n    return s',
            (1, 2),
            'Výsledkem dvou volání funkce f je',
        ),
        ('s = {1}\ndef f(x):\n    return s', (1, 2), 'je tatáž množina: co se v ní změní'),
        ('s = []\ndef f(x):\n    return {"V": s}', (1, 2), 'Ve výsledcích dvou volání funkce f je tentýž seznam'),
        ('s = []\ndef f(x):\n    return s', (1, 1), None),
        ('s = []\ndef f(x):\n    return s, {"V": (s,)}', (1, 2), None),
        ('def f(x):\n    return x', ([3], [3]), None),
        ('def f(x):\n    return {"V": x[0], "W": []}', ([[3]], [[3]]), None),
    ],
)
def test_one_object_that_two_calls_returned_is_told(program, text, given, says):
    """Not where the calls are equal, and may share a result that is kept, nor what both of them were given."""
    tried = program(f'{text}\n')
    given = [given[0], given[0]] if isinstance(given[0], list) else given
    for one in given:
        comparison = Comparison('==', Facade(tried, 'pokus').f(one), 5)
    found = find(Evidence(tried, AssertionError(), comparison, None, None), (result_that_came_before,))
    assert (says in found.sentence) if says else found is None


def test_calls_are_followed_alike(program):
    text = 'def f(x, y):\n    if x > 1:\n        raise ValueError(x)\n    y.append({x: (x, None)})\n    return y\n'
    made = program(text)
    [fine, wrong] = made.follow('pokus', 'f', [(1, []), (2, [])])
    assert (fine.result, fine.changed) == (([{1: (1, None)}],), ((1, ([{1: (1, None)}],)),))
    assert (wrong.raised, wrong.end) == ('ValueError', ('pokus', 3))
    assert made.follow('pokus', 'f', [(1, [])]) == [fine]
