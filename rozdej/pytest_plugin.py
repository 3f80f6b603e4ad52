"""The kit's pytest plugin: options, and which parts of it a run needs.

It is loaded by `conftest.py`, and by its entry point where the kit is installed, so that a
test file outside the kit finds it too. In a run that has nothing to do with the kit's
exercises it does nothing.
"""

from pathlib import Path

import pytest

from rozdej.course import Course
from rozdej.exercises import find_exercises, find_root
from rozdej.feedback.texts import describe_no_implementation
from rozdej.level_report import LevelReport
from rozdej.level_rules import LevelRules
from rozdej.student.implementation import NoImplementation
from rozdej.student_fixtures import StudentFixtures, fixtures_by_module

KIT = Path(__file__).resolve().parent.parent


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup('rozdej', 'exercises of the kit')
    group.addoption(
        '--impl',
        metavar='DIR',
        help='folder with the program to test: the layout of zadani, or the files of one exercise (default: zadani)',
    )


def pytest_configure(config: pytest.Config) -> None:
    root = _kit_of(config)
    if root is None:
        return
    try:
        course = Course(root, find_exercises(root), config.getoption('--impl'), config.invocation_params.dir)
    except NoImplementation as error:
        raise pytest.UsageError(describe_no_implementation(error)) from None
    config.stash[Course.KEY] = course
    course.open()
    config.add_cleanup(course.close)
    config.pluginmanager.register(fixtures_by_module(course), 'rozdej-modules')
    rules = LevelRules(course, config)
    for part in (StudentFixtures(course), rules, LevelReport(course, config, rules)):
        config.pluginmanager.register(part, f'rozdej-{type(part).__name__}')


def _kit_of(config: pytest.Config) -> Path | None:
    """The kit whose exercises this run tests; None for a run about something else."""
    here = config.invocation_params.dir
    root = find_root(config.rootpath) or find_root(here)
    if root is None and config.getoption('--impl') is not None:
        root = find_root(KIT)
    if root is None:
        return None
    # Its own tests are none of the students' business, unless a student's option says otherwise.
    asked = config.getoption('--impl') is not None or config.getoption('--level', None) is not None
    named = config.args_source is pytest.Config.ArgsSource.ARGS
    tested = [(here / argument.split('::')[0]).resolve() for argument in config.args] if named else [here]
    own = all(path.is_relative_to(root / 'checks') for path in tested)
    return None if own and (named or not asked) else root
