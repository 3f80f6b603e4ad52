"""Mistakes that are proven: what each detector says, where, and when it is silent."""

import ast
from copy import deepcopy
from typing import Any

import pytest

from rozdej.core.feedback.detector_context import MOST_VALUES, Finding, items
from rozdej.core.feedback.detectors import DETECTORS, LAST_DETECTORS, find
from rozdej.core.feedback.evidence import Comparison, Evidence
from rozdej.core.feedback.tree_detectors import why_endless
from rozdej.core.student.tracing import CallEnd, Fact

OPERATORS = {'Eq': '==', 'Is': 'is', 'In': 'in'}


@pytest.fixture
def found(program):
    """`found(text, test, x)` is what is found out about a file with `dvakrat` when that is called with `x`.

    `test` is the assert that then fails; with `raises`, that exception was awaited and did not come.
    """

    def make(
        text: str, test: str, x: Any, raises: str | None = None, detectors: Any = DETECTORS, **others: str
    ) -> Finding | None:
        student = program(text, **others)
        names: dict[str, Any] = {'x': x}
        statement = ast.parse(f'assert {test}').body[0]
        comparison = None
        error: BaseException = AssertionError('DID NOT RAISE' if raises else '')
        try:
            names['y'] = student.call('pokus', 'dvakrat', (x,), {})
            names['vypsano'] = student.log.calls[-1].printed
        except Exception as raised:
            error = raised
        else:
            compared = statement.test  # type: ignore[attr-defined]
            left, right = (eval(ast.unparse(side), names) for side in (compared.left, compared.comparators[0]))
            comparison = Comparison(OPERATORS[type(compared.ops[0]).__name__], left, right)
        return find(Evidence(student, error, None if raises else comparison, statement, raises), detectors)

    return make


def said(finding: Finding | None) -> tuple[str, int | None] | None:
    """The sentence and the number of the line."""
    return finding and (finding.sentence, finding.place[1] if finding.place else None)


def f(*lines: str) -> str:
    """A file with the function of these lines, whose first is the second of the file."""
    return '\n    '.join(('def dvakrat(x):', *lines)) + '\n'


OTHERS = '\n\ndef jina():\n    return [1]\n\n\ndef prvni(y):\n    return y.pop()\n'


@pytest.mark.parametrize(
    ('text', 'test', 'line', 'name'),
    [
        (f('return x.pop'), 'y == 1', 2, 'pop'),
        (f('y = x.pop', 'return y'), 'y == 1', 2, 'pop'),
        (f('y = x.pop', 'return [y]'), 'y == [1]', 2, 'pop'),
        (f('y = x.pop', 'a, b = y'), 'y == 1', 2, 'pop'),
        (f('y = x.pop', 'return len(y)'), 'y == 1', 2, 'pop'),
        (f("return 'a' + str(x.pop)"), "y == 'a1'", 2, 'pop'),
        (f("return f'a{x.pop}'"), "y == 'a1'", 2, 'pop'),
        (f('y = jina', 'return y[0]') + '\n\ndef jina():\n    return [1]\n', 'y == 1', 2, 'jina'),
        (f('return {"a": jina}') + '\n\ndef jina():\n    return [1]\n', "y == {'a': [1]}", 2, 'jina'),
        (f('y = jina', 'return prvni(y)') + OTHERS, 'y == 1', 2, 'jina'),
        ('from random import shuffle\n' + f('shuffle', 'return x'), 'y == 1', 3, 'shuffle'),
        ('import random\n' + f('random.shuffle', 'return x'), 'y == 1', 3, 'shuffle'),
        (f('x.reverse', 'return x'), 'y == 1', 2, 'reverse'),
        (f('if jina:', '    return 1', 'return 2') + '\n\ndef jina():\n    return False\n', 'y == 2', 2, 'jina'),
        (f('return jina[0]') + OTHERS, 'y == 1', 2, 'jina'),
        (f("return 'a b'.split[0]"), "y == 'a'", 2, 'split'),
        (f('return 1 if not jina else 2') + '\n\ndef jina():\n    return False\n', 'y == 1', 2, 'jina'),
    ],
    ids=lambda value: None,
)
def test_missing_parentheses(found, text, test, line, name):
    assert said(found(text, test, [1, 2])) == (f'Za {name} chybí závorky (). Bez nich se funkce nezavolá.', line)


def test_square_brackets_behind_a_method(found):
    assert said(found(f('x.append[1]'), 'x == [1]', [])) == ('Za append patří kulaté závorky, ne hranaté.', 2)
    assert said(found(f('return prvni[x]') + OTHERS, 'y == 1', [])) == ('Za prvni patří kulaté závorky, ne hranaté.', 2)
    assert said(found(f("return 'a,b'.split[',']"), 'y == 1', [])) == ('Za split patří kulaté závorky, ne hranaté.', 2)
    text = 'import copy\n' + f('return copy.copy[x]')
    assert said(found(text, 'y == 1', [])) == ('Za copy patří kulaté závorky, ne hranaté.', 3)


def test_a_constant_that_is_called_like_the_function(found):
    text = "BARVY = ['Pi', 'Sr']\n\n\ndef barva(karta):\n    return karta[0]\n\n\n"
    told = found(text + f('for b in barva:', '    return b'), 'y == 1', [])
    assert said(told) == ('barva je funkce a tady se nevolá. Nemáš na mysli BARVY?', 9)
    told = found(text + f("if barva == 'Pi':", '    return 1', 'return 2'), 'y == 1', [])
    assert said(told) == ('Za barva chybí závorky (). Bez nich se funkce nezavolá.', 9)


def test_square_brackets_with_a_number_behind_a_function_ask_for_an_item(found):
    told = found(f('return prvni[0][1]') + OTHERS, 'y == 1', [])
    assert said(told) == ('Za prvni chybí závorky (). Bez nich se funkce nezavolá.', 2)


def test_no_parentheses_are_missing_where_a_function_has_a_value_of_its_own(found):
    text = f("if not hasattr(dvakrat, 'vse'):", '    dvakrat.vse = []', 'dvakrat.vse += x', 'return dvakrat.vse')
    assert found(text, 'y == [5]', [1, 2]) is None


@pytest.mark.parametrize(
    ('text', 'test', 'sentence', 'line'),
    [
        (f("return x[0] is 'a'"), 'y == 1', 'Jestli se hodnoty rovnají, zjistí ==, a ne is.', 2),
        (f("return x[0] is not ''"), 'y == 1', 'Jestli se hodnoty liší, zjistí !=, a ne is not.', 2),
        (f('return x is None'), 'y == 1', None, None),
        ('def dvakrat(x, vse=[]):\n    vse.append(x)\n    return vse\n', 'y == [1, 2]', 'Seznam vse z hlavičky', 2),
        ('vse = []\n' + f('vse.append(x)', 'return vse'), 'y == [1, 2]', 'Seznam vse vznikl mimo funkci', 3),
        ('vse = []\n' + f('vse.append(x)', 'return 5'), 'y == [1, 2]', None, None),
        ('vse = []\n' + f('vse = []', 'vse.append(x)', 'return vse'), 'y == [1, 2]', None, None),
    ],
)
@pytest.mark.filterwarnings('ignore::SyntaxWarning')
def test_what_is_one_and_the_same(found, text, test, sentence, line):
    finding = found(text, test, ['a'])
    if sentence is None:
        assert finding is None
    else:
        assert finding.sentence.startswith(sentence)
        assert said(finding)[1] == line


@pytest.mark.parametrize(
    ('lines', 'sentence'),
    [
        (['y = 1', 'y =+ 1', 'return y'], 'Znaménko =+ jen uloží to, co je za ním. Přičítá se pomocí +=.'),
        (['y = 1', 'y =- 1', 'return y'], 'Znaménko =- jen uloží to, co je za ním. Odčítá se pomocí -=.'),
        (['y =- 1', 'return y'], None),  # it has had no value
        (['y = 1', 'y = -1  # a =- b', 'return y'], None),
        (['kdo = x', "return 'Ahoj {kdo}'"], 'Před uvozovkami chybí f, a tak se {kdo} nevyplní.'),
        (['return "{kdo}"'], None),  # nobody knows that name
        (['kdo = x', "y = 'Ahoj {kdo}'", 'y.format(kdo=kdo)', 'return y'], 'Co format vrátí, se tu zahodí.'),
        (['return [x, x.append(1)]'], 'Místo x.append(1) tu bude None: append seznam jen změní a nic nevrátí.'),
        (["return x in ('a' or 'b')"], "Za in se hodnoty oddělují čárkou, ne or: ('a', 'b')"),
        (["return 'a' or x == 'b'"], "Před or tu stojí jen 'a', a to platí vždycky. Patří tam celé porovnání."),
    ],
)
def test_what_the_tree_and_the_value_prove_together(found, lines, sentence):
    finding = found(f(*lines), 'y == 5', ['a'])
    assert (finding.sentence[: len(sentence)] == sentence) if sentence else finding is None


def test_function_that_two_lines_may_have_given(found):
    finding = found(f('y = x.pop', 'if not x:', '    return x.pop', 'return y'), 'y == 1', [1])
    assert said(finding) == ('Je to funkce pop sama, ne její výsledek. Za jejím jménem chybí závorky ().', None)


@pytest.mark.parametrize(
    'text',
    [
        f('return sorted(x, key=str)'),
        f('return [x.pop()]'),
        f('pop = 3', 'return [pop]'),
        f('return list(map(str.upper, "ab"))'),
        f('hledej = jina', 'return hledej(x)') + '\n\ndef jina(x):\n    return 1\n',
    ],
)
def test_functions_that_are_meant_as_such(found, text):
    assert found(text, 'y == 0', [1, 2]) is None


@pytest.mark.parametrize(
    ('lines', 'line'),
    [
        (['y = [[]] * 3', 'y[0].append(1)', 'return y'], 2),
        (['return [[0] * 3] * 3'], 2),
        (['rada = [0]', 'return [rada] * 3'], 3),
        (['y = []', 'rada = []', 'for i in x:', '    rada.append(i)', '    y.append(rada)', 'return y'], 6),
        (['rada = []', 'return [rada, rada]'], None),
    ],
)
def test_inner_lists_that_are_one(found, lines, line):
    told = 'Vnitřní seznamy jsou ve skutečnosti jeden a ten samý: co změníš v jednom, změní se ve všech.'
    assert said(found(f(*lines), 'y == [[1], [], []]', [1, 2])) == (told, line)


@pytest.mark.parametrize(
    ('value', 'told'),
    [
        ("dict.fromkeys('ab', [])", None),
        ("{'a': {}, 'b': {}}", None),
        ("dict.fromkeys('ab', {'c': 1})", 'Vnitřní slovníky jsou ve skutečnosti jeden a ten samý: co změníš v jednom'),
        ('[set()] * 2 + [{1}]', 'Některé vnitřní množiny jsou ve skutečnosti jedna a ta samá: co změníš v jedné'),
    ],
)
def test_inner_values_of_other_kinds_that_are_one(found, value, told):
    assert said(found(f(f'return {value}'), 'y == 1', 1)) == (told and (f'{told}, změní se ve všech.', None))


def test_inner_lists_that_the_test_made_one(found):
    rows = [[0]] * 3
    assert found(f('x[0].append(1)'), 'x == [[0, 1], [0], [0]]', rows) is None


def test_inner_lists_of_their_own(found):
    assert found(f('y = []', 'for i in x:', '    y.append([])', 'return y'), 'y == [[1], [2]]', [1, 2]) is None


@pytest.mark.parametrize(
    ('got', 'expected', 'told'),
    [
        ([(1, 'Pi', 'False')], [(1, 'Pi', False)], 'Na [0][2] má být pravdivostní hodnota (bool) False, ale je tam'),
        ({'a': ['7']}, {'a': [7]}, "Na ['a'][0] má být celé číslo (int) 7, ale je tam řetězec (str) '7'."),
        ([[1, 2]], [(1, 2)], 'Na [0] má být n-tice (tuple) (1, 2), ale je tam seznam (list) [1, 2].'),
        ([(0, 'Petr')], [(0, {'Petr'})], "Na [0][1] má být množina (set) {'Petr'}, ale je tam řetězec (str) 'Petr'."),
        ([(0, set('Petr'))], [(0, {'Petr'})], "Na [0][1] jsou jednotlivé znaky řetězce 'Petr', má tam být celý."),
        (['x', 'K', 'r', 'P', 'i'], ['x', 'Kr', 'Pi'], "Jsou tu jednotlivé znaky řetězce 'Kr', má tam být celý."),
        ({'Kr', 2}, {('Kr', 2)}, "Jsou tu jednotlivé prvky n-tice ('Kr', 2), má tam být celá."),
        ([(1, 'pi')], [(1, 'Pi')], "Na [0][1] má být 'Pi', ale je tam 'pi': liší se to jen velikostí písmen."),
        ([['Karel '], ['x ']], [['Karel'], ['x']], 'konci řádků. Stejné je to i na dalších místech.'),
        ([' ' * 30], [' ' * 29], 'Na [0] se text liší jen mezerami nebo konci řádků.'),
        ('Vyhral x!', 'Vyhrál x!', "Liší se to jen háčky a čárkami: má být 'Vyhrál', ale je 'Vyhral'."),
        ('kral', 'král', 'Liší se to jen háčky a čárkami.'),
        ('Vyhral x!', 'vyhral x!', 'Liší se to jen velikostí písmen.'),
        ('[A ]', '[A  ]', 'Liší se to jen mezerami nebo konci řádků.'),
        ("'[A  ]'", '[A  ]', 'Uvozovky jsou navíc: patří do programu kolem řetězce, ne do něj.'),
        ('Nov\ufffd hra', 'Nová hra', 'ze souboru nedalo přečíst: soubor není uložený jako UTF-8.'),
        ('Nova\u0301 hra', 'Nová hra', 'Vypadá to stejně, ale písmeno a jeho háček nebo čárka jsou dva znaky.'),
        ('0', 'o', 'Liší se to jen tím, že místo písmene o je tam nula.'),
        (['\u043e'], ['o'], 'Na [0] to vypadá stejně, ale je tam písmeno jiné abecedy.'),
        ('Na tahu je hráč x. Hraj!', 'Na tahu je hráč o. Hraj!', "znakem: za 'ahu je hráč ' má být 'o', ale je 'x'."),
    ],
)  # fmt: skip
def test_values_that_are_nearly_right(found, got, expected, told):
    finding = found(f(f'return {got!r}'), f'y == {expected!r}', 1)
    assert finding is not None
    assert told in finding.sentence


def test_line_that_does_nothing_is_told_of_a_value_that_is_nearly_right(found):
    told = said(found(f("y = x + ' '", 'y.rstrip()', 'return y'), "y == 'a'", 'a'))
    assert told == ('Co rstrip vrátí, se tu zahodí. Ulož to do proměnné.', 3)


@pytest.mark.parametrize('line', ['sorted(x)', "if x == 'b':\n        x.rstrip()"])
def test_line_that_cannot_be_why_a_value_is_only_nearly_right(found, line):
    told = said(found(f(line, "return x + ' '"), "y == 'a'", 'a'))
    assert told == ('Liší se to jen mezerami nebo konci řádků.', None)


def test_a_line_of_printed_text_is_called_by_its_number(found):
    finding = found(f('print("a")', 'print("b  c")'), "vypsano.splitlines() == ['a', 'b c']", 1)
    assert said(finding)[0] == (
        "Na 2. řádku výpisu má být 'b c', ale je tam 'b  c': liší se to jen mezerami nebo konci řádků."
    )
    finding = found(
        f('print("a", end="\\n\\n")', 'print("B")'), "[r for r in vypsano.splitlines() if r] == ['a', 'b']", 1
    )
    assert said(finding)[0].startswith('Na 3. řádku výpisu má být')
    finding = found(f('print("a", "B")'), "vypsano.split() == ['a', 'b']", 1)
    assert said(finding)[0].startswith('Na [1] má být'), 'words are no lines'


def test_value_that_is_missing_and_one_like_it(found):
    finding = found(f("return [(2, 'Pi', 'False'), (1, 'Pi', 'False')]"), "(1, 'Pi', False) in y", 1)
    assert said(finding) == (
        "Je tam ale (1, 'Pi', 'False'): "
        "na [2] má být pravdivostní hodnota (bool) False, ale je tam řetězec (str) 'False'.",
        None,
    )


def test_value_that_the_program_gave_and_one_that_it_should_be_among(found):
    finding = found(f("return {('Kr', '2'): 1}"), "next(iter(y)) in [('Pi', 2), ('Kr', 2)]", 1)
    told = "Nemá to být ('Kr', 2)? Na [1] má být celé číslo (int) 2, ale je tam řetězec (str) '2'."
    assert said(finding) == (told, None)
    finding = found(f("return {'Ruka': 1}"), "'ruka' in y", 1)
    assert said(finding)[0].startswith("Je tam ale 'Ruka': ")


@pytest.mark.parametrize(
    ('got', 'expected'),
    [
        ([1, 'pi'], [2, 'Pi']),
        ({1}, [['Pi']]),
        ([1, '2'], [3, 2]),
        ('ahoj', 'nazdar'),
        ([1, 2], [1]),
        ([True], [2]),
        ('a', 'b'),
        ([], ['']),
    ],
)
def test_values_that_are_wrong_in_more_than_one_way(found, got, expected):
    assert found(f(f'return {got!r}'), f'y == {expected!r}', 1) is None


def test_texts_without_a_comma(found):
    text = "BARVY = [\n    'Pi'\n    'Sr',\n    'Ka',\n]\n\n\n" + f('return BARVY')
    told = "Mezi 'Pi' a 'Sr' chybí čárka, a tak je z nich jeden text 'PiSr'."
    assert said(found(text, "y == ['Pi', 'Sr', 'Ka']", 1)) == (told, 2)
    assert said(found(f("return len([x for x in ['Pi' 'Sr', 'Ka'] if x == 'PiSr'])"), 'y == 0', 1)) is None
    assert said(found(f("return ['Pi' 'Sr', 'Ka']"), 'y == 1', 1)) == (told, 2)
    assert found(f("return 'Pi' 'Sr'"), "y == 'PiKa'", 1) is None
    assert found(f("return [('Pi'", "        'Sr'), 'Ka']"), "y == ['Ka', 'PiSr']", 1) is None


@pytest.mark.parametrize(
    ('lines', 'told'),
    [
        (["return ValueError('ne')"], ('Výjimka se tu jen vrací. Místo return tu má být raise.', 2)),
        (['return ValueError'], ('Výjimka se tu jen vrací. Místo return tu má být raise.', 2)),
        (["ValueError('ne')", 'return 1'], ('Výjimka se tu jen vytvoří. Vyhodí ji až příkaz raise.', 2)),
        (["print(ValueError('ne'))"], ('Výjimka se tu jen vypíše. Vyhodí ji až příkaz raise.', 2)),
        (
            ["print('ValueError: ne')"],
            ('Funkce chybu jen vypsala. Výjimku vyhodí příkaz raise ValueError s textem v závorkách.', None),
        ),
        (
            ["return 'ValueError'"],
            ('Funkce vrátila jen text. Výjimku vyhodí příkaz raise ValueError s textem v závorkách.', None),
        ),
        (
            ["print('ne')"],
            ('Funkce jen něco vypsala. Výjimku vyhodí příkaz raise ValueError s textem v závorkách.', None),
        ),
        (
            ['try:', "    raise ValueError('ne')", 'except ValueError:', '    return 1'],
            ('Tenhle except schoval chybu z řádku 3: ValueError: ne', 4),
        ),
        (['try:', "    int('ne')", 'except ValueError:', '    return 1'], None),
        (['return 1'], None),
    ],
)
def test_exception_that_is_not_raised(found, lines, told):
    assert said(found(f(*lines), 'y == 1', 1, raises='ValueError')) == told


def test_exception_that_is_returned_where_none_was_awaited(found):
    assert said(found(f("return ValueError('ne')"), 'y == 1', 1)) == (
        'Výjimka se tu jen vrací. Místo return tu má být raise.',
        2,
    )


@pytest.mark.parametrize(
    ('lines', 'word', 'value'),
    [
        (["if x == 'a' or 'b':", '    return 1', 'return 2'], 'or', "'b'"),
        (["return x == 'a' or 'b'"], 'or', "'b'"),
        (["if len(x) == 1 and x == 'a' or 'b':", '    return 1', 'return 2'], 'or', "'b'"),
        (["while x != 'c' and 'd':", '    return 1', 'return 2'], 'and', "'d'"),
        (['return 1 if x == 3 or 4 else 2'], 'or', '4'),
    ],
)
def test_condition_that_always_holds(found, lines, word, value):
    told = f'Za {word} tu stojí jen {value}, a to platí vždycky. Patří tam zase celé porovnání.'
    assert said(found(f(*lines), 'y == 3', 'c')) == (told, 2)


def test_condition_that_always_holds_around_a_raise(found):
    lines = ["if x == 'a' or 'b':", "    raise ValueError('ne')", 'return 2']
    finding = found(f(*lines), 'y == 2', 'c')
    assert finding is not None
    assert finding.place
    assert finding.place[1] == 2


@pytest.mark.parametrize(
    'line',
    [
        "return x == 'a' or x == 'b'",
        "return x or 'b'",
        "return x == 'a' or ''",
        'return x == 1 or None',
        "return x == 'c' and x.strip() or 'b'",
    ],
)
def test_condition_that_may_be_meant(found, line):
    assert found(f(line), 'y == 3', 'c') is None


@pytest.mark.parametrize(
    ('lines', 'told'),
    [
        (['x == 3', 'return x'], 'Tenhle řádek jen porovnává (==). Ukládá se jedním rovnítkem.'),
        (["'a'.upper()", 'return x'], 'Co upper vrátí, se tu zahodí. Ulož to do proměnné.'),
        (['sorted([1])', 'return x'], 'Co sorted vrátí, se tu zahodí. Ulož to do proměnné.'),
        (
            ['plus(x)', 'return x', '', '', 'def plus(x):', '    "Vrátí víc."', '    return x + 1'],
            'Co plus vrátí, se tu zahodí.',
        ),
        (['sorted([1])'], 'Co sorted vrátí, se tu zahodí. Chybí tu return.'),
    ],
)
def test_result_that_is_thrown_away(found, lines, told):
    text = f(*lines).replace('    def plus', 'def plus')
    finding = found(text, 'y == 9', 1)
    assert finding is not None
    assert told in finding.sentence
    assert finding.place
    assert finding.place[1] == 2


@pytest.mark.parametrize(
    'text',
    [
        f('x.sort()', 'return x'),
        f('zmen(x)', 'return x') + '\n\ndef zmen(x):\n    x[0] = 1\n    return x\n',
        f('zmen(x)', 'return x') + '\n\ndef zmen(x):\n    x += [1]\n    return x\n',
        f('zmen(x)', 'return x') + '\n\ndef zmen(x):\n    if x:\n        raise ValueError\n    return x\n',
        'import os\n' + f('os.path.join("a")', 'return x'),
        'from threading import Thread\n' + f('y = Thread()', 'y.start()', 'y.join()', 'return x'),
    ],
)
def test_call_that_may_do_something(found, text):
    finding = found(text, 'y == 9', [])
    assert finding is None or 'zahodí' not in finding.sentence


@pytest.mark.parametrize(
    ('lines', 'told'),
    [
        (["x['V'] = x['V'].append(1)"], ("Do x['V'] se tu uložilo None: append seznam jen změní a nic nevrátí.", 2)),
        (
            ["z = x['V'].append(1)", 'x.update({"V": z})'],
            ('Do z se tu uložilo None: append seznam jen změní a nic nevrátí.', 2),
        ),
        (["x['V'] = None", 'y = x.update({})'], None),
        (["x['V'] = x['V'].append(1)", "x['W'] = [].sort()"], None),
    ],
)
def test_none_that_is_stored(found, lines, told):
    assert said(found(f(*lines), "x['V'] == [1]", {'V': []})) == told


@pytest.mark.parametrize(
    ('lines', 'test'),
    [
        (["if not x['V']:", "    x['V'] = x['V'].append(1)", "x['W'] = None"], "x['W'] == [1]"),
        (["x['V'] = x['V'].append(1)", "z = x['V']"], 'y == [1]'),
        (["z = x['V'].append(1)", 'z = None', 'x.update({"V": z})'], "x['V'] == [1]"),
        (["x['V'] = update(x)", 'def update(x):', '    return [None]'], "x['V'] == [1]"),
    ],
)
def test_line_that_stores_none_and_is_not_why(found, lines, test):
    text = f(*lines).replace('    def update', 'def update')
    assert found(text, test, {'V': [2], 'W': []}) is None


def test_none_that_is_printed(found):
    text = f('print(vypis(x))') + '\n\ndef vypis(x):\n    print(x)\n'
    told = 'Funkce vypis vypisuje sama a nic nevrací, takže print kolem ní vypíše None. Zavolej ji bez něj.'
    assert said(found(text, "vypsano == '1\\n'", 1)) == (told, 2)
    assert found(text.replace('print(x)', 'return x'), "vypsano == '2\\n'", 1) is None
    twice = said(found(f('print(print(x))'), "vypsano == '1\\n'", 1))
    assert twice == (told.replace('vypis ', 'print '), 2)


@pytest.mark.parametrize(
    ('text', 'line', 'before'),
    [
        (f('return [', '    (1, 2)', '    (3, 4),', ']'), 3, '(1, 2)'),
        (f('return [[1, 2] [3, 4]]'), 2, '[1, 2]'),
        (f('return [', '    "a"', '    (3, 4),', ']'), 3, "'a'"),
    ],
)
@pytest.mark.filterwarnings('ignore::SyntaxWarning')
def test_comma_that_is_missing(found, text, line, before):
    assert said(found(text, 'y == 1', 1)) == (f'Za {before} chybí čárka.', line)


@pytest.mark.filterwarnings('ignore::SyntaxWarning')
def test_comma_that_is_missing_where_the_error_is_another_one(found):
    assert found(f('return [][0] or [[1, 2] [3, 4]]'), 'y == 1', 1) is None


def test_dots_that_do_nothing(found):
    text = f('if x == 1:', '    ...', 'else:', '    return 2')
    told = 'Tady jsou zatím jen tečky a ty nic nedělají.'
    assert said(found(text, 'y == 2', 1, detectors=LAST_DETECTORS)) == (told, 3)
    assert found(text, 'y == 3', 2, detectors=LAST_DETECTORS) is None, 'they were not run'
    text = text.replace('    ...', '    ...\n        return 4')
    assert found(text, 'y == 2', 1, detectors=LAST_DETECTORS) is None


@pytest.mark.parametrize(
    ('lines', 'why'),
    [
        (['i = 0', 'while i < 5:', '    print(i)'], 'V cyklu se nezmění i, a tak jeho podmínka platí pořád.'),
        (['n = len(x)', 'i = 0', 'while i < n:', '    x[0] = i'], 'V cyklu se nezmění i ani n, a tak'),
        (['', 'while True:', '    x.append(1)'], 'Podmínka tu platí pořád a v cyklu není break ani return.'),
        (["y = 'a'", "while y == 'a' or 'b':", '    y = x'], "Za or tu stojí jen 'b', a to platí vždycky."),
        (['i = 0', 'while i < len(x):', '    print(x[i])'], 'V cyklu se nezmění i ani x, a tak'),
        (['i = 0', 'while i <= len(x) - 5:', '    y = x[i]'], 'V cyklu se nezmění i ani x, a tak'),
        (['', 'while len(x) < 9:', "    y = ['_'] * 9"], 'V cyklu se nezmění x, a tak'),
        (['z = []', 'while len(x) < 9:', '    z.append(1)'], 'V cyklu se nezmění x, a tak'),
        (['i = 0', 'while i < len(x):', '    x.pop()'], None),
        (['i = 0', 'while i < len(x):', '    zmen(x)'], None),
        (['i = 0', 'while i < len(x):', '    del x[0]'], None),
        (['y = x', 'while len(x) < 9:', '    y.append(1)'], None),
        (['z = []', 'x = z', 'while len(x) < 9:', '    z.append(1)'], None),
        (['i = 0', 'while i < 5:', '    i += 0'], None),
        (['i = x', 'while i < 5:', '    x.append(1)'], None),
        (['y = x', 'while y:', '    print(1)'], None),
        (['', 'while True:', '    if x:', '        break'], None),
        (['', 'for i in x:', '    x.append(i)'], 'Cyklus přidává do seznamu x, který sám prochází'),
        (['', 'for i in x:', '    x.append(i)', '    x.pop()'], None),
        (['', 'for i in x:', '    if i:', '        x.append(i)'], None),
        (['', 'for i in x:', '    x.append(i)', '    if i > 9:', '        break'], None),
        (['', 'for i in list(x):', '    x.append(i)'], None),
    ],
)
def test_why_a_loop_cannot_end(program, lines, why):
    student = program(f(*lines))
    source = student.implementation.source('pokus')
    line = next(number for number, text in enumerate(source.lines, start=1) if text.split()[:1] in (['while'], ['for']))
    told = why_endless(student.implementation, str(source.path), line)
    assert told is None if why is None else told.startswith(why)


UNEQUAL = 'V porovnání {} je vlevo {}. Ty se nikdy nerovnají.'
LEFT_OUT = 'Cyklus prochází seznam, ze kterého se přitom ubírá, a tak některé prvky vynechá.'


@pytest.mark.parametrize(
    ('lines', 'x', 'line', 'told'),
    [
        (["return x == '1'"], 1, 2, UNEQUAL.format("x == '1'", 'celé číslo (int) a vpravo řetězec (str)')),
        (['return x[0] != 1'], [(1, 2)], 2, UNEQUAL.format('x[0] != 1', 'n-tice (tuple) a vpravo celé číslo (int)')),
        (['return x == 2'], [5, 6], 2, UNEQUAL.format('x == 2', 'seznam (list) a vpravo celé číslo (int)')),
        (["return type(x) == 'int'"], 1, 2, UNEQUAL.format("type(x) == 'int'", 'typ (type) a vpravo řetězec (str)')),
        (["return x in ('1', '2')"], 1, 2,
         UNEQUAL.format("x in ('1', '2')", 'celé číslo (int) a každý prvek vpravo je řetězec (str)')),
        (['return any(y is x[0] for y in x)'], [1, 2], 2, 'Jestli se hodnoty rovnají, zjistí ==, a ne is.'),
        (['for y in x:', '    x.pop(0)', 'return x'], [1, 2, 3], 2, LEFT_OUT),
        (['for i, y in enumerate(x):', '    x.remove(y)', 'return x'], [1, 2, 3], 2, LEFT_OUT),
        (['y = []', "y += (x, 'Pi')", 'return y'], 1, 3,
         'Do seznamu y tu += přidalo prvky n-tice po jednom, první je 1. Celou ji přidá append.'),
        (['y = []', "y += 'Pi'", 'return y'], 1, 3,
         "Do seznamu y tu += přidalo písmena řetězce po jednom, první je 'P'. Celý ho přidá append."),
        (['try:', '    return y', 'except:', '    return 1'], 1, 4,
         "Tenhle except schoval chybu z řádku 3: NameError: name 'y' is not defined"),
        (['x = [5]', 'return x'], 1, 2, 'Parametr x se tu přepíše dřív, než ho funkce použije.'),
        (['for x in [1, 2]:', '    print(x)'], 1, 2, 'Parametr x se tu přepíše dřív, než ho funkce použije.'),
        (['if x:', '    return 1', '    x = 2'], 1, 4,
         'Sem se program nikdy nedostane: funkci už ukončí return na řádku 3.'),
    ],
)  # fmt: skip
def test_what_was_seen_when_the_call_was_made_once_more(found, lines, x, line, told):
    assert said(found(f(*lines), 'y == 77', deepcopy(x))) == (told, line)
    helper = '\n    '.join(('def pomocna(x):', *lines))
    finding = found(f'{helper}\n\n\n{f("return pomocna(x)")}', 'y == 77', x)
    assert said(finding) == (told, line), 'in a function that it calls'


@pytest.mark.parametrize(
    ('lines', 'x'),
    [
        (["return [y == '1' for y in x]"], [1, '2']),
        (['return x == 1.0'], True),
        (['return x == None'], 1),
        (['return x is None'], 1),
        (['return x is x[0]'], [1]),
        (['for y in x:', '    if y == 2:', '        x.remove(y)', '        break', 'return x'], [1, 2, 3]),
        (['for y in x:', '    if y == 3:', '        x.remove(y)', 'return x'], [1, 2, 3]),
        (['for y in x[:]:', '    x.remove(y)', 'return x'], [1, 2, 3]),
        (['y = [1]', 'y += (x, 2)', 'return y'], 1),
        (['try:', '    return y', 'except NameError:', '    return 1'], 1),
        (['if x > 5:', '    x = 5', 'return x'], 1),
        (['x = x + 1', 'return x'], 1),
        (['for x in []:', '    pass', 'return x'], 1),
        (['if x:', '    return 1', "return x == '1'"], 1),
        (['for y in x:', '    return y'], [1]),
        (
            ['for y in x:', '    z = [y]', '    x.append(len(z))', '    if len(x) > 3:', '        x = []', 'return z'],
            [1, 2],
        ),
    ],
)
def test_what_right_programs_do_as_well(found, lines, x):
    assert found(f(*lines), 'y == 77', x) is None
    assert 'except' in str(lines) or found(f(*lines), 'y == 77', x, detectors=LAST_DETECTORS) is None


@pytest.mark.parametrize(
    ('lines', 'x', 'line', 'told'),
    [
        (['return x == 0'], 'a', 2, UNEQUAL.format('x == 0', 'řetězec (str) a vpravo celé číslo (int)')),
        (['try:', '    return x[0]', 'except Exception:', '    return 1'], [], 4,
         'Tenhle except schoval chybu z řádku 3: IndexError: list index out of range'),
        (['return 1'], 1, 1, 'Parametr x funkce nikde nepoužije.'),
        (['for y in x:', '    if y:', '        return 1', '    return 2'], [1, 2], 2,
         'Cyklus skončí hned u prvního prvku: return v něm se provede vždycky.'),
        (['for y in x:', '    z = 0', '    z += y', 'return z'], [1, 2], 3,
         'Každý průchod cyklu tu z začíná znovu, a tak po cyklu zbude jen to z posledního.'),
    ],
)  # fmt: skip
def test_what_is_told_when_there_is_nothing_else_to_say(found, lines, x, line, told):
    assert found(f(*lines), 'y == 77', x) is None
    assert said(found(f(*lines), 'y == 77', x, detectors=LAST_DETECTORS)) == (told, line)


@pytest.mark.parametrize(('lines', 'line'), [(['x.sort()', 'return x'], 2), (['y = x', 'y.sort()', 'return y'], None)])
def test_argument_that_should_have_stayed(found, lines, line):
    told = said(found(f(*lines), 'x == [2, 1]', [2, 1], detectors=LAST_DETECTORS))
    assert told == ('Argument x má zůstat, jak byl, ale funkce ho změnila.', line)


def test_raise_of_the_program_is_where_a_wrong_value_led_to(found):
    helper = "def je(y):\n    return y == 'a' or 'b'\n\n\n"
    finding = found(helper + f('if je(x):', "    raise ValueError('ne')", 'return x'), 'y == 1', 'c')
    assert said(finding) == ("Za or tu stojí jen 'b', a to platí vždycky. Patří tam zase celé porovnání.", 2)


def test_line_of_a_caught_error_that_no_file_has(program):
    """What a player tells may be forged."""
    student = program('def dvakrat(x):\n    try:\n        raise ValueError\n    except ValueError:\n        return 1\n')
    student.call('pokus', 'dvakrat', (1,), {})
    evidence = Evidence(student, AssertionError('DID NOT RAISE'), None, None, 'ValueError')
    fact = Fact('caught', str(student.implementation.source('pokus').path), 4, 4, ('9' * 5000, 'ValueError', ''))
    evidence.__dict__['ending'] = CallEnd(fact.file, 5, ran={(fact.file, 4)}, facts={fact})
    assert find(evidence) is None or 'schoval' not in find(evidence).sentence


@pytest.mark.parametrize('value', [[0] * 2 * MOST_VALUES, dict.fromkeys(range(2 * MOST_VALUES))])
def test_huge_value_is_not_looked_through_to_its_end(value):
    assert len(list(items(value))) == MOST_VALUES
