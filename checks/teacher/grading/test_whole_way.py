"""From the folder of submissions to the grades, with the real judge and its sandbox."""

import json
import re
import sys
from pathlib import Path

import pytest

from checks.running import ROOT, Run, run
from checks.teacher.grading.conftest import KLONDIKE, files_of, hand_in, table

SOLUTION = (KLONDIKE.solution / 'klondike.py').read_text(encoding='utf-8')
STUB = (KLONDIKE.given / 'klondike.py').read_text(encoding='utf-8')
CLASS = {
    'Anna_1_assignsubmission_file_/klondike.py': SOLUTION,
    'Běta_2_assignsubmission_file_/Klondike (1).py': SOLUTION + '\n\ndef popis_balicku(balicek):\n    return 1 / 0\n',
    'Cyril_3_assignsubmission_file_/klondike.py': STUB,
    'Dana_4_assignsubmission_file_/klondike.py': SOLUTION + '\n\ndef :\n',
    'Eva_5_assignsubmission_file_/klondike.py': SOLUTION + '\n\nimport os\nos._exit(0)\n',
    'Filip_6_assignsubmission_file_/klondike.py': SOLUTION.replace('def udelej_hru', 'import pomoc\n\ndef udelej_hru'),
    'Filip_6_assignsubmission_file_/pomoc.py': 'x = 1\n',
    'Gita_7_assignsubmission_file_/ukol.docx': 'x',
    'Hugo_8_assignsubmission_file_/klondike.py': 'def popis_balicku(balicek)\n    return 1\n',
}


def rozdej_grade(*arguments: object) -> Run:
    """The command as a teacher types it."""
    return run(sys.executable, '-m', 'rozdej', 'grade', *arguments, cwd=ROOT)


def grades(out: Path) -> dict[str, dict[str, str]]:
    return {row['name']: row for row in table(out / 'grades.csv')}


def grade_class(folder: Path, jobs: int) -> Path:
    """Where the results of the class are."""
    out = folder / f'out{jobs}'
    done = rozdej_grade(folder / 'class', '--out', out, '--jobs', jobs, '--level', 31, '--seed', 'autumn')
    assert done.code == 0, done.output
    return out


@pytest.fixture(scope='module')
def out_of_one(bubblewrap, tmp_path_factory):
    """Where one process has put the results of the class; it lies beside the folder."""
    folder = tmp_path_factory.mktemp('whole')
    hand_in(folder / 'class', CLASS)
    return grade_class(folder, 1)


def test_class_is_graded_and_everybody_hears_why(out_of_one):
    rows = grades(out_of_one)
    assert rows['Cyril']['points'] == '0'  # an untouched stub
    worth = json.loads((out_of_one / 'results.json').read_text(encoding='utf-8'))['exercises']['klondike']
    given = {level['level'] for level in worth['levels'] if level['points']}
    assert given == {11, 12, 21, 22, 23, 26, 27, 31}
    assert rows['Anna']['points'] == rows['Filip']['points'] == rows['Anna']['maximum'] == str(len(given))
    assert rows['Anna']['klondike verdict'] == rows['Filip']['klondike verdict'] == 'finished'
    assert rows['Běta']['klondike verdict'] == 'stuck at level 11: raised'
    assert rows['Cyril']['klondike verdict'] == 'stuck at level 11: wrong value'
    assert 'file does not parse' in rows['Dana']['klondike verdict']
    assert 'ended the program' in rows['Eva']['klondike verdict']
    assert rows['Gita']['klondike verdict'].startswith('not graded: no file klondike.py')
    told = {path.stem: path.read_text(encoding='utf-8') for path in (out_of_one / 'feedback').iterdir()}
    assert 'ZeroDivisionError' in told['Běta 2']
    assert 'se má jmenovat „klondike.py“' in told['Běta 2']
    assert 'jen zčásti' in told['Dana 4']
    assert told['Hugo 8'].count('chybí dvojtečka') == 1
    assert 'Neprošly ještě levely: 10, 11, 12,' in told['Hugo 8']
    assert 'Chybí soubor klondike.py' in told['Gita 7']
    empty = re.findall('zatím prázdná. Napiš ji: (.*)', told['Cyril 3'])
    assert len(empty) == len(set(empty)) == 4, told['Cyril 3']
    assert str(out_of_one.parent) not in ''.join(told.values())
    report = json.loads((out_of_one / 'results.json').read_text(encoding='utf-8'))
    assert all(one['sandboxed'] for one in report['results'])
    assert report['settings'].startswith(('sandboxed, in rooms of a warm sandbox;', 'sandboxed, in a sandbox started'))


def test_a_voluntary_function_that_nobody_has_written_is_no_failure(bubblewrap, tmp_path):
    solution = (ROOT / 'reseni/piskvorky/piskvorky.py').read_text(encoding='utf-8')
    empty = 'def navrhni_tah(plan, hrac):\n    """Vrátí tah."""\n\n\nif __name__ == "__main__":\n    hraj()\n'
    program = solution.partition('\ndef navrhni_tah(')[0] + f'\n{empty}'
    collected = hand_in(tmp_path / 'class', {'Anna/piskvorky.py': program})
    how = ('--exercise', 'piskvorky', '--jobs', 1, '--fresh', 'off')  # they are asked in the class above
    done = rozdej_grade(collected, '--out', tmp_path / 'out', *how)
    assert done.code == 0, done.output
    [told] = [path.read_text(encoding='utf-8') for path in (tmp_path / 'out' / 'feedback').iterdir()]
    assert 'Všechno, co má program umět, umí. Hotovo!' in told
    assert '✗' not in told
    assert 'Neprošl' not in told


@pytest.mark.whole(reason='grades a class twice; that jobs make no difference is tested with a double, too')
def test_one_process_and_three_write_the_same_bytes(out_of_one):
    assert files_of(out_of_one) == files_of(grade_class(out_of_one.parent, 3)) != {}


@pytest.mark.whole(reason='starts the command twice; its parts are tested without')
def test_without_bubblewrap_nothing_is_graded_unless_asked_for(tmp_path):
    collected = hand_in(tmp_path / 'class', {'Anna/klondike.py': SOLUTION})
    nowhere = tmp_path / 'nothing'
    nowhere.mkdir()
    words = (sys.executable, '-m', 'rozdej', 'grade', collected, '--out', tmp_path / 'out', '--level', 31)
    refused = run(*words, cwd=ROOT, PATH=str(nowhere))
    assert refused.code == 2
    assert 'bubblewrap' in refused.output
    assert '--no-sandbox' in refused.output
    assert 'Traceback' not in refused.output
    reduced = run(*words, '--no-sandbox', '--jobs', '1', cwd=ROOT, PATH=str(nowhere))
    assert reduced.code == 0, reduced.output
    assert reduced.output.startswith('Reduced isolation')
    assert grades(tmp_path / 'out')['Anna']['klondike verdict'] == 'finished'
