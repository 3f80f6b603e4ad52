"""Students' files that are not as they should be: each gets a short Czech explanation.

The text is looked at, and that the other tests ran all the same.
"""

import re

import pytest

from checks.running import ROOT, Run, run_pytest

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
    assert 'Soubor není uložený v kódování UTF-8' in result.output or 'není textový' in result.output
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


def test_changing_what_must_stay(submission):
    change = (
        'puvodni = vypis_sloupecky\ndef vypis_sloupecky(sloupecky):\n    puvodni(sloupecky)\n'
        '    for sloupecek in sloupecky:\n        sloupecek.clear()'
    )
    result = explained(submission(change, on='solution'), '--level', '42')
    assert 'vypis_sloupecky(' in result.output
    assert re.search(r'po volání|změn', result.output), result.output


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
        ('raise ValueError("nejde")', 'tvůj vlastní příkaz raise'),
        ('return popis_karty(balicek)', 'Takové jméno Python nezná'),
    ],
)
def test_common_errors_are_explained(submission, body, hint):
    folder = submission(f'def popis_balicku(balicek):\n    {body}\n', on='solution')
    assert hint in explained(folder, '--level', '11').output


def test_impl_that_is_a_file():
    result = run_pytest('--impl', 'zadani/klondike/klondike.py')
    assert 'je soubor. Napiš složku' in result.output
