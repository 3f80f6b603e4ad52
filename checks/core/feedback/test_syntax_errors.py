"""Files that Python cannot read, or does not find: what the student is told, and that other tests ran all the same."""

import ast
import io
import platform
import re
import shutil
import sys
import tokenize
from pathlib import Path

import pytest

from checks.explanations import explained, passed, told
from checks.running import ROOT, run_pytest
from rozdej.core.feedback.syntax_errors import Damage, find_damage, find_foreign_syntax, find_unindented
from rozdej.core.student.source import SourceFile

NOT_GIVEN = Path('/proc/self/mem')
"""A file that is there, and cannot be read from its beginning."""


@pytest.mark.parametrize(
    ('broken', 'reason'),
    [
        ('def popis_balicku(balicek)\n    return 1\n', 'chybí dvojtečka'),
        ('if 1:\n    x = 1\nelse if 2:\n    x = 2\n', 'Za else žádná podmínka nepatří. Další podmínka patří za elif.'),
        ('if 1:\n    x = 1\nelse 2\n    x = 2\n', 'Za else žádná podmínka nepatří.'),
        ('if 1:\n    x = 1\nelse  # jinak\n    x = 2\n', 'chybí dvojtečka'),
        ('if 1 = 1:\n    pass\n', 'dvěma rovnítky'),
        ('while x[0] = 1:\n    pass\n', 'dvěma rovnítky'),
        ('len(x) = x\n', 'Vlevo od rovnítka má stát jméno. Nejsou strany prohozené?'),
        ('5 = x\n', 'Nejsou strany prohozené?'),
        ('for 1 in x:\n    pass\n', 'Za for a za as má stát jméno, pod kterým se hodnota uloží.'),
        ('x = [y for "y" in x]\n', 'Za for a za as má stát jméno'),
        ('for y in x: 5 = y\n', 'Nejsou strany prohozené?'),
        ("x = f'{x'\n", 'Ve složené závorce řetězce s f něco chybí'),
        ("x = f'{}'\n", 'Ve složené závorce řetězce s f něco chybí'),
        ("x = f'{x}}'\n", 'Složená závorka } tu nemá svou {.'),
        ("x = f'{x)}'\n", 'Tahle zavírací závorka nemá svou otevírací.'),
        ("x = f'{(x}'\n", 'Zavírací závorka je jiného druhu než otevírací.'),
        ("x = f'{x y}'\n", 'Nechybí mezi hodnotami čárka?'),
        ("x = f'{x ? y}'\n", 'Tomu, co je ve složené závorce řetězce s f, Python nerozumí.'),
        ('karty = [(1, 2), (3, 4)\nprint(1)\n', 'nikde nekončí'),
        ('def f():\n\treturn 1\n        return 2\n', 'tabulátory a mezery'),
        ('print "ahoj"\n', 'Pythonu 2'),
        ('<<<<<<< HEAD\nx = 1\n', 'slučování v gitu'),
        ('x\u00a0= 1\n', 'Je tu neviditelný znak (U+00A0), nejspíš zkopírovaný z webu.'),
        ('x = 3 – 1\n', 'Znaku – Python nerozumí, nejspíš je zkopírovaný z webu.'),
        ('try:\n    x = 1\nx = 2\n', 'Bloku try, který tu skončil, chybí except. Má být odsazené stejně jako try.'),
        ('if x:\n    x = 1\n    else:\n    x = 2\n', 'Tohle else k žádnému if nepatří. Má stát hned za jeho blokem'),
        ('if x: x = 1\nx = 2\nelif x:\n', 'Tohle elif k žádnému if nepatří.'),
        ('try:\n    x = 1\n    except OSError:\n', 'Tohle except k žádnému try nepatří.'),
        ('x = "ahoj\n', 'chybí mu uvozovky'),
        ('def f():\nreturn 1\n', 'odsazený blok'),
        ('return 1\n', 'mimo funkci'),
        ('def f(x):\n    global x\n', 'Tohle jméno je parametr funkce, takže global k němu nepatří.'),
        ('x = )\n', 'nemá svou otevírací'),
        ('x = 1 +\n', 'Za + na tomhle řádku něco chybí.'),
        ('pass pass\n', 'tomuhle řádku nerozumí'),
        ('x = 1\0\n', 'není textový'),
        ('{\\rtf1\\ansi\\ansicpg1250\n', 'Tohle je dokument RTF, a ne program.'),
        ('<!DOCTYPE html>\n<html lang="cs">\n', 'Tohle je uložená webová stránka, a ne program.'),
        ("x = open('C:\\Users\\jana\\karty.txt')\n", 'Zpětné lomítko začíná v řetězci zvláštní znak.'),
    ],
    ids=lambda value: None,
)
def test_syntax_error_names_line_and_reason(submission, broken, reason):
    folder = submission('x = 0\n' + broken)
    output = told(folder, 11)
    assert 'Python nepřečte soubor' in output
    assert reason in output
    assert re.search(r'klondike\.py, řádek [1234]:', output)


def test_syntax_error_does_not_stop_the_tests_of_other_files(submission):
    result = explained(submission('def f(:\n'))
    assert passed(result) >= 1  # levels of the given hra.py do not need klondike.py


@pytest.mark.parametrize('name', ['neni', 'rot13'])
def test_encoding_that_a_file_cannot_be_in_is_told(submission, name):
    output = told(submission(f'# coding: {name}\nx = 1\n'), 1)
    assert 'řádek 1:\n    # coding' in output
    assert 'Kódování, které tu stojí za coding, k souboru nepatří. Ten řádek smaž.' in output


@pytest.mark.parametrize('encoding', ['cp1250', 'utf-16'])
def test_wrong_encoding_says_save_as_utf8(submission, encoding):
    output = told(submission('# Žluťoučký kůň\n'.encode(encoding)), 1)
    assert 'Soubor není uložený v kódování UTF-8. Ulož ho v editoru znovu a vyber UTF-8.' in output
    assert 'klondike.py, řádek 1:' in output


@pytest.mark.skipif(not NOT_GIVEN.exists(), reason='every file can be read here')
@pytest.mark.parametrize('name', ['klondike.py', 'karty.py', 'jiny.py'])
def test_file_that_the_system_does_not_give_is_told(submission, name):
    """As one that is only in a cloud. Nobody misses one that nothing needs."""
    folder = submission('', on='solution')
    (folder / name).unlink(missing_ok=True)
    (folder / name).symlink_to(NOT_GIVEN)
    result = run_pytest('tests/klondike', '--level', '11', '--impl', folder)
    is_needed = name != 'jiny.py'
    assert result.code == is_needed, result.output
    assert ('Soubor tu je, ale systém ho nevydá (' in result.output) == is_needed


@pytest.mark.parametrize(('start', 'coding'), [(b'\xef\xbb\xbf', 'utf-8'), (b'# coding: cp1250\r\n', 'cp1250')])
def test_bom_coding_line_and_crlf_are_no_mistakes(submission, start, coding):
    text = (ROOT / 'reseni' / 'klondike' / 'klondike.py').read_text(encoding='utf-8')
    text = text.replace('\n', '\r\n')
    folder = submission(start + text.encode(coding, 'replace'))
    assert run_pytest('tests/klondike/test_040_vypis_sloupecky.py', '--impl', folder).code == 0


def test_missing_file_names_the_folder_and_a_likely_candidate(submission):
    folder = submission('', file='Klondike (1).py')
    shutil.copy(ROOT / 'zadani' / 'klondike' / 'karty.py', folder)
    output = told(folder, 1)
    assert 'Chybí soubor klondike.py. Hledal se ve složce' in output
    assert "Je tam ale 'Klondike (1).py'. Přejmenuj ho na klondike.py." in output


def test_lost_file_is_named(short_kit):
    folder = short_kit / 'zadani' / 'klondike'
    (folder / 'klondike.py').rename(folder / 'klondike.py.txt')
    result = run_pytest('--level', '11', cwd=short_kit)
    assert 'Chybí soubor klondike.py. Hledal se ve složce zadani/klondike.' in result.output
    assert "Je tam ale 'klondike.py.txt'" in result.output


def test_syntax_error_does_not_send_back_to_the_first_level(submission):
    result = explained(submission('def f(:\n'), '--level', '33')
    assert '--level 33' in result.lines[-2]


@pytest.mark.parametrize(
    'start',
    [
        'import sys\nsys.stdout.reconfigure(encoding="utf-8")\n',
        'from __future__ import annotations\ndef pomocna(x: NikdeNeni):\n    return x\n',
        'from sys import stdout\ndef print(*texts):\n    stdout.write(" ".join(map(str, texts)) + chr(10))\n',
        'from sys import stdout\ndef print(*texts):\n    stdout.writelines([" ".join(map(str, texts)), chr(10)])\n',
        'a = 1; b = 2\n',
    ],
)
def test_unusual_but_right_programs_pass(submission, start):
    solution = (ROOT / 'reseni' / 'klondike' / 'klondike.py').read_text(encoding='utf-8')
    result = run_pytest('tests/klondike/test_040_vypis_sloupecky.py', '--impl', submission(start + solution))
    assert result.code == 0, result.output


def test_file_in_another_declared_encoding_is_read_as_declared(submission):
    text = '# coding: cp1250\n# Žluťoučký kůň\ndef popis_balicku(balicek):\n    return "šč"\n'
    assert "vrátilo:      'šč'" in told(submission(text.encode('cp1250')), 11)


def test_syntax_error_in_an_imported_file_is_blamed_on_that_file(submission):
    folder = submission('def otoc_kartu(:\n', file='karty.py')
    submission('', on='solution')
    output = told(folder, 1)
    assert re.search(r'Python nepřečte soubor .*karty\.py, řádek 1:', output)


SOLUTION = (ROOT / 'reseni' / 'klondike' / 'klondike.py').read_text(encoding='utf-8')


def damage(text: str) -> Damage | None:
    """What is found in a file with this text, which Python cannot read."""
    source = SourceFile(Path('pokus.py'))
    source.__dict__['text'] = text
    with pytest.raises(SyntaxError) as caught:
        compile(text, 'pokus.py', 'exec')
    return find_damage(source, caught.value)


def docstrings() -> list[tuple[tuple[int, int], tuple[int, int]]]:
    """Where the texts in three quotes begin and end in the solution."""
    tokens = tokenize.generate_tokens(io.StringIO(SOLUTION).readline)
    return [(token.start, token.end) for token in tokens if token.string.startswith('"""')]


def without(at: tuple[int, int]) -> str:
    """The solution without the three quotes there."""
    row, column = at
    lines = SOLUTION.split('\n')
    lines[row - 1] = lines[row - 1][:column] + lines[row - 1][column + 3 :]
    return '\n'.join(lines)


def test_every_docstring_that_does_not_begin_is_found():
    """Python names the last one of the file instead."""
    for (row, column), _ in docstrings():
        assert damage(without((row, column))) == (row, 'Popisu, který tu začíná, chybí na začátku tři uvozovky: """')


def test_every_docstring_that_does_not_end_is_found():
    for (row, _), (end, column) in docstrings():
        found = damage(without((end, column - 3)))
        assert found == (row, 'Popisu, který tu začíná, chybí na konci tři uvozovky: """')


@pytest.mark.parametrize('docstring', ['    """Vrátí text."""', '    """Vrátí text.\n\n    >>> f(1)\n    """'])
@pytest.mark.parametrize('stray', ['"""', '"""Poznámka'])
def test_quotes_below_a_docstring_that_ends(docstring, stray):
    text = f'def f(x):\n{docstring}\n    {stray}\n    return x\n\n\n{SOLUTION}'
    assert damage(text) == (
        docstring.count('\n') + 3,
        'Třem uvozovkám na tomhle řádku chybí druhé, které text ukončí: """',
    )


def test_quotes_between_the_lines_at_the_top_of_a_file():
    """Between the file's description and its first function, not only right below the description."""
    lines = SOLUTION.split('\n')
    first_function = next(number for number, text in enumerate(lines) if text.startswith('def '))
    for number in range(docstrings()[0][1][0] + 1, first_function):
        found = damage('\n'.join([*lines[:number], '"""', *lines[number:]]))
        assert found == (number + 1, 'Třem uvozovkám na tomhle řádku chybí druhé, které text ukončí: """')


def test_docstring_that_begins_with_too_few_quotes():
    found = damage('def f(x):\n    ""Vrátí text.\n\n    >>> f(1)\n    """\n    return 1\n')
    assert found is not None
    assert found.line == 2


@pytest.mark.parametrize(
    ('text', 'line'),
    [
        ('def f(x):\n    """D."""\ny = 1\nfor i in x:\n    y += 1\nreturn y\n', 3),
        ('def f(x):\n    """D."""\ny = 1\nfor i in x:\n    y += 1\n    return y\n\n\ndef g():\n    return 1\n', 3),
        ('def f(x):\n    """D."""\ny = 1\n    for i in x:\n        y += 1\n    return y\n', 3),
        ('def f(x):\n    y = []\nfor i in x:\n    y.append(i)\nreturn y\n', 3),
        ('def f(x):\n    y = []\nfor i in x:\n        y.append(i)\n    return y\n', 3),
        ('def f(x):\n    """D."""\nif not x:\n    return 1\nreturn 2\n', 3),
        ('def f(x):\n    """D."""\ny = 1\n    print(x, y)\n', 3),
    ],
)
def test_body_that_is_not_indented(text, line):
    """The line that is not indented is named, not the `return` below it."""
    found = damage(text)
    assert found == (
        line,
        'Tenhle řádek není odsazený, takže do funkce f už nepatří. Odsaď ho i ty, které k němu patří.',
    )


@pytest.mark.parametrize(
    ('text', 'line'),
    [
        ("x = [\n    (1, 'a'),\n    (2, 'b',\n    (3, 'c'),\n]\n", 3),
        ("x = {\n    'a': [1, 2,\n    'b': [],\n}\n", 2),
        ('def f(x):\n    y = x[\n        0)\n    return y\n', None),
        ('def f(x):\n    print\n        x,\n    )\n', 2),
        ('x =\n    (1, 2),\n]\n', None),
    ],
)
def test_bracket_that_is_missing_on_another_line(text, line):
    found = damage(text)
    assert (found and found.line) == line


@pytest.mark.parametrize('text', ["x = {'a' = 1, 'b' = 2}\n", "x = {\n    'a' = 1,\n}\n"])
def test_equals_signs_in_a_dictionary(text):
    found = damage(text)
    assert found
    assert found.sentence == 'Mezi klíčem a hodnotou slovníku patří dvojtečka, ne rovnítko.'


@pytest.mark.parametrize(
    'text',
    [
        'def f(x):\n    y = 1\n        z = 2\n',
        'def f(x):\n    y = []\n   z = 1\n    return y\n',
        'return 1\n',
        'pass pass\n',
        'x = """\n',
        "x = {'a': 1}\nif x['a'] = 1:\n    pass\n",
        'for i in [1]:\n    break\nbreak\n',
    ],
)
def test_nothing_is_said_where_python_is_right_or_two_places_would_do(text):
    assert damage(text) is None


def test_body_that_is_not_indented_but_can_be_read():
    source = SourceFile(Path('pokus.py'))
    source.__dict__['text'] = 'def f(karty):\n    """D."""\nkolik = 0\nprint(len(karty))\n'
    error = NameError("name 'karty' is not defined", name='karty')
    assert find_unindented(source, error, 4) == (
        3,
        'Tenhle řádek není odsazený, takže do funkce f už nepatří. Odsaď ho i ty, které k němu patří.',
    )
    assert find_unindented(source, NameError(name='karta'), 4) is None


@pytest.mark.parametrize(
    'text',
    [
        'def f(karty):\n    print(karty)\n\nx = 1\nf(karty)\n',
        'def f(karty):\n    return 1\n\nx = 1\nprint(karty)\n',
    ],
)
def test_trial_call_is_no_part_of_the_function_above(text):
    source = SourceFile(Path('pokus.py'))
    source.__dict__['text'] = text
    error = NameError("name 'karty' is not defined", name='karty')
    assert find_unindented(source, error, 5) == (
        5,
        'Jméno karty platí uvnitř funkce f, tady ne. Pro zkoušku si napřed nějakou hodnotu připrav.',
    )


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
    assert said in find_foreign_syntax(['def f():', '    return 1', '', line, body], 4)


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
        assert find_foreign_syntax(lines, line) == told
    else:
        ast.parse('\n'.join(lines))


@pytest.mark.parametrize(
    'line', ['type moje = (', 'def f[x(:', "x = f'{hra['W'}'", 'except ValueError, e:', 'except ValueError, chyba:']
)
def test_what_no_python_can_read_is_not_put_down_to_a_newer_one(line):
    assert 'verze' not in find_foreign_syntax(['try:', '    x = 1', line, '    pass'], 3)


@pytest.mark.parametrize('line', ['exept ValueError:', 'excpet ValueError as error:', 'catch:', 'ecxept (OSError):'])
def test_word_much_like_except(line):
    word = line.removesuffix(':').split()[0]
    text = ['try:', '    x = 1', line, '    pass']
    assert find_foreign_syntax(text, 3) == f'Místo {word} se v Pythonu píše except.'
    assert find_foreign_syntax(text[1:], 2) == ''


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
    assert find_foreign_syntax([line], 1) == ''
