"""`rozdej handout --until`: nothing that remains refers to what is missing."""

import ast
import functools
import re
import shutil

import pytest

from checks.running import ROOT, run_pytest
from rozdej.author.check.sample_programs import beginnings
from rozdej.core.exercises import Exercise, find_exercises
from rozdej.core.exercises.lesson import Lesson, lesson_until
from rozdej.core.student.implementation import Implementation
from rozdej.teacher.handout.contents import contents
from rozdej.teacher.handout.writing import Handout, write_folder
from rozdej.window.gui.start_screen import Offer

EXERCISES = {exercise.name: exercise for exercise in find_exercises(ROOT)}
CUTS = [('klondike', 32), ('klondike', 70), ('srdce', 31), ('blackjack', 51), ('piskvorky', 41), ('sedesatsest', 211)]


@functools.cache
def handed(name: str, until: int) -> dict[str, bytes]:
    return contents(ROOT, [EXERCISES[name]], until)


def mark(cut: tuple[str, int]):
    """A cut as a parameter: the first one is in the fast run."""
    marks = () if cut == CUTS[0] else pytest.mark.whole(reason='writes a handout for each cut')
    return pytest.param(cut, id=f'{cut[0]}-{cut[1]}', marks=marks)


@pytest.fixture(params=[mark(cut) for cut in CUTS])
def cut(request, tmp_path):
    """Exercise, last level, and the folder of the handout."""
    name, until = request.param
    write_folder(Handout(handed(name, until), [name], until), tmp_path / 'kurz')
    return EXERCISES[name], until, tmp_path / 'kurz'


def test_levels_end_where_they_should(cut):
    exercise, until, folder = cut
    found = Exercise(exercise.name, folder)
    wanted = [level for level in exercise.lesson.levels if level <= until]
    assert list(found.lesson.levels) == wanted
    tested = {
        int(n)
        for path in found.tests.glob('*.py')
        for n in re.findall(r'mark\.level\((\d+)\)', path.read_text('utf-8'))
    }
    assert tested == set(wanted)
    assert {level for level, _ in found.hints.headings} <= set(wanted)


def test_stubs_have_no_later_function_and_can_be_imported(cut):
    exercise, until, folder = cut
    later = {name for name, level in beginnings(exercise).items() if level > until}
    assert later
    for path in [*(folder / 'zadani').rglob('*.py'), *(folder / 'tests').rglob('*.py')]:
        tree = ast.parse(path.read_bytes())
        names = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
        names |= {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
        names |= {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}
        names |= {alias.name for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) for alias in node.names}
        assert not names & later, path


def test_pictures_of_the_lesson_are_those_handed_out(cut):
    exercise, _, folder = cut
    text = ''.join(path.read_text(encoding='utf-8') for path in Exercise(exercise.name, folder).lesson.files)
    shown = set(re.findall(r'\]\((obrazky/[^)]+)\)', text))
    assert shown == {f'obrazky/{path.name}' for path in (folder / 'zadani' / exercise.name / 'obrazky').glob('*')}
    assert 'Poděkování' in text


@pytest.mark.whole(reason='runs pytest in a handout of each exercise')
def test_tests_of_the_part_pass_with_the_solution(cut):
    exercise, _, folder = cut
    shutil.copytree(exercise.solution, folder / 'zadani' / exercise.name, dirs_exist_ok=True)
    solved = run_pytest('-p', 'cacheprovider', cwd=folder)
    assert solved.code == 0, solved.output
    assert 'všechno, co je zatím rozdané, prošlo. Zbytek přijde s další částí.' in solved.output
    assert 'co má program umět' not in solved.output
    implementation = Implementation(Exercise(exercise.name, folder), folder / 'zadani' / exercise.name)
    assert Offer(implementation.exercise, implementation).state == 'všechny rozdané levely hotové'


@pytest.mark.whole(reason='cuts a handout of each exercise')
@pytest.mark.parametrize(('until', 'is_part'), [(120, True), (121, False), (203, False)])
def test_what_is_finished_without_the_voluntary_levels_is_no_part(tmp_path, until, is_part):
    write_folder(Handout(handed('piskvorky', until), ['piskvorky'], until), tmp_path / 'kurz')
    assert Exercise('piskvorky', tmp_path / 'kurz').lesson.is_part == is_part


def test_a_later_level_is_not_known(tmp_path):
    write_folder(Handout(handed('klondike', 32), ['klondike'], 32), tmp_path / 'kurz')
    missing = run_pytest('--level', 33, cwd=tmp_path / 'kurz')
    assert 'Level 33 neexistuje. Nejbližší je 32' in missing.output


def test_headings_in_code_are_no_sections():
    text = '# A\n## B\n* level 1: b\n```python\n## C\n```\nrest of B\n## D\n* level 2: d\n## E\n'
    assert lesson_until([text], 1) == ['# A\n## B\n* level 1: b\n```python\n## C\n```\nrest of B\n## E\n']


def test_lesson_is_cut_at_the_section(tmp_path):
    text = '# X\n## A\n* level 1: a\n* level 2: b\n## B\n* level 3: c\n## Thanks\nto all\n'
    [cut] = lesson_until([text], 1)
    assert cut == '# X\n## A\n* level 1: a\n## Thanks\nto all\n'
    (tmp_path / 'lekce.md').write_text(cut)
    assert list(Lesson(tmp_path / 'lekce.md').levels) == [1]


def test_a_later_level_goes_with_all_its_lines():
    text = '# X\n## A\n* level 1: a\n  more of a\n* level 2: b\n  more of b\n## Thanks\nto all\n'
    assert lesson_until([text], 1) == ['# X\n## A\n* level 1: a\n  more of a\n## Thanks\nto all\n']


FILES = [
    '---\nporadi: 1\n---\n# X\n## A\n* level 1: a\n* level 2: b\n## Play\nit\n\nGo [on](lekce2.md).\n',
    '# Y\n## B\n* level 3: c\n## Play more\nit\n\nGo [on](lekce3.md).\n',
    '# Z\n## C\n* level 4: d\n## Thanks\nto all\n',
]


def test_a_file_that_is_taught_to_its_end_is_kept_whole():
    assert lesson_until(FILES, 4) == FILES
    assert lesson_until(FILES, 3) == [
        FILES[0].replace('poradi', 'rozdano_do: 3\nporadi'),
        '# Y\n## B\n* level 3: c\n## Play more\nit\n\n## Thanks\nto all\n',
    ]


def test_no_paragraph_leads_to_a_file_that_is_gone():
    beginning = '---\nrozdano_do: 2\nporadi: 1\n---\n# X\n## A\n* level 1: a\n* level 2: b\n'
    assert lesson_until(FILES, 2) == [beginning + '## Play\nit\n\n## Thanks\nto all\n']


def test_invitations_after_later_levels_go():
    text = '---\nporadi: 1\nokno 1: a\nokno 2: b\n---\n# A\n## B\n* level 1: b\n## C\n* level 2: c\n## D\n'
    [cut] = lesson_until([text], 1)
    assert cut.startswith('---\nrozdano_do: 1\nporadi: 1\nokno 1: a\n---\n')
