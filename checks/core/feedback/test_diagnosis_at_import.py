"""Programs that do something while they are imported: what the student is told, and that the tests run all the same."""

import pytest

from checks.explanations import explained, line_of, passed, red_levels
from checks.running import ROOT

SOME = 'test_001_soubor.py', 'test_010_popis_balicku.py', 'test_130_hra.py'
"""The tests of the file itself, of one function, and of the whole program."""


def test_game_loop_at_import(submission):
    folder = submission(
        'hra = udelej_hru()\nwhile not hrac_vyhral(hra):\n    vypis_hru(hra)\n    tah = input("Tah? ")', on='solution'
    )
    result = explained(folder, tests=SOME)
    assert 'se už při importu na něco ptá (input)' in result.output
    assert f'klondike.py, řádek {line_of(folder, "input(")}' in result.output
    assert "if __name__ == '__main__':" in result.output
    assert red_levels(result) == [1]
    assert '3 failed' in result.lines[-1]  # and `python hra.py` cannot work either


def test_game_started_before_the_functions_are_defined(submission):
    solution = (ROOT / 'reseni' / 'klondike' / 'klondike.py').read_text(encoding='utf-8')
    folder = submission('jmeno = input("Jak se jmenuješ? ")\n' + solution)
    assert 1 in red_levels(result := explained(folder, tests=SOME))
    assert passed(result) >= 10


CIRCLES = (
    (
        'hra',
        None,
        'Soubory klondike.py a hra.py se importují navzájem.',
        'Smaž ten řádek: hra.py importuje klondike.py, a ne naopak.',
    ),
    (
        'pomocne',
        'from klondike import vypis_hru\n\nhraj = 1\n',
        'Soubory klondike.py a pomocne.py se importují navzájem.',
        'Na řádku 1 chce pomocne.py jméno vypis_hru, které ještě neexistuje. Jeden z importů musí pryč.',
    ),
)


def test_file_that_imports_itself(submission):
    solution = (ROOT / 'reseni' / 'klondike' / 'klondike.py').read_text(encoding='utf-8')
    result = explained(submission(f'from klondike import vypis_hru\n{solution}'), tests=SOME)
    assert 'klondike.py, řádek 1:\n    from klondike import vypis_hru\n' in result.output
    assert 'Soubor klondike.py tu importuje sám sebe. Ten řádek smaž' in result.output


@pytest.mark.parametrize(('module', 'text', 'said', 'advice'), CIRCLES)
def test_files_that_import_each_other(submission, module, text, said, advice):
    solution = (ROOT / 'reseni' / 'klondike' / 'klondike.py').read_text(encoding='utf-8')
    folder = submission(f'from {module} import hraj\n{solution}')
    if text:
        submission(text, file=f'{module}.py')
    result = explained(folder, tests=SOME)
    assert red_levels(result)[0] == 1
    assert 'klondike.py, řádek 1:\n    from ' in result.output
    assert said in result.output
    assert advice in result.output
