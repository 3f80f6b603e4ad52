"""Files and functions that are missing or cannot be used: what the student is told."""

import pytest

from checks import explanations
from checks.running import ROOT, run_pytest
from rozdej.core.exercises import find_exercises
from rozdej.core.feedback.missing_functions import explain_load_problem, explain_unusable, has_code
from rozdej.core.student.failures import BrokenFile, MissingFile, Unusable
from rozdej.core.student.source import SourceFile


@pytest.fixture
def told(program, monkeypatch):
    """`told(text)` is what is said when a test asks for `dvakrat` of that file, without the file's path."""

    def make(text: str, failure: Unusable | None = None) -> list[str]:
        student = program(text)
        monkeypatch.chdir(student.implementation.folder)
        if failure is None:
            with pytest.raises(Unusable) as caught:
                student.attribute('pokus', 'dvakrat')
            failure = caught.value
        return explain_unusable(student.implementation, failure)

    return make


def test_function_that_is_not_there_is_shown_as_it_begins(told):
    assert told('x = 1\n') == ['V souboru pokus.py chybí funkce dvakrat.', 'Má začínat takhle:  def dvakrat(x):']


def test_function_with_a_misspelt_name(told):
    assert told('x = 1\ndef dvakrta(x):\n    return 2 * x\n')[1:] == [
        'Je tam dvakrta (řádek 2). Nemá se jmenovat dvakrat?'
    ]


def test_function_inside_of_something(told):
    assert told('if 0:\n    def dvakrat(x):\n        return 2 * x\n')[1:] == [
        'Je až uvnitř jiného bloku (řádek 2). Začni její def na kraji řádku.'
    ]


def test_function_inside_of_one_with_a_similar_name(told):
    assert told('def dvakrta(x):\n    def dvakrat(x):\n        return 2 * x\n')[1:] == [
        'Je až uvnitř jiného bloku (řádek 2). Začni její def na kraji řádku.'
    ]


def test_function_with_a_name_that_only_begins_alike(told):
    assert told('def dvakrat_vse(x):\n    return 2 * x\n')[1:] == ['Má začínat takhle:  def dvakrat(x):']


@pytest.mark.parametrize('name', ['dvkrta', 'dvakratt'])
def test_function_with_slips_in_its_name(told, name):
    asked = f'Je tam {name} (řádek 1). Nemá se jmenovat dvakrat?'
    assert told(f'def {name}(x):\n    return 2 * x\n')[1:] == [asked]


def test_function_below_what_failed(told):
    assert told('1 / 0\n')[1:] == [
        'Soubor se nenačetl celý:',
        'pokus.py, řádek 1:',
        '  1 / 0',
        'Soubor pokus.py při importu skončí chybou ZeroDivisionError: division by zero',
        'Nulou dělit nejde.',
    ]


def test_empty_file_was_not_saved(told):
    assert told('\n') == [
        'V souboru pokus.py chybí funkce dvakrat.',
        'Je totiž prázdný. Ulož ho v editoru (Ctrl+S) a zkus to znovu.',
    ]


def test_given_file_that_was_changed(submission):
    folder = submission('def popis_kartu(karta):\n    return 1\n', file='karty.py')
    submission('', on='solution')
    result = run_pytest('tests/klondike/test_001_soubor.py', '--impl', folder, '--level', '1')
    assert 'from karty import otoc_kartu, popis_kartu' in result.output
    assert 'chybí otoc_kartu.' in result.output
    assert 'Soubor karty.py je ze zadání, ale liší se od něj. Vezmi si ho znovu ze zadání.' in result.output


def test_misspelled_name_from_a_given_file(submission):
    folder = submission('from karty import popis_karty\n\n\ndef popis_balicku(balicek):\n    return ""\n')
    result = run_pytest('tests/klondike', '--impl', folder, '--level', '12')
    assert 'karty.py je ze zadání a popis_karty v něm není.\n  Nemáš na mysli popis_kartu?' in result.output
    assert 'Nemá se jmenovat' not in result.output


def test_a_function_renamed_in_a_given_file_is_missing_there(short_kit):
    path = short_kit / 'zadani' / 'klondike' / 'karty.py'
    path.write_text(path.read_text(encoding='utf-8').replace('def popis_kartu', 'def popis_karty'), encoding='utf-8')
    result = run_pytest('tests/klondike', '--level', '1', cwd=short_kit)
    assert 'V souboru zadani/klondike/karty.py chybí popis_kartu.' in result.output
    assert 'Soubor karty.py je ze zadání, ale liší se od něj.' in result.output


def test_file_in_another_folder(short_kit):
    folder = short_kit / 'zadani' / 'klondike'
    (folder / 'klondike.py').rename(short_kit / 'zadani' / 'klondike.py')
    result = run_pytest('--level', '11', cwd=short_kit)
    assert 'Chybí soubor klondike.py. Hledal se ve složce zadani/klondike.' in result.output
    assert 'Leží ale tady: zadani/klondike.py. Přesuň ho do správné složky.' in result.output


def test_function_that_is_written_in_another_folder(short_kit):
    (short_kit / 'klondike.py').write_text('def popis_balicku(balicek):\n    return 1\n', encoding='utf-8')
    result = run_pytest('--level', '11', cwd=short_kit)
    assert 'Funkce je zatím prázdná. Napiš ji: zadani/klondike/klondike.py' in result.output
    moved = 'Napsaná je tady: klondike.py. Testy ale čtou zadani/klondike/klondike.py. Přesuň ji tam.'
    assert moved in result.output
    (short_kit / 'klondike.py').write_text('def popis_balicku(balicek):\n    pass\n', encoding='utf-8')
    assert 'Přesuň' not in run_pytest('--level', '11', cwd=short_kit).output


def test_file_that_python_cannot_read(told):
    assert told('def dvakrat(x)\n    return 2 * x\n') == [
        'Python nepřečte soubor pokus.py, řádek 1:',
        '  def dvakrat(x)',
        'Na konci řádku chybí dvojtečka.',
    ]


@pytest.mark.parametrize('name', ['Rozdani.py', 'rozdani (1).py'])
def test_file_with_another_name(told, tmp_path, name):
    (tmp_path / 'student').mkdir()
    (tmp_path / 'student' / name).write_text('', encoding='utf-8')
    assert told('', MissingFile('rozdani')) == [
        'Chybí soubor rozdani.py. Hledal se ve složce ..',
        f'Je tam ale {name!r}. Přejmenuj ho na rozdani.py.',
    ]


def test_trial_call_stands_above_the_line_that_it_failed_on(told):
    assert told('def pomoc(x):\n    return x[2]\n\n\npomoc([1])\n')[1:] == [
        'Soubor se nenačetl celý:',
        'pokus.py, řádek 5:',
        '  pomoc([1])',
        'pokus.py, řádek 2, funkce pomoc:',
        '  return x[2]',
        'Soubor pokus.py při importu skončí chybou IndexError: list index out of range',
        'Saháš na místo, které v seznamu není. Co když je prázdný nebo kratší?',
    ]


def test_trouble_in_an_imported_file_is_told_of_that_file(program):
    student = program('x = 1\n', pomocnik='x = \n')
    with pytest.raises(BrokenFile) as inner:
        student.module('pomocnik')
    problem = inner.value.problem
    outer = type(problem)('pokus', student.implementation.source('pokus'), 1, inner.value, 1)
    assert explain_load_problem(student.implementation, outer)[0].endswith('pomocnik.py, řádek 1:')


def test_no_docstring_of_a_stub_has_code_in_it():
    stubs = [SourceFile(path) for exercise in find_exercises(ROOT) for path in sorted(exercise.given.glob('*.py'))]
    functions = [function for source in stubs for function in source.functions.values()]
    assert len(functions) > 100
    assert not [function.name for function in functions if has_code(function)]


def test_code_in_a_docstring_is_told(tmp_path):
    stub = (ROOT / 'zadani' / 'klondike' / 'klondike.py').read_text(encoding='utf-8')
    end = "    '[   ]'\n"
    written = stub.replace(f'{end}    """', f'{end}    return popis_kartu(balicek[-1])\n    """', 1)
    (tmp_path / 'klondike.py').write_text(written, encoding='utf-8')
    output = explanations.told(tmp_path, 11)
    assert '  Kód je uvnitř popisu, před jeho koncovými uvozovkami.' in output
