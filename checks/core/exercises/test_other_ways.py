"""Other ways to write a function: read from their file, told to who has finished, and watched by `rozdej check`."""

import ast
import re
import shutil

import pytest

from checks.running import ROOT, run_pytest
from rozdej.author.check.hint_checks import check_other_ways
from rozdej.core.exercises import Exercise, find_exercises
from rozdej.core.exercises.hints import OtherWay, other_ways, tools_in
from rozdej.teacher.handout.truncate import truncate


def test_ways_of_every_exercise_fit():
    for exercise in find_exercises(ROOT):
        assert other_ways(exercise.given)
        assert [problem.format(ROOT) for problem in check_other_ways(exercise)] == []


def test_a_way_is_about_what_it_shows_first():
    way = OtherWay('f', 'Zkus `sum(x.pop() for x in [[1]])`, a ne `max`.\n`min` taky ne.', 1)
    assert way.tools == {'sum', 'pop', 'GeneratorExp'}
    assert tools_in(ast.parse('def f(vlastni):\n    return vlastni([x for x in {}], len)')) == {'ListComp'}


EDITS = {
    'a helper of its own': ('## hrac_vyhral', '## druh', 'the lesson has no function druh'),
    'another tool': ('all(cislo > 3', 'sorted(cislo > 3', 'no right program writes hrac_vyhral so'),
    'no code': ('`all(cislo > 3 for cislo in cisla)`', 'Otázka', 'no right program writes hrac_vyhral so'),
    'a line of the solution': ('Čte se to', 'Napiš `return popis_kartu(balicek[-1])`. Čte se to', 'gives away'),
}


@pytest.mark.parametrize('name', EDITS)
def test_check_finds(kit, name):
    old, new, expected = EDITS[name]
    shutil.copytree(ROOT / 'samples/klondike/right', kit / 'samples/klondike/right')
    path = kit / 'zadani/klondike/jinak.md'
    text = path.read_text(encoding='utf-8')
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding='utf-8')
    output = '\n'.join(problem.format(kit) for problem in check_other_ways(Exercise('klondike', kit)))
    assert re.search(rf'jinak\.md:\d+: .*{expected}', output), output


def test_who_has_finished_is_told_of_a_way_that_is_another_one(kit):
    ways = other_ways(kit / 'zadani/klondike')
    program = kit / 'reseni/klondike/klondike.py'
    told = run_pytest('tests/klondike', '--impl', 'reseni', cwd=kit).output
    assert f'Třeba funkci {ways[0].function} jde napsat i jinak:' in told
    assert ways[0].shown()[0] in told
    gone = "\n\ndef popis_seznam_karet(karty):\n    return ' '.join(popis_kartu(karta) for karta in karty)\n"
    program.write_text(program.read_text(encoding='utf-8') + gone, encoding='utf-8')
    assert f'Třeba funkci {ways[1].function} jde' in run_pytest('tests/klondike', '--impl', 'reseni', cwd=kit).output
    assert 'i jinak:' not in run_pytest('tests/klondike/test_010_popis_balicku.py', '--impl', 'reseni', cwd=kit).output


def test_who_gets_the_first_levels_gets_no_other_ways():
    exercise = Exercise('klondike', ROOT)
    files = {path.relative_to(ROOT).as_posix(): path.read_bytes() for path in exercise.given.glob('*.*')}
    assert 'zadani/klondike/jinak.md' in files
    assert 'zadani/klondike/jinak.md' not in truncate(exercise, files, 31)
