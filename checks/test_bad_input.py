"""Students' files that are not as they should be: each gets a short Czech explanation.

The text is looked at, and that the other tests ran all the same.
"""

import re
import shutil
import signal
import sys
from pathlib import Path

import pytest

from checks.running import ROOT, Run, run, run_pytest

MOST_LINES = 25


def explained(folder, *arguments) -> Run:
    """A run of the level tests on the folder, checked for what holds of every explanation."""
    result = run_pytest('tests/klondike', '--impl', folder, *arguments)
    assert result.code == 1, result.output
    assert 'Traceback' not in result.output
    assert 'INTERNALERROR' not in result.output
    assert len(explanation(result)) <= MOST_LINES, result.output
    return result


def explanation(result: Run) -> list[str]:
    """The first failure, from its headline to the empty line below it."""
    start = next(index for index, line in enumerate(result.lines) if line.startswith('✗'))
    text = result.lines[start:]
    body = text.index('') + 1  # the rule ends with an empty line, the explanation with the next
    return text[: text.index('', body)]


def red_levels(result: Run) -> list[int]:
    """The levels that the overview marks as failed."""
    return [int(number) for number in re.findall(r'✗(\d+)', result.output)]


def passed(result: Run) -> int:
    """How many tests passed."""
    found = re.search(r'(\d+) passed', result.lines[-1])
    return int(found[1]) if found else 0


def line_of(folder, text: str, file: str = 'klondike.py') -> int:
    """The last line of the student's file that contains the text."""
    lines = (folder / file).read_text(encoding='utf-8').splitlines()
    return max(number for number, line in enumerate(lines, start=1) if text in line)


def test_untouched_stub_is_told_apart_from_wrong():
    result = explained(ROOT / 'zadani')
    assert 'Funkce je zatím prázdná. Napiš ji:' in result.output
    assert 'mělo vrátit:' in result.output


@pytest.mark.parametrize(
    ('broken', 'reason'),
    [
        ('def popis_balicku(balicek)\n    return 1\n', 'chybí dvojtečka'),
        ('if 1 = 1:\n    pass\n', 'dvěma rovnítky'),
        ('karty = [(1, 2), (3, 4)\nprint(1)\n', 'nikde nekončí'),
        ('def f():\n\treturn 1\n        return 2\n', 'tabulátory a mezery'),
        ('print "ahoj"\n', 'Pythonu 2'),
        ('<<<<<<< HEAD\nx = 1\n', 'slučování v gitu'),
        ('x\u00a0= 1\n', 'neviditelný znak'),
        ('x = 3 – 1\n', 'zkopírovaný z webu'),
        ('x = "ahoj\n', 'chybí mu uvozovky'),
        ('def f():\nreturn 1\n', 'odsazený blok'),
        ('return 1\n', 'mimo funkci'),
        ('x = )\n', 'nemá svou otevírací'),
        ('x = 1 +\n', 'tomuhle řádku nerozumí'),
        ('x = 1\0\n', 'není textový'),
    ],
    ids=lambda value: None,
)
def test_syntax_error_names_line_and_reason(submission, broken, reason):
    folder = submission('x = 0\n' + broken)
    result = explained(folder, '--level', '11')
    assert 'Python nepřečte soubor' in result.output
    assert reason in result.output
    assert re.search(r'klondike\.py, řádek [1234]:', result.output)


def test_syntax_error_does_not_stop_the_tests_of_other_files(submission):
    result = explained(submission('def f(:\n'))
    assert passed(result) >= 1  # levels of the given hra.py do not need klondike.py


@pytest.mark.parametrize('encoding', ['cp1250', 'utf-16'])
def test_wrong_encoding_says_save_as_utf8(submission, encoding):
    result = explained(submission('# Žluťoučký kůň\n'.encode(encoding)), '--level', '1')
    assert 'Soubor není uložený v kódování UTF-8. Ulož ho v editoru znovu a vyber UTF-8.' in result.output
    assert 'klondike.py, řádek 1:' in result.output


@pytest.mark.parametrize(('start', 'coding'), [(b'\xef\xbb\xbf', 'utf-8'), (b'# coding: cp1250\r\n', 'cp1250')])
def test_bom_coding_line_and_crlf_are_no_mistakes(submission, start, coding):
    text = (ROOT / 'reseni' / 'klondike' / 'klondike.py').read_text(encoding='utf-8')
    text = text.replace('\n', '\r\n')
    folder = submission(start + text.encode(coding, 'replace'))
    assert run_pytest('tests/klondike', '--impl', folder).code == 0


def test_missing_file_names_the_folder_and_a_likely_candidate(submission):
    folder = submission('', file='Klondike (1).py')
    (folder / 'karty.py').write_text('', encoding='utf-8')
    result = explained(folder, '--level', '1')
    assert 'Chybí soubor klondike.py. Hledal se ve složce' in result.output
    assert "Je tam ale 'Klondike (1).py'. Přejmenuj ho na klondike.py." in result.output


def test_renamed_function_is_recognised(submission):
    folder = submission('def popis_balicek(balicek):\n    return 1\n')
    result = explained(folder, '--level', '10')
    assert 'chybí funkce popis_balicku' in result.output
    assert 'Je tam popis_balicek (řádek 1). Nemá se jmenovat popis_balicku?' in result.output


def test_missing_function_gets_its_header(submission):
    result = explained(submission('x = 1\n'), '--level', '10')
    assert 'chybí funkce popis_balicku' in result.output
    assert 'Má začínat takhle:  def popis_balicku(balicek):' in result.output


def test_function_inside_another_block_is_found(submission):
    folder = submission('class Hra:\n    def popis_balicku(balicek):\n        return 1\n')
    assert 'Je až uvnitř jiného bloku (řádek 2)' in explained(folder, '--level', '10').output


def test_variable_in_place_of_a_function(submission):
    folder = submission('popis_balicku = "[   ]"', on='solution')
    result = explained(folder, '--level', '10')
    assert 'popis_balicku má být funkce (def), ale je to řetězec (str)' in result.output


@pytest.mark.parametrize('level', ['10', '12'])
def test_wrong_number_of_parameters(submission, level):
    folder = submission('def popis_balicku():\n    return 1\n', on='solution')
    result = explained(folder, '--level', level)
    assert 'Hlavička má být:  def popis_balicku(balicek):' in result.output
    assert 'Tvoje je:         def popis_balicku():' in result.output
    assert f'klondike.py, řádek {line_of(folder, "def popis_balicku()")}' in result.output


def test_game_loop_at_import(submission):
    folder = submission(
        'hra = udelej_hru()\nwhile not hrac_vyhral(hra):\n    vypis_hru(hra)\n    tah = input("Tah? ")', on='solution'
    )
    result = explained(folder)
    assert 'se už při importu na něco ptá (input)' in result.output
    assert f'klondike.py, řádek {line_of(folder, "input(")}' in result.output
    assert "if __name__ == '__main__':" in result.output
    assert red_levels(result) == [1, 131]  # and `python hra.py` cannot work either


def test_game_started_before_the_functions_are_defined(submission):
    solution = (ROOT / 'reseni' / 'klondike' / 'klondike.py').read_text(encoding='utf-8')
    folder = submission('jmeno = input("Jak se jmenuješ? ")\n' + solution)
    assert 1 in red_levels(result := explained(folder))
    assert passed(result) > 150


def test_print_at_import(submission):
    folder = submission('print(vytvor_balicek())', on='solution')
    result = explained(folder)
    assert 'už při importu něco vypisuje' in result.output
    assert f'klondike.py, řádek {line_of(folder, "print(vytvor")}' in result.output
    assert red_levels(result) == [1]


def test_exit_at_import(submission):
    folder = submission('import sys\nsys.exit()', on='solution')
    result = explained(folder)
    assert 'při importu ukončí celý program' in result.output
    assert red_levels(result) == [1, 131]


def test_endless_loop_at_import(submission):
    folder = submission('while True:\n    pass', on='solution')
    result = explained(folder)
    assert 'se načítá bez konce' in result.output
    assert red_levels(result) == [1, 131]


def test_exception_at_import(submission):
    folder = submission('x = [1, 2][3]', on='solution')
    result = explained(folder)
    assert 'při importu skončí chybou IndexError' in result.output
    assert 'Sahá se na místo' in result.output or 'Sahá na místo' in result.output
    assert red_levels(result) == [1, 131]


def test_import_of_a_module_that_is_not_there(submission):
    result = explained(submission('import karti', on='solution'))
    assert "No module named 'karti'" in result.output
    assert 'Takový modul tu není' in result.output


def test_exit_in_a_function(submission):
    folder = submission('def popis_balicku(balicek):\n    exit()', on='solution')
    result = explained(folder, '--level', '23')
    assert 'Ukončila celý program' in result.output
    assert f'klondike.py, řádek {line_of(folder, "exit()")}' in result.output
    assert passed(result) >= 8


def test_endless_loop_in_a_function_costs_a_few_seconds(submission):
    folder = submission('def popis_balicku(balicek):\n    while True:\n        pass', on='solution')
    result = explained(folder)
    assert 'Neskončila ani za 2,0 s' in result.output
    assert 'klondike.py, řádek' in result.output
    seconds = float(re.search(r'in ([\d.]+)s', result.lines[-1])[1])
    # 2 s once, then 0.25 s a few times, then no more: about 5 s, and not 2 s for each of 30 tests.
    assert seconds < 20
    assert passed(result) > 100


def test_endless_loop_that_swallows_every_exception(submission):
    loop = (
        'def popis_balicku(balicek):\n    while True:\n        try:\n'
        '            x = 1\n        except:\n            pass'
    )
    assert 'Neskončila ani za' in explained(submission(loop, on='solution'), '--level', '11').output


def test_endless_printing(submission):
    folder = submission('def popis_balicku(balicek):\n    while True:\n        print("ahoj" * 100)', on='solution')
    assert 'Vypsala přes milion znaků' in explained(folder, '--level', '11').output


def test_deep_recursion(submission):
    folder = submission('def popis_balicku(balicek):\n    return popis_balicku(balicek)', on='solution')
    result = explained(folder, '--level', '11')
    assert 'RecursionError' in result.output
    assert 'volá sama sebe pořád dokola' in result.output
    assert f'klondike.py, řádek {line_of(folder, "return popis_balicku(")}' in result.output


def test_printing_instead_of_returning(submission):
    folder = submission('def popis_balicku(balicek):\n    print(popis_kartu(balicek[-1]))', on='solution')
    result = explained(folder, '--level', '11')
    assert 'Funkce výsledek vypsala, ale nevrátila. Místo print použij return.' in result.output


def test_returning_instead_of_printing(submission):
    folder = submission('def vypis_sloupecky(sloupecky):\n    return "[A♠ ]"', on='solution')
    result = explained(folder, '--level', '41')
    assert 'Funkce text vrátila, ale nic nevypsala. Místo return použij print.' in result.output


def test_returning_nothing_in_a_branch(submission):
    folder = submission('def popis_balicku(balicek):\n    if not balicek:\n        return "[   ]"', on='solution')
    result = explained(folder, '--level', '11')
    assert 'Funkce nic nevrátila (None). Nechybí jí v některé větvi return?' in result.output


@pytest.mark.parametrize(
    ('body', 'said'),
    [
        ('    return balicek.sort()', 'Za return je sort. To seznam jen změní a samo nic nevrátí (None).'),
        (
            '    for karta in balicek:\n        return None\n    return "[   ]"',
            'Funkce vrátila None. Nedošla ke svému return None moc brzo?',
        ),
    ],
)
def test_returning_what_is_none(submission, body, said):
    result = explained(submission(f'def popis_balicku(balicek):\n{body}', on='solution'), '--level', '11')
    assert said in result.output
    assert 'Nechybí' not in result.output


def test_changing_what_must_stay(submission):
    change = (
        'puvodni = vypis_sloupecky\ndef vypis_sloupecky(sloupecky):\n    puvodni(sloupecky)\n'
        '    for sloupecek in sloupecky:\n        sloupecek.clear()'
    )
    result = explained(submission(change, on='solution'), '--level', '42')
    assert 'vypis_sloupecky(' in result.output
    assert '  sloupecky po volání\n' in result.output
    assert '  je:      [[], [], [], [], [], [], []]\n' in result.output


def test_asking_again_inside_a_function(submission):
    folder = submission('def popis_balicku(balicek):\n    return input("Která karta? ")', on='solution')
    result = explained(folder, '--level', '11')
    assert 'Ptá se na vstup (input), ale nemá proč' in result.output


def test_another_exception_than_value_error(submission):
    rules = (
        'puvodni_tah = udelej_tah\ndef udelej_tah(hra, odkud, kam):\n'
        '    hra[odkud][-1], hra[kam]\n    puvodni_tah(hra, odkud, kam)'
    )
    result = explained(submission(rules, on='solution'), '--level', '109')
    assert 'mělo vyhodit:  ValueError' in result.output
    assert re.search(r'vyhodilo: +(IndexError|KeyError)', result.output)


def test_silence_on_an_illegal_move(submission):
    rules = (
        'puvodni_tah = udelej_tah\ndef udelej_tah(hra, odkud, kam):\n    try:\n'
        '        puvodni_tah(hra, odkud, kam)\n    except ValueError:\n        print("To nejde")'
    )
    result = explained(submission(rules, on='solution'), '--level', '109')
    assert 'mělo vyhodit:  ValueError' in result.output
    assert 'proběhlo bez chyby' in result.output


def test_helper_module_beside_the_program_and_one_that_shadows_python(submission):
    folder = submission('from pomocne import jedna\ndef popis_balicku(b):\n    return jedna()', on='solution')
    (folder / 'pomocne.py').write_text('def jedna():\n    return 1\n', encoding='utf-8')
    (folder / 'random.py').write_text('raise RuntimeError\n', encoding='utf-8')
    result = explained(folder, '--level', '11')
    assert 'vrátilo:      1' in result.output
    assert 'RuntimeError' not in result.output


def test_impl_that_does_not_exist():
    result = run_pytest('--impl', 'nikde')
    assert result.code == 4
    assert 'Složka nikde (z --impl) neexistuje' in result.output


def test_impl_without_an_exercise(tmp_path):
    result = run_pytest('--impl', tmp_path)
    assert result.code == 4
    assert 'není žádné cvičení' in result.output
    assert 'klondike' in result.output


def test_lost_file_is_named(kit):
    folder = kit / 'zadani' / 'klondike'
    (folder / 'klondike.py').rename(folder / 'klondike.py.txt')
    result = run_pytest('--level', '11', cwd=kit)
    assert 'Chybí soubor klondike.py. Hledal se ve složce zadani/klondike.' in result.output
    assert "Je tam ale 'klondike.py.txt'" in result.output


def test_file_of_the_student_that_shadows_python_does_not_stop_the_tests(kit):
    (kit / 'zadani' / 'klondike' / 'random.py').write_text('raise RuntimeError\n', encoding='utf-8')
    assert run_pytest('--level', '121', '--impl', 'zadani', cwd=kit).code == 1
    assert 'Interrupted' not in run_pytest(cwd=kit).output


@pytest.mark.parametrize('name', ['pytest', '_pytest', 'pluggy', 'tests'])
@pytest.mark.parametrize('place', ['.', 'zadani/klondike'])
def test_file_of_the_student_that_shadows_pytest_does_not_stop_the_tests(kit, name, place):
    (kit / 'zadani' / 'klondike' / f'{name}.py').write_text('raise RuntimeError\n', encoding='utf-8')
    pytest_alone = shutil.which('pytest', path=Path(sys.executable).parent)
    result = run(pytest_alone, '-p', 'no:randomly', '-p', 'no:cacheprovider', '--level', '11', cwd=kit / place)
    assert 'Funkce je zatím prázdná' in result.output, result.output


def test_settings_of_the_student_do_not_replace_those_of_the_kit(kit):
    here = kit / 'zadani' / 'klondike'
    (here / 'pytest.ini').write_text('[pytest]\naddopts = --maxfail=1 -v\n', encoding='utf-8')
    result = run_pytest('--level', '11', cwd=here)
    assert 'stopping after' not in result.output
    assert '--level 11' in result.lines[-2]


def test_import_of_what_is_not_there_at_the_top_of_a_test_file(kit, submission):
    path = kit / 'test_nahore.py'
    path.write_text('from klondike import neni\n\n\ndef test_a():\n    pass\n', encoding='utf-8')
    result = run_pytest(path, cwd=kit)
    assert '✗ soubor s testy test_nahore.py nejde načíst' in result.output
    assert 'V souboru zadani/klondike/klondike.py chybí neni.' in result.output
    assert 'ImportError' not in result.output
    unreadable = run_pytest(path, '--impl', submission('def f(:\n'), cwd=kit)
    assert 'klondike.py, řádek 1:' in unreadable.output
    assert 'Traceback' not in unreadable.output


def test_syntax_error_does_not_send_back_to_the_first_level(submission):
    result = explained(submission('def f(:\n'), '--level', '33')
    assert '--level 33' in result.lines[-2]


@pytest.mark.parametrize(
    ('body', 'hint'),
    [
        ('balicek[0][2] = True', 'se změnit nedá'),
        ('balicek = balicek.append(1)\n    return balicek.pop()', 'Pracuje se tu s hodnotou None'),
        ('return otoc_kartu(balicek[0])', 'nějaký argument chybí'),
        ('return [].pop()', 'Bere se z prázdného seznamu'),
        ('raise ValueError("nejde")', 'tvůj vlastní příkaz raise. Tady ale žádná být nemá.'),
        ('return popis_karty(balicek)', 'Takové jméno Python nezná. Nemyslíš popis_kartu?'),
        ('return neco(balicek)', 'Takové jméno Python nezná. Je v něm překlep, nebo chybí import?'),
    ],
)
def test_common_errors_are_explained(submission, body, hint):
    folder = submission(f'def popis_balicku(balicek):\n    {body}\n', on='solution')
    assert hint in explained(folder, '--level', '11').output


def test_impl_that_is_a_file():
    result = run_pytest('--impl', 'zadani/klondike/klondike.py')
    assert 'je soubor. Napiš složku' in result.output


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
    result = run_pytest('tests/klondike', '--impl', submission(start + solution))
    assert result.code == 0, result.output


def test_file_in_another_declared_encoding_is_read_as_declared(submission):
    text = '# coding: cp1250\n# Žluťoučký kůň\ndef popis_balicku(balicek):\n    return "šč"\n'
    assert "vrátilo:      'šč'" in explained(submission(text.encode('cp1250')), '--level', '11').output


def test_loop_that_ends_in_its_own_exception_is_still_too_slow(submission):
    loop = (
        'def udelej_tah(hra, odkud, kam):\n    try:\n        while True:\n            x = 1\n'
        '    except:\n        raise ValueError("to nejde")'
    )
    result = explained(submission(loop, on='solution'))
    assert 'Neskončila ani za' in result.output


def test_value_that_cannot_even_be_compared_does_not_stop_the_run(submission):
    odd = (
        'class Zla:\n    def __eq__(self, other):\n        return False\n    def __ne__(self, other):\n'
        '        raise RuntimeError\ndef presun_kartu(odkud, kam, otoceni):\n    kam.append(Zla())'
    )
    assert passed(explained(submission(odd, on='solution'))) > 50


def test_syntax_error_in_an_imported_file_is_blamed_on_that_file(submission):
    folder = submission('def otoc_kartu(:\n', file='karty.py')
    submission('', on='solution')
    result = explained(folder, '--level', '1')
    assert re.search(r'Python nepřečte soubor .*karty\.py, řádek 1:', result.output)


ENDLESS = {
    'generator': ('def popis_balicku(balicek):\n    while True:\n        yield 1', "'[   ]' in vysledek"),
    'repr': (
        'class Zla:\n    def __repr__(self):\n        while True:\n            pass\n'
        'def popis_balicku(balicek):\n    return Zla()',
        "vysledek == '[   ]'",
    ),
    'eq': (
        'class Zla:\n    def __eq__(self, other):\n        while True:\n            pass\n'
        'def popis_balicku(balicek):\n    return Zla()',
        "vysledek == '[   ]'",
    ),
}


@pytest.mark.parametrize('name', ENDLESS)
def test_value_that_never_ends_does_not_stop_the_run(submission, kit, name):
    """The loop is in what the function gave, and it is the test that goes through it."""
    program, condition = ENDLESS[name]
    path = kit / 'tests' / 'klondike' / 'test_500.py'
    path.write_text(
        f'def test_a(klondike):\n    vysledek = klondike.popis_balicku([])\n    assert {condition}\n\n\n'
        'def test_b(klondike):\n    assert klondike.vytvor_balicek()\n',
        encoding='utf-8',
    )
    folder = submission(program, on='solution')
    result = run_pytest(path, '--impl', folder, cwd=kit)
    assert result.lines[-1].count('1 failed, 1 passed') == 1, result.output
    assert 'INTERNALERROR' not in result.output
    assert 'Test pracoval s tím, co vrátila, déle než 10,0 s. Proto jsme ho zastavili tady:' in result.output
    loop = line_of(folder, 'while True:')
    assert int(re.search(r'klondike\.py, řádek (\d+)', result.output)[1]) in (loop, loop + 1)


def test_test_that_waits_for_what_never_comes(submission, kit):
    path = kit / 'tests' / 'klondike' / 'test_500.py'
    path.write_text(
        'def test_a(klondike):\n    while klondike.popis_balicku([]) != 1:\n        pass\n', encoding='utf-8'
    )
    folder = submission('', on='solution')
    result = run_pytest(path, '--impl', folder, cwd=kit)
    assert 'Test volá funkce pořád dokola: ani za 10,0 s se nedočkal' in result.output


def test_many_slow_calls_are_not_called_a_loop(submission, kit):
    path = kit / 'tests' / 'klondike' / 'test_500.py'
    path.write_text(
        'def test_a(klondike):\n    for _ in range(100):\n        klondike.popis_balicku([])\n\n\n'
        "def test_b(klondike):\n    assert klondike.popis_balicku([]) == '[   ]'\n",
        encoding='utf-8',
    )
    slow = (
        'import time\ndef popis_balicku(balicek):\n    konec = time.time() + 0.3\n'
        "    while time.time() < konec:\n        pass\n    return '[   ]'"
    )
    result = run_pytest(path, '--impl', submission(slow, on='solution'), cwd=kit)
    assert re.search(r'popis_balicku je pomalá: 1[67] jejích volání v testu trvalo dohromady', result.output)
    assert 'přes 5,0 s, proto' in result.output
    assert '1 failed, 1 passed' in result.lines[-1]


def test_of_two_calls_that_gave_the_same_the_failing_one_is_shown(submission, kit):
    path = kit / 'tests' / 'klondike' / 'test_500.py'
    path.write_text(
        'def test_a(klondike):\n    prvni = klondike.popis_balicku([])\n'
        "    druhy = klondike.popis_balicku([(1, 'Sr', True)])\n"
        "    assert prvni == '[   ]'\n    assert druhy == '[A♥ ]'\n",
        encoding='utf-8',
    )
    folder = submission('def popis_balicku(balicek):\n    return "stejně"', on='solution')
    assert 'popis_balicku([])' in run_pytest(path, '--impl', folder, cwd=kit).output
    folder = submission('def popis_balicku(balicek):\n    return "[   ]"', on='solution')
    assert "popis_balicku([(1, 'Sr', True)])" in run_pytest(path, '--impl', folder, cwd=kit).output


def test_lambda_behind_a_stub_is_not_called_empty(submission):
    stub = (ROOT / 'zadani' / 'klondike' / 'klondike.py').read_text(encoding='utf-8')
    result = explained(submission(stub + '\n\npopis_balicku = lambda balicek: None\n'), '--level', '11')
    assert 'Funkce je zatím prázdná' not in result.output
    assert 'Funkce nic nevrátila (None).' in result.output


def test_change_of_directory_does_not_change_the_places_shown(kit):
    with (kit / 'zadani/klondike/klondike.py').open('a', encoding='utf-8') as file:
        file.write('\nimport os\nos.chdir("/")\ndef popis_balicku(balicek):\n    return 1\n')
    assert 'začíná tady: zadani/klondike/klondike.py, řádek' in run_pytest('--level', '11', cwd=kit).output


def test_huge_result_is_shown_quickly(submission):
    folder = submission('def popis_balicku(balicek):\n    return ["(" + chr(39)] * 1_000_000', on='solution')
    result = explained(folder, '--level', '11')
    assert float(re.search(r'in ([\d.]+)s', result.lines[-1])[1]) < 10


def test_indentation_is_shown_where_it_is_the_fault(submission):
    result = explained(submission('def f():\n    x = 1\n      y = 2\n'), '--level', '1')
    assert '\n          y = 2\n' in result.output


@pytest.mark.skipif(not hasattr(signal, 'pthread_kill'), reason='this system cannot interrupt a wait')
def test_sleeping_is_ended_too(submission):
    folder = submission('import time\ndef popis_balicku(balicek):\n    time.sleep(1000)', on='solution')
    result = explained(folder, '--level', '11')
    assert 'Neskončila ani za 2,0 s' in result.output
    assert 'time.sleep(1000)' in result.output


def test_thread_left_running_does_not_keep_the_run_from_ending(submission):
    thread = 'import threading, time\nthreading.Thread(target=time.sleep, args=(1000,)).start()\n'
    result = run_pytest('tests/klondike', '--impl', submission(thread, on='solution'), '--level', '12')
    assert result.code == 0, result.output
    assert 'vlákno' in result.output
    assert '1000' not in result.output


def test_own_raise_of_another_exception_than_wanted(submission):
    folder = submission('def udelej_tah(hra, odkud, kam):\n    raise IndexError("nejde")\n', on='solution')
    result = run_pytest('tests/klondike/test_108_zakazane_tahy.py', '--impl', folder)
    assert 'tvůj vlastní příkaz raise. Tady má být ValueError.' in result.output


def test_an_argument_that_was_changed_and_returned_is_called_an_argument(kit):
    program = kit / 'zadani' / 'klondike' / 'klondike.py'
    change = 'def popis_balicku(balicek):\n    balicek.append(3)\n    return balicek\n'
    program.write_text(program.read_text(encoding='utf-8') + '\n\n' + change, encoding='utf-8')
    test = kit / 'tests' / 'klondike' / 'test_500.py'
    test.write_text(
        'def test_nic_se_nezmeni(klondike):\n    balicek = [1, 2]\n'
        '    klondike.popis_balicku(balicek)\n    assert balicek == [1, 2]\n',
        encoding='utf-8',
    )
    result = run_pytest(test, cwd=kit)
    assert '  balicek po volání\n' in result.output
    assert '  je:      [1, 2, 3]\n' in result.output
