"""Points: weights from a file, a share on demand, voluntary levels."""

from dataclasses import replace

import pytest

from checks.teacher.grading.conftest import EXERCISES, KLONDIKE, REQUIRED, hand_in
from checks.teacher.grading.doubles import expected_tests
from rozdej import CannotRun
from rozdej.core.feedback.explanations import Verdict
from rozdej.teacher.grading.result import Record, Result, TestVerdict
from rozdej.teacher.grading.scheme import Policy, Scheme, Stub, load_scheme, score, verdict

PISKVORKY = next(exercise for exercise in EXERCISES if exercise.name == 'piskvorky')


def result(exercise=KLONDIKE, passes=lambda test, level: True, **how) -> Result:
    """A result in which the tests that `passes` says passed."""
    tests = tuple(
        TestVerdict(test, level, Verdict.PASSED if passes(test, level) else Verdict.RAISED)
        for test, level in expected_tests(exercise)
    )
    return Result('a', 'a', exercise.name, Record('', '', '', ''), tests, **how)


def test_level_counts_when_all_its_tests_pass():
    level_31 = [test for test, level in expected_tests(KLONDIKE) if level == 31]
    given = score(result(passes=lambda test, level: test != level_31[0]), KLONDIKE.lesson, Scheme())
    assert given.points == given.maximum - 1
    assert given.reached == 30
    assert given.stuck.level.number == 31
    assert not given.is_finished
    assert verdict(result(passes=lambda test, level: test != level_31[0]), given) == 'stuck at level 31: raised'
    partial = score(result(passes=lambda test, level: test != level_31[0]), KLONDIKE.lesson, Scheme(partial=True))
    assert partial.points == pytest.approx(given.maximum - 1 / len(level_31), abs=0.01)


def test_everything_passed():
    given = score(result(), KLONDIKE.lesson, Scheme())
    assert given.points == given.maximum == len(REQUIRED)
    assert given.is_finished
    assert given.reached == KLONDIKE.lesson.last_level
    assert verdict(result(), given) == 'finished'


def test_maximum_does_not_depend_on_what_ran():
    nothing = replace(result(), tests=(), problem='no file')
    given = score(nothing, KLONDIKE.lesson, Scheme())
    assert (given.points, given.reached) == (0, 0)
    assert given.maximum == len(REQUIRED)
    some = replace(result(), tests=result().tests[:3])
    assert score(some, KLONDIKE.lesson, Scheme()).maximum == given.maximum
    assert not score(some, KLONDIKE.lesson, Scheme()).is_finished


def test_voluntary_levels_never_count_against_anybody(tmp_path):
    lesson = PISKVORKY.lesson
    assert any(level.is_voluntary for level in lesson.levels.values())
    without = score(result(PISKVORKY, lambda test, level: not lesson.levels[level].is_voluntary), lesson, Scheme())
    assert without.is_finished
    assert without.points == without.maximum
    file = tmp_path / 'points.toml'
    file.write_text('[points]\n"200-" = 5\n', encoding='utf-8')
    extra = Scheme(load_scheme(file, ['piskvorky'])[0])
    assert score(result(PISKVORKY), lesson, extra).points == without.maximum
    lost = score(result(PISKVORKY, lambda test, level: level != 11), lesson, extra)
    assert lost.points == without.maximum  # more than made up for, and never above the maximum


def test_weights_from_a_file(tmp_path):
    file = tmp_path / 'points.toml'
    file.write_text(
        '[points]\n"1-31" = 0.5\n"40-" = 2\n31 = 3\n[klondike.points]\n"131" = 10\n'
        '[klondike.feedback]\n"100-110" = "outcome"\n"120-" = "hidden"\n',
        encoding='utf-8',
    )
    weights, policies = load_scheme(file, ['klondike', 'blackjack'])
    scheme = Scheme(weights, policies)
    levels = KLONDIKE.lesson.levels
    expected = {1: 0.5, 30: 0.5, 31: 3, 32: 1, 40: 2, 130: 2, 131: 10}
    assert {number: scheme.weight('klondike', levels[number]) for number in expected} == expected
    assert scheme.weight('blackjack', replace(levels[131])) == 2
    assert [scheme.policy('klondike', number) for number in (99, 100, 110, 111, 120, 131)] == [
        *(Policy.SHOWN, Policy.OUTCOME, Policy.OUTCOME, Policy.SHOWN, Policy.HIDDEN, Policy.HIDDEN),
    ]
    assert scheme.policy('blackjack', 131) is Policy.SHOWN
    assert score(result(), KLONDIKE.lesson, scheme).maximum == sum(
        scheme.weight('klondike', level) for level in levels.values() if not level.is_voluntary
    )


def stub_that_passes(passes) -> Scheme:
    """The default points when the untouched stub passes those tests."""
    return Scheme(stubs={'klondike': Stub.of(result(passes=passes).tests)})


def test_level_that_the_stub_passes_is_worth_nothing(tmp_path):
    stub = stub_that_passes(lambda test, level: level in (1, 10))
    untouched = score(result(passes=lambda test, level: level in (1, 10)), KLONDIKE.lesson, stub)
    assert (untouched.points, untouched.maximum, untouched.reached) == (0, len(REQUIRED) - 2, 10)
    assert score(result(), KLONDIKE.lesson, stub).points == len(REQUIRED) - 2
    assert score(result(passes=lambda test, level: level not in (1, 10)), KLONDIKE.lesson, stub).maximum == (
        len(REQUIRED) - 2
    )
    assert 'untouched stub passes: none' in stub.formula
    file = tmp_path / 'points.toml'
    file.write_text('[klondike.points]\n10 = 3\n', encoding='utf-8')
    said = replace(stub, weights=load_scheme(file, ['klondike'])[0])
    assert score(result(passes=lambda test, level: level in (1, 10)), KLONDIKE.lesson, said).points == 3


def test_share_of_a_level_is_not_given_for_tests_that_the_stub_passes():
    first, *others = [test for test, level in expected_tests(KLONDIKE) if level == 31]
    assert others
    stub = replace(stub_that_passes(lambda test, level: test == first), partial=True)
    assert score(result(passes=lambda test, level: test == first), KLONDIKE.lesson, stub).points == 0
    half = score(result(passes=lambda test, level: test in (first, others[0])), KLONDIKE.lesson, stub)
    assert half.points == pytest.approx(1 / len(others), abs=0.01)
    assert half.maximum == len(REQUIRED)


def test_levels_up_to_the_one_asked_for():
    given = score(result(passes=lambda test, level: level <= 31), KLONDIKE.lesson, Scheme(until=31))
    assert given.is_finished
    assert given.points == given.maximum == sum(number <= 31 for number in REQUIRED)


WRONG = {
    'not toml [': 'is not TOML',
    '[neni]\npoints = {1 = 1}': 'no exercise',
    '[points]\nprvni = 1': 'is no level',
    '[points]\n"1-x" = 1': 'is no level',
    '[points]\n"31-10" = 1': 'ends before it begins; write "10-31"',
    '[points]\n1 = -1': 'is worth -1',
    '[points]\n1 = inf': 'is worth inf',
    '[points]\n1 = "2"': "is worth '2'",
    '[points]\n1 = true': 'is worth True',
    'points = 3': 'has to be a table',
    '[klondike]\n1 = 2': 'tables "points" and "feedback" only',
    '[feedback]\n1 = "secret"': 'it can be shown, outcome, hidden',
}


@pytest.mark.parametrize(('text', 'message'), WRONG.items())
def test_wrong_file_of_points(tmp_path, text, message):
    file = tmp_path / 'points.toml'
    file.write_text(text, encoding='utf-8')
    with pytest.raises(CannotRun, match=message) as caught:
        load_scheme(file, ['klondike'])
    assert str(file) in str(caught.value)


@pytest.mark.parametrize(
    ('text', 'message'),
    [
        ('[points]\n999 = 1', 'no exercise has a level 999'),
        ('[klondike.points]\n"132-140" = 1', 'klondike has no level 132-140'),
        ('[klondike.feedback]\n"132-" = "hidden"', 'klondike has no level 132-'),
    ],
)
def test_points_of_levels_that_do_not_exist_are_no_points_given_silently(tmp_path, grade_class, text, message):
    file = tmp_path / 'points.toml'
    file.write_text(text, encoding='utf-8')
    folder = hand_in(tmp_path / 'class', {'a/klondike.py': ''})
    code, printed = grade_class(folder, '--points', file)
    assert code == 2
    assert message in printed


def test_formula_says_what_was_done():
    assert 'when all its tests pass' in Scheme().formula
    assert 'share of its tests' in Scheme(partial=True).formula
    assert 'up to level 31' in Scheme(until=31).formula
