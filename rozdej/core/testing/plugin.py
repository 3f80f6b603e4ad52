"""The kit's pytest plugin: its options, and the parts of it that a run needs.

`conftest.py` loads it. Where the kit is installed, so does its entry point, for test files outside the kit. In a run
without the kit's exercises it does nothing.
"""

import gc
import importlib
import importlib.util
import re
import sys
from contextlib import suppress
from difflib import get_close_matches
from itertools import pairwise
from pathlib import Path
from types import ModuleType

import pytest

from rozdej import KIT
from rozdej.core.exercises import find_exercises, find_root
from rozdej.core.feedback.command_line import wrong_option
from rozdej.core.feedback.console import replace_unknown_characters
from rozdej.core.feedback.environment_check import relative_path, wrong_folder, wrong_pytest
from rozdej.core.feedback.texts import (
    NO_FOLDER,
    NO_SUCH_LIBRARY,
    NO_TESTS,
    describe_dashes,
    describe_hint_without_number,
    describe_level_without_number,
    describe_lost_exercises,
    describe_missing_path,
    describe_misspelt_option,
    describe_no_implementation,
    typed_command,
    typed_python,
)
from rozdej.core.student.implementation import NoImplementation
from rozdej.core.testing.debugging import Debugging
from rozdej.core.testing.fixtures import StudentFixtures, fixtures_by_name
from rozdej.core.testing.hard_timeout import HardTimeout
from rozdej.core.testing.hint_choice import NEXT, HintChoice
from rozdej.core.testing.level_report import LevelReport
from rozdej.core.testing.level_selection import BeyondLevelRunner, LevelRules
from rozdej.core.testing.programs_under_test import ProgramsUnderTest
from rozdej.core.testing.watch import OPTION, run_at_each_save

OPTIONS = '--level', '--hint', '--trace-call', '--answer', '--impl', '--watch', '--overview', '--help'
MEANT = {**dict(zip(OPTIONS, OPTIONS, strict=True)), '--until': '--level'}
"""What may be typed -> the option; commands of `rozdej` call it `--until`, too."""
NUMBERED = '--level', '--hint'


def pytest_addoption(parser: pytest.Parser) -> None:
    replace_unknown_characters()
    if problem := wrong_pytest(KIT):
        raise pytest.UsageError(problem)
    if wrong := wrong_option(sys.argv[1:], MEANT, NUMBERED):
        describe = describe_dashes if wrong.only_looks else describe_misspelt_option
        raise pytest.UsageError(describe(wrong.typed, wrong.words))
    _check_values(sys.argv)
    group = parser.getgroup('rozdej', 'exercises of the kit')
    group.addoption(
        '--impl',
        metavar='DIR',
        help='folder with the program to test: the layout of zadani, or the files of one exercise (default: zadani)',
    )
    group.addoption(
        '--hint',
        metavar='NUMBER',
        nargs='?',
        const='',
        help='show a hint for the level that fails first: one more at each asking, or the one with this number',
    )
    group.addoption(
        '--trace-call',
        action='store_true',
        help='show the call that fails first once more, line by line, with what each line changes',
    )
    group.addoption(
        '--answer',
        action='store_true',
        help='show the answer to the question that follows when an exercise is finished',
    )
    group.addoption(OPTION, action='store_true', help='run again whenever a file of the program is saved, until Ctrl+C')
    group.addoption(
        '--overview',
        action='store_true',
        help='only say how far each exercise is; what is known to pass or to fail is not run again',
    )
    for option in more_options():
        option.add(group)


def more_options() -> list[ModuleType]:
    """The modules `option.py` of the kit's parts, for what is not in every copy of the kit (students get only theirs).

    `add(group)` declares a part's options of pytest, `configure(course, config)` does what they ask for.
    """
    parts = sorted(path.relative_to(KIT).with_suffix('').parts for path in KIT.glob('rozdej/*/*/option.py'))
    return [importlib.import_module('.'.join(part)) for part in parts]


def _check_values(arguments: list[str]) -> None:
    """Whether there is a number after `--level` and a folder after `--impl`; pytest would say it in English."""
    for option, value in pairwise([*arguments, '']):
        name, sign, joined = option.partition('=')
        level = joined if sign else value
        if name == '--level' and not re.fullmatch(r'-?\d+', level):
            raise pytest.UsageError(describe_level_without_number(level))
        if name == '--impl' and not sign and (not value or value.startswith('-')):
            raise pytest.UsageError(NO_FOLDER.format(typed_command()))
        if re.fullmatch(r'-n(\d*|auto|logical)|--numprocesses', name) and importlib.util.find_spec('xdist') is None:
            raise pytest.UsageError(NO_SUCH_LIBRARY.format(name))


@pytest.hookimpl(tryfirst=True)
def pytest_cmdline_main(config: pytest.Config) -> int | None:
    """Begin again with the kit's settings, when pytest has found others or none.

    It looks for them beside each path on the command line, and takes the folder in `--impl DIR` for
    one; a `pytest.ini` among a student's files comes before the kit's.
    """
    if config.getoption('overview') and config.getoption('numprocesses', None):
        config.option.numprocesses, config.option.dist, config.option.tx = None, 'no', []  # processes see parts
    arguments = list(config.invocation_params.args)
    root = find_root(config.invocation_params.dir)
    if config.getoption('watch') and root and (folder := _watched(config, root)):
        return run_at_each_save(config, folder)
    settings = root and root / 'pyproject.toml'
    if not settings or not settings.is_file() or config.inipath == settings or hasattr(config, 'workerinput'):
        return None
    if config.getoption('inifilename', None) or config.getoption('rootdir', None):
        return None
    return pytest.main(['-c', str(settings), f'--rootdir={root}', *arguments], config.invocation_params.plugins)


def _watched(config: pytest.Config, root: Path) -> Path | None:
    """The folder of the programs under test; None when there is none, which the run itself will explain."""
    with suppress(NoImplementation):
        return ProgramsUnderTest(
            root, find_exercises(root), config.getoption('--impl'), config.invocation_params.dir
        ).folder
    return None


def pytest_configure(config: pytest.Config) -> None:
    root = _kit_of(config)
    if root is None:
        _check_folder(config)
        return
    hint = _hint_asked_for(config)
    _check_paths(config, root)
    try:
        under_test = ProgramsUnderTest(
            root, find_exercises(root), config.getoption('--impl'), config.invocation_params.dir
        )
    except NoImplementation as error:
        raise pytest.UsageError(describe_no_implementation(error)) from None
    config.stash[ProgramsUnderTest.KEY] = under_test
    for option in more_options():
        option.configure(under_test, config)
    under_test.open()
    config.add_cleanup(under_test.close)
    config.add_cleanup(gc.unfreeze)  # after pytest has looked for garbage, for its plugins are configured later
    config.pluginmanager.register(fixtures_by_name(under_test), 'rozdej-modules')
    # What the guard ends inside a `__del__` of a student's becomes a warning, in English and about the kit.
    config.addinivalue_line('filterwarnings', 'ignore::pytest.PytestUnraisableExceptionWarning')
    config.addinivalue_line('filterwarnings', 'ignore::pytest.PytestCacheWarning')  # a folder that cannot be written
    for said_in_czech in '"is', '.*(not callable|not tuple); perhaps you missed a comma':
        config.addinivalue_line('filterwarnings', f'ignore:{said_in_czech}:SyntaxWarning')
    rules = LevelRules(under_test, config)
    beyond = BeyondLevelRunner(under_test, config, rules)
    report = LevelReport(under_test, config, rules, beyond, HintChoice(config, hint, config.getoption('trace_call')))
    for part in (StudentFixtures(under_test), beyond, rules, report):  # rules look at marks before anybody uses them
        config.pluginmanager.register(part, f'rozdej-{type(part).__name__}')
    if not hasattr(config, 'workerinput'):  # of pytest-xdist, which tells itself whose process has ended
        hard_timeout = HardTimeout(under_test, config)
        config.pluginmanager.register(hard_timeout, 'rozdej-HardTimeout')
        config.pluginmanager.register(Debugging(under_test, config, hard_timeout), 'rozdej-Debugging')


def pytest_collection_finish(session: pytest.Session) -> None:
    """Keep all objects out of garbage collection, which takes longer than most tests: they stay to the end."""
    if ProgramsUnderTest.KEY in session.config.stash:
        gc.freeze()


def _hint_asked_for(config: pytest.Config) -> int | None:
    """The number after `--hint`, `NEXT` without one, None when nobody asked."""
    value = config.getoption('hint')
    if value and (config.invocation_params.dir / value.split('::')[0]).exists():
        # `pytest --hint tests/klondike`: an option that may stand alone has swallowed the path.
        named = config.args if config.args_source is pytest.Config.ArgsSource.ARGS else []
        config.args, config.args_source = [*named, value], pytest.Config.ArgsSource.ARGS
        value = config.option.hint = ''
    if value and not re.fullmatch(r'[1-9][0-9]?', value):
        raise pytest.UsageError(describe_hint_without_number(value))
    return None if value is None else int(value or NEXT)


def _check_paths(config: pytest.Config, root: Path) -> None:
    """A path that is not there is told in Czech; pytest would say it only after collecting."""
    if not _are_named(config) or config.getoption('pyargs', False):
        return
    here = config.invocation_params.dir
    for argument in config.args:
        path = argument.split('::')[0]
        if (here / path).resolve() in (root / 'ui.py', root / 'start.py'):
            raise pytest.UsageError(NO_TESTS.format(path=path, python=typed_python()))
        if not (here / path).exists():
            if (root / path).exists():
                raise pytest.UsageError(wrong_folder(root))
            raise pytest.UsageError(describe_missing_path(path, _command_meant(argument, here, root)))


def _command_meant(wrong: str, here: Path, root: Path) -> list[str]:
    """The command with another path or option in place of that path; [] when none is like it.

    It may be an exercise without its folder, an option without its dashes, or a level without its option.
    """
    typed, path = sys.argv[1:], wrong.split('::')[0]
    if typed.count(wrong) != 1:  # it comes from elsewhere
        return []
    if wrong.isdecimal() and '--level' not in typed:
        place = typed.index(wrong)
        return [*typed[:place], '--level', *typed[place:]]
    options = {option.lstrip('-'): option for option in OPTIONS}
    meant = {exercise.name: relative_path(exercise.tests, here) for exercise in find_exercises(root)} | options
    name, sign, value = Path(path).name.lower().partition('=')
    near = get_close_matches(name, meant, n=1, cutoff=0.65)
    if not near or (sign and near[0] not in options):
        return []
    return [meant[near[0]] + sign + value + wrong[len(path) :] if word == wrong else word for word in typed]


def _check_folder(config: pytest.Config) -> None:
    """A path that is in the kit and not here: the command was typed in another folder. Or the kit has no exercises."""
    if not find_root(config.rootpath) and all((config.rootpath / name).is_file() for name in ('start.py', 'ui.py')):
        raise pytest.UsageError(describe_lost_exercises(config.rootpath))
    here = config.invocation_params.dir
    paths = [argument.split('::')[0] for argument in config.args] if _are_named(config) else []
    if any((KIT / path).exists() and not (here / path).exists() for path in paths):
        raise pytest.UsageError(wrong_folder(KIT))


def _are_named(config: pytest.Config) -> bool:
    """Whether the paths to run were typed."""
    return config.args_source is pytest.Config.ArgsSource.ARGS


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
    named = _are_named(config)
    tested = [(here / argument.split('::')[0]).resolve() for argument in config.args] if named else [here]
    own = all(path.is_relative_to(root / 'checks') for path in tested)
    return None if own and (named or not asked) else root
