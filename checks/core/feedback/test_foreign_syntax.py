"""What is right in other languages and not in Python is named only where it is what Python stumbles over."""

import ast
import platform
import sys

import pytest

from rozdej.core.feedback.foreign_syntax import find_habit


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
        ('!pip install pytest', 'Tohle je příkaz pro konzoli'),
        ('%pip install pytest', 'Tohle je příkaz pro konzoli'),
        ('pip install pyglet', 'Tohle je příkaz pro konzoli'),
        ('python start.py --level 1', 'Tohle je příkaz pro konzoli'),
        ('Python 3.12.1 (main, Dec  8 2023, 05:40:51) [GCC 12.2.0] on linux', 'Tohle vypsala konzole Pythonu'),
        ('Type "help", "copyright", "credits" or "license" for more information.', 'Tohle vypsala konzole Pythonu'),
    ],
)
def test_habit_is_named(line, said):
    body = '    pass' if line.endswith((':', '{')) else ''
    assert said in find_habit(['def f():', '    return 1', '', line, body], 4)


@pytest.mark.parametrize(
    ('lines', 'version'),
    [
        (['type Karta = tuple[int, str, bool]'], (3, 12)),
        (['type Balicek[K] = list[K]'], (3, 12)),
        (['def prvni[K](karty: list[K]) -> K:', '    return karty[0]'], (3, 12)),
        (['class Ruka[K]:', '    pass'], (3, 12)),
        (["""x = f'{hra['W']} a {hra['X']}' """], (3, 12)),
        (["""x = f"{hra["W"]} a {', '.join(hra["X"])}" """], (3, 12)),
        (['try:', '    x = 1', 'except ValueError, TypeError:', '    pass'], (3, 14)),
    ],
)
def test_what_a_newer_python_can_read_is_told_with_both_versions(monkeypatch, lines, version):
    line = next(number for number, text in enumerate(lines, start=1) if not text.startswith(('try', ' ')))
    newer = '.'.join(map(str, version))
    told = f'Tohle umí Python až od verze {newer}, tady běží {platform.python_version()}.'
    if sys.version_info < version:
        assert find_habit(lines, line) == told
    else:
        ast.parse('\n'.join(lines))


@pytest.mark.parametrize(
    'line', ['type moje = (', 'def f[x(:', "x = f'{hra['W'}'", 'except ValueError, e:', 'except ValueError, chyba:']
)
def test_what_no_python_can_read_is_not_put_down_to_a_newer_one(line):
    assert 'verze' not in find_habit(['try:', '    x = 1', line, '    pass'], 3)


@pytest.mark.parametrize('line', ['exept ValueError:', 'excpet ValueError as error:', 'catch:', 'ecxept (OSError):'])
def test_word_much_like_except(line):
    word = line.removesuffix(':').split()[0]
    text = ['try:', '    x = 1', line, '    pass']
    assert find_habit(text, 3) == f'Místo {word} se v Pythonu píše except.'
    assert find_habit(text[1:], 2) == ''


@pytest.mark.parametrize(
    'line',
    [
        'python je jazyk',
        'cd = 5 +* 2',
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
