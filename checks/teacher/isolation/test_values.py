"""What comes back from a worker: plain values and records are what they were, all else is only described."""

from contextlib import suppress

import pytest

from checks.teacher.isolation.conftest import program_of
from rozdej.core.student.facade import Facade
from rozdej.core.student.failures import Ended
from rozdej.teacher.isolation.judge_proxies import OpaqueObject


def test_objects_are_described_and_equal_nothing(pokus):
    module = pokus(
        'class V:\n'
        '    def __eq__(self, o): return True\n'
        '    def __repr__(self): return "42"\n'
        'class S(list):\n'
        '    def __eq__(self, o): return True\n'
        'def f(k):\n'
        '    return [V(), S([1]), (n for n in "ab"), lambda: 1, V, range][k]\n'
    )
    for kind in range(5):
        value = module.f(kind)
        assert isinstance(value, OpaqueObject)
        assert value not in (42, [1], [], None, value.text)
    assert repr(module.f(0)) == '42'
    assert type(module.f(2)).__name__ == 'generator'


def test_an_object_can_be_given_back(pokus):
    module = pokus(
        'class Hra:\n    tahu = 0\ndef nova():\n    return Hra()\ndef tah(h):\n    h.tahu += 1\n    return h.tahu\n'
    )
    game = module.nova()
    assert [module.tah(game), module.tah(game)] == [1, 2]


def test_a_test_may_hold_very_many_objects(pokus):
    module = pokus(
        'class V(tuple):\n    pass\ndef f(n):\n    return [V([i]) for i in range(n)]\ndef g(v):\n    return v\n'
    )
    for _ in range(3):
        *_, last = module.f(5_000)
        assert module.g(last) is last


def test_an_object_that_is_only_data_is_carried_as_that_data(pokus):
    module = pokus(
        'from collections import namedtuple, defaultdict, Counter\n'
        'K = namedtuple("K", "a b")\n'
        'class R(list):\n    def soucet(self): return sum(self)\n'
        'def f():\n    d = defaultdict(list); d[1].append(2)\n    return K(1, 2), R([3]), d, Counter("aa")\n'
        'def g(r):\n    return r.soucet()\n'
    )
    pair, numbers, lists, counts = module.f()
    assert pair == (1, 2)
    assert type(pair).__name__ == 'K'
    assert (numbers, lists, counts) == ([3], {1: [2]}, {'a': 2})
    numbers.append(4)
    assert module.g(numbers) == 7


def test_a_counter_may_hold_lists(pokus):
    module = pokus('from collections import Counter\ndef f():\n    c = Counter(); c["a"] = [1]\n    return c\n')
    assert module.f() == {'a': [1]}


def test_an_ordered_dict_keeps_its_order_on_both_sides(pokus):
    module = pokus(
        'from collections import OrderedDict\n'
        'def f():\n    return OrderedDict([("b", 1), ("a", 2)])\n'
        'def klice(d):\n    return list(d), list(reversed(d))\n'
    )
    ordered = module.f()
    assert list(ordered.items()) == [('b', 1), ('a', 2)]
    assert module.klice(ordered) == (['b', 'a'], ['a', 'b'])
    ordered['0'] = 3
    assert module.klice(ordered) == (['b', 'a', '0'], ['0', 'a', 'b'])


@pytest.mark.parametrize('kind', ['set', 'frozenset', 'dict'])
def test_an_object_with_very_many_keys_is_described(pokus, kind):
    module = pokus(f'class R({kind}): pass\ndef f():\n    return R(zip(range(6000), range(6000)))\n')
    assert repr(module.f()) == '<R, příliš velké>'


def test_what_a_class_says_when_it_is_shown_or_converted_is_not_its_data(pokus):
    """A word that is an `Enum` too, as a beginner's colours may be, equals the word and is shown otherwise."""
    module = pokus(
        'import enum\n'
        'class Barva(str, enum.Enum):\n    PIKY = "Pi"\n'
        'class Hodnota(enum.IntEnum):\n    ESO = 1\n'
        'class Body(float):\n    def __float__(self): return 7.0\n'
        'class Cislo(int):\n    def __int__(self): return 7\n    def __index__(self): return 7\n'
        'class Bajty(bytes):\n    def __bytes__(self): return b"7"\n'
        'def f():\n    return Hodnota.ESO, Barva.PIKY, Body(2.5), Cislo(3), Bajty(b"4")\n'
        'def g(barva):\n    return barva is Barva.PIKY\n'
    )
    values = module.f()
    assert values == (1, 'Pi', 2.5, 3, b'4')
    assert (1, 'Pi') in {values[:2]}
    assert module.g(values[1])


def test_data_that_is_sorted_in_its_own_way_is_still_that_data(pokus):
    module = pokus(
        'from typing import NamedTuple\n'
        'class Karta(NamedTuple):\n    hodnota: int\n    barva: str\n'
        '    def __lt__(self, jina): return self.barva < jina.barva\n'
        '    def __gt__(self, jina): return self.barva > jina.barva\n'
        'def f():\n    return sorted([Karta(1, "Sr"), Karta(2, "Pi")])\n'
        'def g(karty):\n    return karty[0] < karty[1]\n'
    )
    cards = module.f()
    assert cards == [(2, 'Pi'), (1, 'Sr')]
    assert module.g(cards)


def test_classes_of_a_given_file_are_the_same_on_both_sides(pokus):
    module = pokus(
        'from dane import Karta, Stul\n'
        'def f(k):\n    return k._replace(hodnota=k.hodnota + 1), Stul([k])\n'
        'def g(stul):\n    return type(stul) is Stul and stul.karty\n'
    )
    given = Facade(program_of(module), 'dane')
    card, table = module.f(given.Karta('Kr', 1))
    assert type(card) is given.Karta
    assert card.hodnota == 2
    assert table.karty == [('Kr', 1)]
    assert module.g(table) == [given.Karta('Kr', 1)]


def test_a_list_inside_a_record_is_changed_in_place(pokus):
    module = pokus(
        'from dane import Ruka\n'
        'def f(r):\n    r.karty.append("b")\n    return r\n'
        'def g(rs):\n    rs[0].karty.clear()\n    rs[1] = Ruka("c", [])\n    raise ValueError("ne")\n'
    )
    given = Facade(program_of(module), 'dane')
    hand = given.Ruka('a', ['a'])
    result = module.f(hand)
    assert hand.karty == ['a', 'b']
    assert result.karty is hand.karty
    hands = [hand, hand]
    with pytest.raises(ValueError, match='ne'):
        module.g(hands)
    assert hands == [('a', []), ('c', [])]
    assert type(hands[1]) is given.Ruka


def test_lists_in_records_that_the_program_keeps_are_followed(pokus):
    module = pokus(
        'from dane import Ruka\nKDE = []\n'
        'def vezmi(r):\n    KDE.append(r.karty)\n'
        'def pridej():\n    KDE[0].append(1)\n'
        'def nova(r):\n    return r._replace(karty=[*r.karty, 1])\n'
    )
    hand = Facade(program_of(module), 'dane').Ruka('a', [])
    assert module.nova(hand).karty == [1]
    module.vezmi(hand)
    module.pridej()
    assert hand.karty == [1]


def test_a_record_that_the_program_keeps_keeps_what_is_in_it(pokus):
    module = pokus(
        'from dane import Ruka\nPRAZDNA = Ruka("a", [])\nKDE = []\n'
        'def nova():\n    return PRAZDNA\n'
        'def dvojice():\n    return (PRAZDNA, 1)\n'
        'def uloz(r):\n    KDE.append(r)\n'
        'def pridej():\n    KDE[0].karty.append(1)\n'
        'def cizi():\n    return Ruka("b", [])\n'
    )
    assert module.cizi().karty == []
    first = module.nova()
    first.karty.append(5)
    assert module.nova().karty is first.karty
    assert module.dvojice()[0].karty == [5]
    hand = Facade(program_of(module), 'dane').Ruka('c', [])
    module.uloz(hand)
    module.pridej()
    assert hand.karty == [1]


def test_a_record_that_comes_back_as_it_was_is_the_argument_itself(pokus):
    module = pokus(
        'from dane import Ruka\n'
        'def f(r, k):\n    r.karty.append(k)\n    return r\n'
        'def dvojice(r, k):\n    return (r, [k, r])\n'
        'def stejna(r, k):\n    return Ruka(*r)\n'
    )
    given = Facade(program_of(module), 'dane')
    hand, card = given.Ruka('a', []), given.Karta('a', 1)
    assert module.f(hand, k=card) is hand
    assert hand.karty == [card]
    one, (other, again) = module.dvojice(hand, card)
    assert (one is hand, other is card, again is hand) == (True, True, True)
    assert module.stejna(hand, card) == hand
    assert module.stejna(hand, card) is not hand


@pytest.mark.parametrize('field', [1, True, 1.0, -0.0, 2**5000, 'ž' * 500, None, '\ud800', (1, [2])])
def test_fields_of_records_keep_their_types(pokus, field):
    module = pokus('def f(*karty):\n    return [type(karty[1].hodnota).__name__, *karty]\n')
    card = Facade(program_of(module), 'dane').Karta
    assert repr(module.f(card('a', 1), card('a', field), card('a', 1.0), card('a', True))) == repr(
        [type(field).__name__, card('a', 1), card('a', field), card('a', 1.0), card('a', True)]
    )


def test_a_given_file_is_ours_whatever_was_handed_in(pokus):
    module = pokus(
        'from dane import hotova\ndef f():\n    return hotova()\n', dane='def hotova():\n    return "moje"\n'
    )
    assert module.f() == 'dana'


def test_what_an_object_prints_when_it_is_described_is_not_of_the_call(pokus, capsys):
    text = 'class V:\n    def __repr__(self):\n        print("popis")\n        return "V"\n'
    module = pokus(f'{text}def f():\n    print("funkce")\n    return V()\n')
    assert repr(module.f()) == 'V'
    assert capsys.readouterr().out == 'funkce\n'


def test_repr_that_never_ends_costs_nothing(pokus):
    module = pokus('class V:\n    def __repr__(self):\n        while True: pass\ndef f():\n    return V()\n')
    assert 'TooSlow' in repr(module.f())


@pytest.mark.parametrize(
    'value', ['[0] * 10**6', '"a" * 10**7', '{n: n for n in range(10**4)}', '__import__("ast").parse("1")', 'hluboky()']
)
def test_results_too_big_are_only_described(pokus, value):
    text = 'def hluboky():\n    s = []\n    for _ in range(5000):\n        s = [s]\n    return s\n'
    assert isinstance(pokus(f'{text}def f():\n    return {value}\n').f(), OpaqueObject)


def test_a_result_that_holds_itself_is_only_described(pokus):
    loop = pokus('def f():\n    s = [1]\n    s.append(s)\n    return s\n').f()
    assert isinstance(loop, OpaqueObject)


@pytest.mark.parametrize(
    'deed', ['s.append(s)', 's.append((s,))', 'for n in range(90): s[:] = [list(s), s[-1]]; s[0] = [s[0]] * 2']
)
def test_an_argument_does_not_become_endless(pokus, deed):
    numbers = [[1], [2]]
    module = pokus(f'def f(s):\n    {deed}\ndef g():\n    return 1\n')
    with suppress(Ended):
        module.f(numbers)
    assert len(repr(numbers)) < 10_000_000
    assert module.g() == 1


def test_a_text_without_end_is_only_described(pokus):
    module = pokus('def f():\n    s = [0]\n    for _ in range(80):\n        s = [s, s]\n    return s\n')
    assert isinstance(module.f(), OpaqueObject)


def test_an_argument_too_big_to_come_back_does_not_end_the_program(pokus):
    numbers, words = [1], {'a': 1}
    pokus('def f(s, d):\n    s += [0] * 10**6\n    d.update(enumerate(range(10**4)))\n').f(numbers, words)
    assert [type(value).__name__ for value in (*numbers, *words.values())] == [
        'list (příliš velké)',
        'dict (příliš velké)',
    ]


def test_an_object_that_comes_twice_is_one(pokus):
    """So `[object()] * 52` is no deck of 52 different cards."""
    module = pokus(
        'class R(list): pass\nKARTA, R1 = object(), R([1])\n'
        'def f():\n    return [KARTA] * 52, (R1, R1)\n'
        'def g():\n    R1.append(2)\n    return KARTA, R1, object()\n'
        'def h(karta, r):\n    return karta is KARTA and r is R1 and list(r)\n'
    )
    cards, (first, second) = module.f()
    assert len(set(cards)) == 1
    assert first is second
    card, numbers, other = module.g()
    assert card is cards[0]
    assert numbers is first
    assert first == [1, 2]
    assert other is not card
    first.append(3)
    assert module.h(card, first) == [1, 2, 3]
