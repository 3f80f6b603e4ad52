"""Functions that are missing, misnamed, empty or take something else: what the student is told."""

import re

import pytest

from checks.explanations import explained, line_of, told
from checks.running import ROOT, copy_solution, run_pytest
from rozdej.core.feedback.locations import others_above, place
from rozdej.core.student.source import SourceFile


def test_untouched_stub_is_told_apart_from_wrong():
    result = explained(ROOT / 'zadani', '--level', '12')
    assert 'Funkce je zatím prázdná. Napiš ji:' in result.output
    assert 'mělo vrátit:' in result.output


def test_empty_function_is_not_told_what_it_was_given_where_no_value_is_expected(tmp_path):
    """A student has written all functions but this one."""
    folder = copy_solution('klondike', tmp_path / 'klondike')
    program = folder / 'klondike.py'
    [written] = re.findall('\n    sloupecky = .*?return sloupecky\n', program.read_text(encoding='utf-8'), re.DOTALL)
    program.write_text(program.read_text(encoding='utf-8').replace(written, '\n'), encoding='utf-8')
    result = explained(folder, '--level', '31')
    assert '\n\n  Funkce má vrátit seznam sloupečků.\n  Funkce je zatím prázdná. Napiš ji:' in result.output
    assert '\nAž funkci napíšeš, spusť:  pytest' in result.output


def test_a_value_of_the_file_is_told_with_its_own_name_and_line(tmp_path):
    text = (ROOT / 'reseni' / 'srdce' / 'srdce.py').read_text(encoding='utf-8')
    (tmp_path / 'srdce.py').write_text(text.replace("'dama', 'kral'", "'kral', 'dama'", 1), encoding='utf-8')
    output = run_pytest('tests/srdce', '--level', '12', '--impl', tmp_path).output
    assert '\n  OBRAZY\n  má být:  [2, ' in output
    line = line_of(tmp_path, 'OBRAZY = ', 'srdce.py')
    assert f'  Hodnota začíná tady: {place(tmp_path / "srdce.py", line)}\n' in output


def test_parameters_in_another_order_than_in_the_lesson(submission):
    header = 'def presun_kartu(sloupec_kam, sloupec_odkud, pozadovane_otoceni):'
    folder = submission(f'{header}\n    sloupec_kam.append(sloupec_odkud.pop())\n', on='solution')
    output = told(folder, 51)
    assert f'  {header}\n  Parametry jsou v jiném pořadí než v lekci. Hlavička má být:  def presun_kartu(' in output


@pytest.mark.parametrize('last', ['    """Vrátí popis."""', '    return 1'])
def test_function_that_is_there_twice(submission, last):
    """A stub that was left below what was written makes it mean nothing, and is no place to write it again."""
    header = 'def popis_balicku(balicek):'
    folder = submission(f'{header}\n{last}\n', on='solution')
    output = told(folder, 11)
    assert f'Funkce začíná tady: {place(folder / "klondike.py", line_of(folder, header))}\n' in output
    above = line_of(ROOT / 'reseni' / 'klondike', header)
    assert f'Výš je stejnojmenná (řádek {above}), ta neplatí: Python bere poslední. Nech jen jednu.' in output
    assert 'Napiš ji' not in output


def test_function_that_is_there_three_times(tmp_path):
    path = tmp_path / 'klondike.py'
    path.write_text('def f():\n    pass\n\ndef f():\n    return 1\n\nasync def f():\n    return 2\n', encoding='utf-8')
    assert others_above(SourceFile(path), 'f') == [
        'Výš jsou stejnojmenné (řádky 1, 4), ty neplatí: Python bere poslední. Nech jen jednu.'
    ]


def test_lambda_behind_a_stub_is_not_called_empty(submission):
    stub = (ROOT / 'zadani' / 'klondike' / 'klondike.py').read_text(encoding='utf-8')
    output = told(submission(stub + '\n\npopis_balicku = lambda balicek: None\n'), 11)
    assert 'Funkce je zatím prázdná' not in output
    assert 'vrátilo:      None' in output


def test_indentation_is_shown_where_it_is_the_fault(submission):
    output = told(submission('def f():\n    x = 1\n      y = 2\n'), 1)
    assert '\n          y = 2\n' in output
