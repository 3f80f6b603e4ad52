"""Programs that do something while they are imported: what the student is told, and that the tests run all the same."""

import pytest

from checks.explanations import explained, line_of, passed, red_levels
from checks.running import ROOT


def test_game_loop_at_import(submission):
    folder = submission(
        'hra = udelej_hru()\nwhile not hrac_vyhral(hra):\n    vypis_hru(hra)\n    tah = input("Tah? ")', on='solution'
    )
    result = explained(folder)
    assert 'se už při importu na něco ptá (input)' in result.output
    assert f'klondike.py, řádek {line_of(folder, "input(")}' in result.output
    assert "if __name__ == '__main__':" in result.output
    assert red_levels(result) == [1]
    assert '3 failed' in result.lines[-1]  # and `python hra.py` cannot work either


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
    assert red_levels(result) == [1]
    assert '3 failed' in result.lines[-1]  # both tests of level 131, too


@pytest.mark.whole(reason='waits for the limit of a file that is loaded, three times')
def test_endless_loop_at_import(submission):
    folder = submission('while True:\n    pass', on='solution')
    result = explained(folder)
    assert 'se načítá donekonečna' in result.output
    assert red_levels(result) == [1]
    assert '3 failed' in result.lines[-1]  # both tests of level 131, too


def test_exception_at_import(submission):
    folder = submission('x = [1, 2][3]', on='solution')
    result = explained(folder)
    assert 'při importu skončí chybou IndexError' in result.output
    assert 'Saháš na místo' in result.output
    assert red_levels(result) == [1]
    assert '3 failed' in result.lines[-1]  # both tests of level 131, too


def test_import_of_a_module_that_is_not_there(submission):
    result = explained(submission('import karti', on='solution'))
    assert "No module named 'karti'" in result.output
    assert 'Takový modul tu není' in result.output
