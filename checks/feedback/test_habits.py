"""What is right in other languages and not in Python is named only where it is what Python stumbles over."""

import pytest

from rozdej.feedback.habits import find_habit


@pytest.mark.parametrize(
    ('line', 'said'),
    [
        ('if x && y:', 'Místo && se v Pythonu píše and.'),
        ('if x || y:', 'Místo || se v Pythonu píše or.'),
        ('if !x:', 'Místo ! se v Pythonu píše not.'),
        ('if x === 1:', 'dvěma rovnítky: =='),
        ('if x !== 1:', 'takhle: !='),
        ('if x <> 1:', 'takhle: !='),
        ('if x => 1:', 'je >='),
        ('if x =< 1:', 'je <='),
        ('if x {', 'složená závorka se nepíše'),
        ("x = {'a' => 1}", 'slovníku patří dvojtečka'),
        ('i++', 'pomocí += 1'),
        ('i--', 'pomocí -= 1'),
        ('// poznámka', 'začíná znakem #'),
        ('x = 1 // malá poznámka', 'začíná znakem #'),
        ('var x = 1', 'se var nepíše'),
        ('int pocet = 1', 'se int nepíše'),
        ('>>> x', 'Značka >>> patří jen do konzole'),
        ('... x', 'Značka ... patří jen do konzole'),
        ('```python', 'Smaž ji'),
        ('Traceback (most recent call last):', 'smaž ho celý'),
        ('Return x', 'píše se return'),
        ('class = 1', 'Slovo class má v Pythonu svůj význam'),
        ('1x = 1', 'číslicí: 1x'),
        ('def moje-funkce(x):', 'Napiš místo ní podtržítko'),
        ('moje karta = 1', 'Má to být moje_karta, nebo jména dvě s čárkou?'),
        ('if len x == 0:', 'závorky: len(x)'),
        ('for i in range 7:', 'závorky: range(7)'),
        ("x = {'a': 1,5}", 's tečkou'),
    ],
)
def test_habit_is_named(line, said):
    body = '    pass' if line.endswith((':', '{')) else ''
    assert said in find_habit(['def f():', '    return 1', '', line, body], 4)


@pytest.mark.parametrize('line', ['exept ValueError:', 'excpet ValueError as error:', 'catch:', 'ecxept (OSError):'])
def test_word_much_like_except(line):
    word = line.removesuffix(':').split()[0]
    text = ['try:', '    x = 1', line, '    pass']
    assert find_habit(text, 3) == f'Místo {word} se v Pythonu píše except.'
    assert find_habit(text[1:], 2) == ''


@pytest.mark.parametrize(
    'line',
    [
        'x = karta // 13)',
        'x = a // b if c',
        'x = (a // 2',
        'print(x && y',
        'x = {',
        'x = [1,2',
        'for i = 5',
        'global x = 5',
        "x = 'a && b",
        'x = lambda y => y',
    ],
)
def test_other_damage_is_no_habit(line):
    assert find_habit([line], 1) == ''
