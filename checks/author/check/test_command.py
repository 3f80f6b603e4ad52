"""Tests that `rozdej check` passes on the kit, and finds every kind of drift."""

import re
import shutil
import sys
from collections.abc import Iterable
from pathlib import Path

import pytest

from checks.running import ROOT, Run, run
from rozdej.author.check import program_checks
from rozdej.author.check.command import check_agreement
from rozdej.author.check.program_checks import check_programs
from rozdej.author.check.program_runner import close_tests, run_jobs
from rozdej.author.check.sample_programs import Expectation
from rozdej.core.exercises import Exercise, find_exercises

EXERCISES = {exercise.name: exercise for exercise in find_exercises(ROOT)}


@pytest.fixture(autouse=True)
def in_this_process(monkeypatch):
    """Run programs in this process, which is faster; `test_program_runner.py` tests the processes."""

    def run_here(work, workers):
        for exercise, jobs in work:
            yield from ((exercise, run_jobs(exercise, [job])) for job in jobs)

    monkeypatch.setattr(program_checks, 'run_in_processes', run_here)
    yield
    close_tests()


def rozdej_check(*exercises: str, cwd: Path) -> Run:
    return run(sys.executable, '-m', 'rozdej', 'check', *exercises, cwd=cwd)


def assert_told(expected: str, kit: Path) -> None:
    """`rozdej check` tells this of the texts of Klondike; whatever it would find after that is not looked for."""
    told = []
    for problem in check_agreement(Exercise('klondike', kit)):
        told.append(problem.format(kit))
        if re.search(expected, told[-1]):
            return
    pytest.fail('\n'.join([f'{expected} is not among:', *told]))


@pytest.mark.parametrize('exercise', EXERCISES)
def test_texts_fit(exercise):
    assert [problem.format(ROOT) for problem in check_agreement(EXERCISES[exercise])] == []


# Those of Šedesát šest take a minute and a half on an idle machine: on a busy one, a single test would not end in time.
@pytest.mark.parametrize('part', [0, 1, 2])
@pytest.mark.parametrize('exercise', EXERCISES)
def test_sample_programs_do_what_they_must(exercise, part, draw):
    def choose(programs: Iterable[Expectation]) -> list[Expectation]:
        # What the solution passes is not run again for most others.
        return draw(draw(one for n, one in enumerate(programs) if one.name == 'solution' or n % 3 == part))

    found = check_programs([EXERCISES[exercise]], 1, choose=choose)
    assert [problem.format(ROOT) for _, problem in found] == []


def replace(path, old: str, new: str) -> None:
    """Change a file of the copied kit; the old text must be there."""
    text = path.read_text(encoding='utf-8')
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding='utf-8')


LESSON = 'zadani/klondike/lekce.md'
STUB = 'zadani/klondike/klondike.py'
SOLUTION = 'reseni/klondike/klondike.py'
TESTS = 'tests/klondike/test_010_popis_balicku.py'
MISTAKES = 'samples/klondike/wrong/klondike/popis_balicku.py'

EDITS = {
    'a level in the lesson only': (LESSON, '* level 12:', '* level 13:', r'lekce\.md:\d+: no test has level 13'),
    'a level in the tests only': (
        LESSON,
        '* level 12:',
        'level 12:',
        r'test_010_popis_balicku\.py:\d+: test_\w+ has level 12, which the lesson does not know',
    ),
    'a level line without its colon': (LESSON, '* level 12:', '* level 12', r'lekce\.md:\d+: looks like a level'),
    'no place in the order': (LESSON, 'poradi: 10', 'poradi: druhý', r'lekce\.md:1: has no place in the teaching'),
    'a level line with a capital letter': (LESSON, '* level 12:', '* Level 12:', r'lekce\.md:\d+: looks like a level'),
    'an invitation after no level': (LESSON, 'okno 71:', 'okno 72:', 'window after level 72, which is not there'),
    'a level twice': (LESSON, '* level 12:', '* level 11:', r'level 11 comes after level 11'),
    'a test without a level': (TESTS, '@pytest.mark.level(12)\n', '', r'test_010\w+\.py:\d+: test_\w+ has no level'),
    'a test whose level is no number': (
        TESTS,
        '@pytest.mark.level(12)\n',
        "@pytest.mark.level('12')\n",
        r'test_010\w+\.py:\d+: the level of test_\w+ is not one whole number',
    ),
    'tests out of order': (TESTS, 'level(10)', 'level(12)', r'\(level 11\) stands below a test of level 12'),
    'a test whose name another one has': (
        TESTS,
        'def test_popis_posledni_karty(',
        'def test_popis_jedine_karty(',
        r'test_010\w+\.py:21: test_popis_jedine_karty stands at line 15, too, and only the last one is run',
    ),
    'a test without its rule': (TESTS, '    """Funkce', '    # Funkce', r'Python cannot read it|has no docstring'),
    'a file that does not parse': (
        STUB,
        'def popis_balicku(',
        'def popis_balicku(:',
        r'klondike\.py:\d+: Python cannot read it',
    ),
    'another parameter in the stub': (STUB, 'popis_balicku(balicek)', 'popis_balicku(karty)', r'popis_balicku takes'),
    'another default value in the lesson': (
        LESSON,
        'def popis_balicku(balicek):',
        'def popis_balicku(balicek=None):',
        r'klondike\.py:\d+: popis_balicku\(balicek\) is popis_balicku\(balicek=None\) in the lesson',
    ),
    'another parameter in the solution': (
        SOLUTION,
        'popis_balicku(balicek)',
        'popis_balicku(karty)',
        r'popis_balicku takes',
    ),
    'another docstring in the stub': (
        STUB,
        'Vrátí nový zamíchaný',
        'Vrátí zamíchaný',
        r'the docstring of vytvor_balicek',
    ),
    'another docstring in the lesson': (
        LESSON,
        'Vrátí nový zamíchaný',
        'Vrátí zamíchaný',
        r'klondike\.py:\d+: the docstring of vytvor_balicek is not the one in the lesson',
    ),
    'a function missing in the stub': (STUB, 'def hrac_vyhral', 'def hrac_prohral', r'hrac_vyhral is in no file'),
    'a function missing in the solution': (SOLUTION, 'def presun_kartu', 'def presun', r'presun_kartu is missing'),
    'a proposed helper that the solution has not': (
        LESSON,
        'def hrac_vyhral(hra):\n    """Vrátí True, když všech 52 karet leží na hromádkách W, X, Y a Z, jinak False.',
        'def je_vyhrano(hra):\n    """Vrátí True, když je všech 52 karet na hromádkách (nepovinné).',
        r'lekce\.md:\d+: je_vyhrano is in no file of reseni/klondike',
    ),
    'another docstring of a proposed helper': (
        LESSON,
        'leží na hromádkách W, X, Y a Z, jinak False.',
        'leží na hromádkách W, X, Y a Z, jinak False (nepovinné).',
        r'reseni/klondike/klondike\.py:\d+: the docstring of hrac_vyhral is not the one in the lesson',
    ),
    'an untrue example in the lesson': (
        LESSON,
        "'eso král dáma'",
        "'eso kral dama'",
        r"lekce\.md:\d+: the example \"' '\.join.* is not true",
    ),
    'a given file changed on one side': ('zadani/klondike/karty.py', '[???]', '[xxx]', r'a given file differs'),
    'a picture that is not there': (
        LESSON,
        'obrazky/stul.svg',
        'obrazky/stůl.svg',
        r'the picture obrazky/stůl\.svg is missing',
    ),
    'a command with a lost path': (
        LESSON,
        'pytest tests/klondike --level 10',
        'pytest tests/klondik --level 10',
        r"lekce\.md:\d+: tests/klondik in 'pytest tests/klondik --level 10' is not there",
    ),
    'a command with an unknown level': (
        LESSON,
        'pytest tests/klondike --level 10',
        'pytest tests/klondike --level 13',
        r'level 13 in .* does not exist',
    ),
    'a command with an unknown option': (
        LESSON,
        'python ui.py klondike',
        'python ui.py klondike --hra 3',
        r'--hra is no option of',
    ),
    'a command for a lost exercise': (LESSON, 'python ui.py klondike', 'python ui.py klondik', r'is called klondik\n'),
    'a server for a lost exercise': (
        LESSON,
        'python ui.py klondike',
        'python -m rozdej serve klondik --port 7000',
        r'is called klondik\n',
    ),
    "a teacher's command": (
        LESSON,
        'python ui.py klondike',
        'python -m rozdej check klondike',
        r'check in .* nothing for students',
    ),
    'a command that a handout does not install': (
        LESSON,
        'python ui.py klondike',
        'rozdej serve sedesatsest',
        r"'rozdej' in a console block is no command",
    ),
    'an unknown command': (LESSON, 'pytest tests/klondike --level 10', 'pitest', r"'pitest' in a console block"),
    'a list of mistakes that does not parse': (
        MISTAKES,
        'def popis_balicku(',
        'def popis_balicku(:',
        r'popis_balicku\.py:\d+: Python cannot read it',
    ),
    'a list of mistakes without a level': (
        MISTAKES,
        '"""level 10:',
        '"""levl 10:',
        r'popis_balicku\.py:1: this text does not name a level\n +Begin each mistake with a docstring',
    ),
    'a solution that cannot be imported': (
        SOLUTION,
        'def ',
        'raise RuntimeError(5)\n\n\ndef ',
        r'klondike\.py:\d+: cannot be imported: RuntimeError: 5\n',
    ),
    'a given file that cannot be imported': (
        'zadani/klondike/karty.py',
        'def ',
        'import neexistuje\n\n\ndef ',
        'karty.py',
    ),
    'a statement that Python cannot compile': (SOLUTION, 'def ', 'return 5\n\n\ndef ', "'return' outside function"),
    'an example without a blank': (LESSON, '>>> ', '>>>', r'lekce\.md:\d+: cannot be read: .* lacks blank after >>>'),
    'a quotation mark that is not closed': (
        LESSON,
        'pytest tests/klondike --level 10',
        "pytest tests/klondike -k 'level",
        'cannot be typed: No closing quotation',
    ),
    'a picture without words': (LESSON, '![Stůl', '![](obrazky/stul.svg)\n![Stůl', r'no alternative text'),
}


def with_mistakes(kit: Path, text: str = '') -> None:
    """Give the kit a list of mistakes: this one, or that of the exercise in one function."""
    (kit / MISTAKES).parent.mkdir(parents=True)
    (kit / MISTAKES).write_text(text or (ROOT / MISTAKES).read_text(encoding='utf-8'), encoding='utf-8')


@pytest.mark.parametrize('name', EDITS)
def test_finds_drift(kit, name):
    file, old, new, expected = EDITS[name]
    with_mistakes(kit)
    replace(kit / file, old, new)
    assert_told(expected, kit)


@pytest.mark.parametrize('file', [LESSON, 'zadani/klondike/napovedy.md'])
def test_finds_a_text_in_another_encoding(kit, file):
    with (kit / file).open('ab') as text:
        text.write('\nKříž\n'.encode('cp1250'))
    lines = (kit / file).read_bytes().count(b'\n')
    assert_told(rf'{Path(file).name}:{lines}: is not in UTF-8\n +Save it', kit)


@pytest.mark.parametrize(
    ('file', 'expected'),
    [
        ('zadani/klondike/pokus.txt', r'pokus\.txt: does not belong here'),
        ('reseni/klondike/stare.py', r'zadani/klondike/stare\.py: is missing'),
        ('tests/klondike/poznamky.md', r'poznamky\.md: is not a test'),
        ('zadani/klondike/obrazky/navic.svg', r'no lesson shows this picture'),
    ],
)
def test_finds_stray_files(kit, file, expected):
    (kit / file).write_text('', encoding='utf-8')
    assert_told(expected, kit)


def test_finds_a_missing_file(kit):
    (kit / SOLUTION).unlink()
    assert_told(r'klondike\.py: is missing', kit)


def misbehaviour(kit: Path, *names: str) -> str:
    """What `rozdej check` says about the programs of Klondike whose names begin like this."""

    def choose(programs: Iterable[Expectation]) -> list[Expectation]:
        return [program for program in programs if program.name.startswith(names)]

    found = check_programs([Exercise('klondike', kit)], 1, choose=choose)
    return '\n'.join(problem.format(kit) for _, problem in found)


BEHAVING_OTHERWISE = '''"""level 12: nothing is wrong"""
JMENO = 1


"""level 12: returns nothing
says: Modrá je dobrá
"""
def popis_balicku(balicek):
    pass


"""level 12: defines what nobody calls"""
def popis(balicek):
    pass


"""level 12: crashes in the right function"""
popis_spravne = popis_balicku

def popis_balicku(balicek):
    return popis_spravne(3)
'''


def test_finds_programs_that_do_not_behave(kit):
    """A wrong program that passes, one caught too early, a right one that fails, words not said."""
    with_mistakes(kit, BEHAVING_OTHERWISE)
    right = kit / 'samples/klondike/right/klondike.py'
    right.parent.mkdir(parents=True)
    right.write_text((kit / STUB).read_text('utf-8').replace('"""Klondike: ', '"""lazy: ', 1), 'utf-8')
    output = misbehaviour(kit, 'wrong/', 'right/')
    assert f"{MISTAKES}:1: 'nothing is wrong' must fail first at level 12, but passes all" in output
    assert f"{MISTAKES}:5: 'returns nothing' must fail first at level 12, but fails first at level 11" in output
    assert f"{MISTAKES}:5: 'returns nothing' is not told 'Modrá je dobrá'" in output
    assert f"{MISTAKES}:12: 'defines what nobody calls' must fail first at level 12, but passes all" in output
    assert 'It redefines nothing: the solution has no popis.' in output
    assert (
        f"{MISTAKES}:17: 'crashes in the right function' must fail first at level 12, but fails first at level 11"
        in output
    )
    solution = (kit / SOLUTION).read_text(encoding='utf-8').split('\n')
    crashing = solution.index('    return popis_kartu(balicek[-1])') + 1
    assert f'  {SOLUTION}, řádek {crashing}, funkce popis_spravne:\n' in output
    assert f' {MISTAKES}, řádek 8\n' in output
    assert 'stejnojmenn' not in output
    assert 'checking' not in output, 'no path of the run'
    assert 'right/lazy must pass all levels, but fails first at level 11' in output
    assert 'no wrong program is caught at level 31' in output
    assert 'Write one into samples/klondike/wrong/' in output


def test_finds_a_test_that_needs_what_is_not_written_yet(kit):
    replace(
        kit / TESTS,
        '    signature(klondike.popis_balicku)',
        '    assert klondike.hrac_vyhral({}) is not None\n    signature(klondike.popis_balicku)',
    )
    output = misbehaviour(kit, 'stub')
    assert 'stub must fail first at level 11, but fails first at level 10' in output
    assert 'passes on an empty one: ask for its parameters' in output


def test_finds_a_question_that_nobody_would_be_asked(kit):
    asked = "pasuje_na_sloupecek((12, 'Ka', True), [])"
    replace(kit / LESSON, f'`{asked}`?', '`hrac_vyhral({})`?')
    replace(kit / LESSON, f'>>> {asked}\nFalse', '>>> hrac_vyhral({})\nFalse')
    assert re.search(
        r'lekce\.md:\d+: nobody would be asked: Co vrátí `hrac_vyhral\({}\)`\?', misbehaviour(kit, 'solution')
    )


def test_progress_counts_to_the_end():
    told = []
    exercises = [EXERCISES['klondike'], EXERCISES['blackjack']]
    list(check_programs(exercises, 1, lambda *numbers: told.append(numbers), lambda found: [*found][:1]))
    assert told == [(1, 2), (2, 2)]


def test_outside_a_kit_an_unknown_exercise_names_those_of_the_kit_it_was_installed_from(tmp_path):
    result = rozdej_check('kondike', cwd=tmp_path)
    assert result.code == 2
    assert re.search(r"rozdej check: error: no exercise 'kondike'; there are: .*klondike", result.output)


@pytest.mark.parametrize(
    ('new', 'expected'),
    [
        ("code.call('hraj_tah'", r'games/klondike/scene\.py:\d+: hraj_tah is no function of klondike'),
        ("code.call('hraj_tah", r'games/klondike/scene\.py:\d+: Python cannot read it'),
    ],
)
def test_finds_a_scene_that_calls_what_nobody_writes(kit, new, expected):
    """A scene left from another exercise would tell students that a function is missing."""
    scene = kit / 'rozdej/window/games/klondike/scene.py'
    scene.parent.mkdir(parents=True)
    shutil.copy(ROOT / 'rozdej/window/games/klondike/scene.py', scene)
    replace(scene, "code.call('udelej_tah'", new)
    assert_told(expected, kit)


def test_finds_that_a_new_exercise_is_not_one_yet(kit):
    (kit / 'zadani' / 'nova').mkdir()
    (kit / 'zadani' / 'nova' / 'lekce.md').write_text('# Nová\n', encoding='utf-8')
    result = rozdej_check('nova', cwd=kit)
    assert result.code == 1
    assert 'lekce.md: has no levels' in result.output
    assert 'Traceback' not in result.output
