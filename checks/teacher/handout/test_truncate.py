"""Python files and hints cut after a level: what only later levels need goes, the rest stays as it was written."""

import ast
import re

import pytest

from checks.running import ROOT
from rozdej.core.exercises import find_exercises
from rozdej.teacher.handout.contents import exercise_files
from rozdej.teacher.handout.truncate import truncate, truncate_hints, truncate_stubs, truncate_tests

EXERCISES = {exercise.name: exercise for exercise in find_exercises(ROOT)}
FEW = 10


def test_the_whole_file_is_left_as_it_was():
    text = (ROOT / 'tests/klondike/test_030_rozdej_sloupecky.py').read_text(encoding='utf-8')
    assert truncate_tests(text, 33) == text
    assert truncate_tests(text, 29) == ''


def test_given_code_that_needs_what_is_gone_is_gone_too():
    one = 'import sys\n\n\ndef one():\n    """One."""\n'
    game = 'from a import two\n\n\ndef play():\n    two()\n\n\nif __name__ == "__main__":\n    play()\n'
    stubs = {'a.py': one + '\n\ndef two():\n    """Two."""\n', 'game.py': game}
    assert truncate_stubs(stubs, {'two'}) == {'a.py': one}


def test_helpers_that_nothing_uses_go_with_their_tests():
    text = (
        '"""Funkce f: levely 1, 2 a 3."""\n\nfrom copy import copy\nimport pytest\n\nA = 1\nB = A\n\n\n'
        'def helper():\n    return copy(B)\n\n\n@pytest.mark.level(1)\ndef test_a(f):\n    assert f\n\n\n'
        '@pytest.mark.level(2)\ndef test_b(f):\n    assert helper()\n'
    )
    assert truncate_tests(text, 1) == (
        '"""Funkce f: level 1."""\n\nimport pytest\n\n\n@pytest.mark.level(1)\ndef test_a(f):\n    assert f\n'
    )


def test_only_what_is_not_needed_any_more_is_taken_from_an_import():
    text = (
        'import os, sys\nimport waiting\nfrom copy import copy as duplicate, deepcopy\n\n\n'
        '@pytest.mark.level(1)\ndef test_a(f):\n    assert deepcopy(os)\n\n\n'
        '# What comes later.\n@pytest.mark.parametrize("a", [1])\n@pytest.mark.level(2)\n'
        'def test_b(f, a):\n    assert duplicate(sys)\n'
    )
    assert truncate_tests(text, 1) == (
        'import os\nimport waiting\nfrom copy import deepcopy\n\n\n'
        '@pytest.mark.level(1)\ndef test_a(f):\n    assert deepcopy(os)\n'
    ), 'what was unused before stays'


def test_the_head_of_a_test_file_names_the_levels_that_are_left():
    tests = ''.join(f'\n\n@pytest.mark.level({n})\ndef test_{n}(f):\n    assert {n}\n' for n in (5, 6, 7, 8))
    text = f'"""Funkce f: levely 5 až 8. Levely 9 jinde."""\n{tests}'
    heads = {until: truncate_tests(text, until).splitlines()[0] for until in (5, 6, 7, 8)}
    assert heads == {
        5: '"""Funkce f: level 5. Levely 9 jinde."""',
        6: '"""Funkce f: levely 5 a 6. Levely 9 jinde."""',
        7: '"""Funkce f: levely 5 až 7. Levely 9 jinde."""',
        8: '"""Funkce f: levely 5 až 8. Levely 9 jinde."""',
    }


def test_comments_go_with_what_they_stand_above():
    text = '# One.\nA = 1\n\n\n# Two.\ndef two():\n    return A\n\n\n# Three.\nclass Three:\n    pass\n'
    assert truncate_stubs({'a.py': text}, {'two'})['a.py'] == '# Three.\nclass Three:\n    pass\n'
    assert truncate_stubs({'a.py': text}, {'Three'})['a.py'] == '# One.\nA = 1\n\n\n# Two.\ndef two():\n    return A\n'


def test_hints_of_later_levels_go():
    text = '# Nápovědy\n\n## level 1\n\n* Jedna.\n\n## level 12\n\n* Dvanáct.\n\n## level 2\n\n* Dvě.\n'
    assert truncate_hints(text, 2) == '# Nápovědy\n\n## level 1\n\n* Jedna.\n\n## level 2\n\n* Dvě.\n'


@pytest.mark.parametrize(('level', 'game'), [(153, 'stychy66.py'), (334, 'hra66.py')])
def test_a_part_that_is_whole_has_its_game_whole(level, game):
    """The last level of each of the first two files of Šedesát šest's lesson."""
    exercise = EXERCISES['sedesatsest']
    files = exercise_files(exercise)
    path = f'zadani/sedesatsest/{game}'
    assert truncate(exercise, files, level)[path] == files[path]
    assert path not in truncate(exercise, files, level - 100)


@pytest.mark.parametrize('name', EXERCISES)
def test_a_module_that_is_only_imported_yet_is_there(name):
    exercise = EXERCISES[name]
    left = truncate(exercise, exercise_files(exercise), min(exercise.lesson.levels))
    imported = re.findall(r"naimportuj\('(\w+)'\)", b''.join(left.values()).decode(errors='ignore'))
    assert imported
    assert {f'zadani/{name}/{module}.py' for module in imported} <= left.keys()


@pytest.mark.parametrize(('level', 'is_there'), [(92, False), (100, True)])
def test_no_section_has_a_file_run_that_is_gone(level, is_there):
    exercise = EXERCISES['klondike']
    left = truncate(exercise, exercise_files(exercise), level)
    assert ('zadani/klondike/hra.py' in left) == is_there
    assert (b'python zadani/klondike/hra.py' in left['zadani/klondike/lekce.md']) == is_there


@pytest.mark.whole(reason='cuts every file at every level')
@pytest.mark.parametrize('name', EXERCISES)
def test_whatever_the_level_python_reads_what_is_left(name, draw):
    """A few levels, others each day."""
    exercise = EXERCISES[name]
    files = exercise_files(exercise)
    for level in {*draw(exercise.lesson.levels, most=FEW), max(exercise.lesson.levels)}:
        left = truncate(exercise, files, level)
        assert left.keys() <= files.keys()
        assert f'zadani/{name}/lekce.md' in left
        for path, data in left.items():
            if path.endswith('.py'):
                ast.parse(data)
        if level == max(exercise.lesson.levels):
            assert len(left) == len(files)
