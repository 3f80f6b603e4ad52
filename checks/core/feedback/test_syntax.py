"""Files that Python cannot read, or does not find: what the student is told, and that other tests ran all the same."""

import re
import shutil

import pytest

from checks.explanations import explained, passed, told
from checks.running import ROOT, run_pytest


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
