"""Hints: read from their file, shown on request, and watched by `rozdej check`."""

import re

import pytest

from checks.running import ROOT, Run, run_pytest
from rozdej.author.check.command import check_agreement
from rozdej.author.check.hint_checks import check_hints
from rozdej.core.exercises import Exercise, find_exercises
from rozdej.core.exercises.hints import Hints

TEXT = """# Nápovědy

* Tohle ještě není nápověda.

## level 1

* Jediná.

## level 10

- První, která
  pokračuje.
* Druhá:

  ```python
  for i in range(3):
      print(i)
  ```

  A ještě slovo.
omyl
"""


@pytest.fixture
def hints(tmp_path):
    path = tmp_path / 'napovedy.md'
    path.write_text(TEXT, encoding='utf-8')
    return Hints(path)


def test_hints_with_their_lines(hints):
    assert hints.headings == [(1, 5), (10, 9)]
    assert [hint.text for hint in hints.of(1)] == ['Jediná.']
    assert [hint.line for hint in hints.of(10)] == [11, 13]
    assert [TEXT.splitlines()[number - 1] for number in hints.strange] == ['omyl']
    assert hints.of(11) == []


def test_words_are_wrapped_and_examples_kept(hints):
    first, second = hints.of(10)
    assert first.shown() == ['První, která pokračuje.']
    assert second.shown() == ['Druhá:', '  for i in range(3):', '      print(i)', 'A ještě slovo.']
    assert first.shown(13) == ['První, která', 'pokračuje.']


def test_a_line_ends_neither_in_code_nor_in_a_preposition(tmp_path):
    path = tmp_path / 'napovedy.md'
    path.write_text('## level 1\n* Zkus `1 + 1` a pak to samé v konzoli.\n', encoding='utf-8')
    [hint] = Hints(path).of(1)
    assert hint.shown(10) == ['Zkus', '`1 + 1`', 'a pak to', 'samé', 'v konzoli.']


def test_emphasis_is_not_shown_but_code_is(tmp_path):
    path = tmp_path / 'napovedy.md'
    path.write_text('## level 1\n* Ta *první* z *n*-tice, `f(*a, *b)`.\n', encoding='utf-8')
    [hint] = Hints(path).of(1)
    assert hint.shown() == ['Ta první z n-tice, `f(*a, *b)`.']


def test_without_the_file_there_are_no_hints(tmp_path):
    assert Hints(tmp_path / 'napovedy.md').of(1) == []


def ask(kit, *arguments) -> Run:
    """Run the tests as a student does, with the cache that remembers what was shown."""
    return run_pytest('-p', 'cacheprovider', *arguments, cwd=kit)


def hints_of(level: int) -> list[str]:
    """The first line of each hint of Klondike, as a run shows it."""
    return [hint.shown()[0] for hint in Exercise('klondike', ROOT).hints.of(level)]


@pytest.mark.whole(reason='runs a command for each hint')
def test_each_asking_gets_one_hint_more_until_the_last(kit):
    first, second, third = hints_of(11)
    not_asked = ask(kit, '--level', '11').output
    assert not any(hint in not_asked for hint in (first, second, third))
    one = ask(kit, '--level', '31', '--hint')
    assert 'Nápověda k levelu 11 (1. ze 3):\n  ' + first in one.output
    assert second not in one.output
    assert 'Ještě jedna nápověda:  pytest tests/klondike --level 11 --hint' in one.output
    assert '✗ level 11' in one.output
    assert 'Pak spusť:  pytest tests/klondike --level 11\n' in one.output
    two = ask(kit, '--hint', 'tests/klondike', '--level', '11')  # the path belongs to pytest, not to the hint
    assert second in two.output
    for _ in range(2):
        last = ask(kit, '--hint').output
        assert 'Nápověda k levelu 11 (3. ze 3, poslední):\n  ' + third in last
        assert 'Ještě jedna' not in last
    assert first in ask(kit, '--hint', '1').output
    assert second in ask(kit, '--hint').output


def test_the_last_hint_fits_below_the_failure():
    result = run_pytest('tests/klondike/test_010_popis_balicku.py', '--hint', '3')
    start = next(n for n, line in enumerate(result.lines) if line.startswith('✗'))
    assert len(result.lines) - start <= 25, result.output


@pytest.mark.parametrize('value', ['abc', '0', '-1', '2.5', 'tests/klondik'])
def test_what_is_no_number_of_a_hint(value):
    result = run_pytest('--level', '12', f'--hint={value}')
    assert result.code == 4
    assert f'Za --hint nepiš nic, nebo napiš pořadí nápovědy, ne {value!r}.' in result.output


def test_a_number_too_high_names_the_last_hint():
    result = run_pytest('tests/klondike/test_010_popis_balicku.py', '--level', '12', '--hint', '4')
    assert 'K levelu 11 jsou jen tři nápovědy.' in result.output
    assert 'pytest tests/klondike --level 11 --hint 3' in result.output


def test_a_level_without_hints_points_to_the_lesson(kit):
    (kit / 'zadani/klondike/napovedy.md').unlink()
    result = ask(kit, 'tests/klondike/test_010_popis_balicku.py', '--hint')
    assert 'K levelu 11 nápověda není.' in result.output
    assert 'zadani/klondike/lekce.md, část „Popis balíčku“' in result.output


def test_who_passed_needs_no_hint():
    result = run_pytest('tests/klondike', '--level', '12', '--impl', 'reseni', '--hint')
    assert result.code == 0
    assert 'Nápověda teď není potřeba.' in result.output
    assert 'Nápověda k levelu' not in result.output


def test_a_file_that_cannot_be_read_is_mended_first(submission):
    result = run_pytest('tests/klondike', '--level', '12', '--impl', submission('def popis_balicku(:\n'), '--hint')
    assert 'Nápověda k levelu tady nepomůže' in result.output
    assert hints_of(11)[0] not in result.output


@pytest.mark.whole(reason='runs pytest several times')
def test_hints_are_mentioned_once_to_who_tries_again(kit):
    offer = 'Kdyby to nešlo ani teď, poradí:  pytest tests/klondike --level 11 --hint\n'
    program = kit / 'zadani/klondike/klondike.py'
    level_11 = ('tests/klondike', '--level', '11')
    mentioned = []
    for change in ('', '', '# jiný pokus\n', '# a ještě jeden\n'):
        program.write_text(program.read_text(encoding='utf-8') + change, encoding='utf-8')
        mentioned.append(offer in ask(kit, *level_11).output)
    assert mentioned == [False, False, True, False]


def test_hints_of_every_exercise_fit():
    for exercise in find_exercises(ROOT):
        problems = [problem.format(ROOT) for problem in check_hints(exercise)]
        assert problems == []


EDITS = {
    'a level without hints': ('## level 12\n', '', r'napovedy\.md: has no hints for level 12\n'),
    'a level that is not there': ('## level 12\n', '## level 13\n', r'napovedy\.md:\d+: there is no level 13 in lekce'),
    'a level twice': ('## level 12\n', '## level 11\n', r'napovedy\.md:\d+: level 11 comes after level 11'),
    'too many hints': ('## level 12\n', '## level 12\n\n* A.\n* B.\n* C.\n', r'level 12 has [456] hints'),
    'a line that is no hint': ('## level 12\n', '## level 12\nPozor!\n', r'napovedy\.md:\d+: belongs to no hint'),
    'a line of the solution': (
        '## level 12\n',
        '## level 12\n\n* Napiš `return popis_kartu( balicek[-1] )`.\n',
        r"napovedy\.md:\d+: this hint gives away 'return popis_kartu\(balicek\[-1\]\)'",
    ),
    'a hint that goes on and on': ('## level 12\n', f'## level 12\n\n* {"Dlouhá. " * 90}\n', r'takes \d+ lines'),
}


@pytest.mark.parametrize('name', EDITS)
def test_check_finds(kit, name):
    old, new, expected = EDITS[name]
    path = kit / 'zadani/klondike/napovedy.md'
    text = path.read_text(encoding='utf-8')
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding='utf-8')
    output = '\n'.join(problem.format(kit) for problem in check_hints(Exercise('klondike', kit)))
    assert re.search(expected, output), output


def test_check_finds_all_that_a_function_does_also_if_it_is_short(kit):
    solution, hints = kit / 'reseni/klondike/klondike.py', kit / 'zadani/klondike/napovedy.md'
    solution.write_text(f'{solution.read_text("utf-8")}\n\ndef carky(sirky):\n    return "|" * sirky\n', 'utf-8')
    hints.write_text(
        hints.read_text('utf-8').replace('## level 12\n', '## level 12\n\n* `return "|" * sirky`\n'), 'utf-8'
    )
    assert any('this hint gives away' in problem.format(kit) for problem in check_hints(Exercise('klondike', kit)))


def test_check_finds_lost_hints(kit):
    (kit / 'zadani/klondike/napovedy.md').unlink()
    problems = '\n'.join(problem.format(kit) for problem in check_agreement(Exercise('klondike', kit)))
    assert re.search(r'napovedy\.md: is missing\n .*"## level 10"', problems)
