"""Chooses which of the kit's own tests run, and gives them kits and students' folders to change.

`pytest checks` is the fast run: it leaves out the tests marked with `whole` and draws a part of the sample programs.
`--all` runs everything, `--rest` only what the fast run left out; naming a file or a folder of tests runs all of it.
"""

import datetime
import gc
import random
import re
import shutil
import signal
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any, TypeVar

import pytest

from checks.browser import Browser
from checks.cloned import klondike_alone
from checks.running import ROOT, Run, run_pytest
from rozdej.teacher.isolation.protection import NoSandbox

PART, MOST = 5, 12
"""The fast run draws one of so many sample programs, and at most so many of an exercise."""

WHOLE_RUN = 'python3 start.py --kit --all'
LEFT_OUT = 'tests_left_out'
"""What a worker of pytest-xdist calls the number of tests it did not run."""

Item = TypeVar('Item')


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup('kit', "the kit's own tests")
    group.addoption('--all', action='store_true', help='also the slow tests, and all sample programs')
    group.addoption('--rest', action='store_true', help='only the slow tests, and all sample programs')
    group.addoption('--imitate', choices=['windows', 'macos'], help='as if on this platform; see checks/imitations')
    group.addoption('--draw', type=int, metavar='SEED', help='draw sample programs under this seed')


@pytest.hookimpl(tryfirst=True)
def pytest_cmdline_main(config: pytest.Config) -> None:
    """Begin again, in a process that imitates a platform, where that is asked for."""
    platform = config.getoption('imitate', None)
    if platform is not None:
        from checks.imitations import become

        become(platform)


def pytest_configure(config: pytest.Config) -> None:
    # Processes of a run in the background, or behind `nohup`, would not hear them.
    for name, handler in {'SIGINT': signal.default_int_handler, 'SIGHUP': signal.SIG_DFL}.items():
        number = getattr(signal, name, None)
        if number is not None and signal.getsignal(number) == signal.SIG_IGN:
            signal.signal(number, handler)
    gc.set_threshold(50_000)  # so many new things at a time, not 700: looking for garbage took a tenth of the run
    config.addinivalue_line('markers', 'whole(reason): too slow for the fast run, and why; --all runs it')
    if config.getoption('draw', None) is None and is_fast(config):
        config.option.draw = today()
    if not hasattr(config, 'workerinput'):
        config.pluginmanager.register(LastLine(config), LastLine.__name__)


def today() -> int:
    """What is drawn under where nothing else is said: others each day."""
    return int(f'{datetime.date.today():%Y%m%d}')


def is_about_everything(config: pytest.Config) -> bool:
    """Whether all of `checks` is to run, and not only some of its files."""
    return ROOT / 'checks' in [(config.invocation_params.dir / argument).resolve() for argument in config.args]


def is_fast(config: pytest.Config) -> bool:
    """Whether this is the fast run."""
    return is_about_everything(config) and not (config.getoption('all', False) or config.getoption('rest', False))


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report(collector: pytest.Collector) -> Iterator[None]:
    """Refuse a mark that does not say why, and skip a module of tests that needs what is for another platform."""
    report = yield
    raised = report.call.excinfo if report.failed else None
    if raised and (platform := _other_platform(raised.value)):
        sys.modules.pop('.'.join(collector.path.relative_to(ROOT).with_suffix('').parts), None)  # half of it
        why = f'Skipped: needs a module of the kit for {platform}'
        report.outcome, report.longrepr = 'skipped', (str(collector.path), 0, why)
    for item in report.result or ():
        marks = item.iter_markers('whole') if isinstance(item, pytest.Item) else ()
        if not all(mark.kwargs.get('reason') for mark in marks):
            report.outcome, report.longrepr = 'failed', f"{item.nodeid}: needs pytest.mark.whole(reason='…')"
    return report


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out of the fast run what is marked, and order the rest."""
    left_out = []
    if is_fast(config):
        left_out = [item for item in items if item.get_closest_marker('whole')]
    elif config.getoption('rest', False):
        left_out = [item for item in items if not (item.get_closest_marker('whole') or draws(item))]
    if hasattr(config, 'workeroutput'):
        config.workeroutput[LEFT_OUT] = len(left_out)
    else:
        config.pluginmanager.get_plugin(LastLine.__name__).left_out = len(left_out)
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        unwanted = {*left_out}
        items[:] = [item for item in items if item not in unwanted]
    # What a folder's tests share is made once in each process that runs some of them: they follow one another, in
    # whatever order. Those that draw take longest, so they begin.
    folders = {folder: place for place, folder in enumerate(dict.fromkeys(item.path.parent for item in items))}
    items.sort(key=lambda item: (not draws(item), folders[item.path.parent]))


def pytest_collection_finish() -> None:
    """Leave what was collected out of every later look for garbage, which may fall into a call with a short limit."""
    gc.collect()
    gc.freeze()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo) -> Iterator[None]:
    """Skip a test that needs a sandbox where there is none, or that itself uses what this system's Python lacks, as
    `os.killpg`; the kit has to do without that.
    """
    raised = call.excinfo
    place = Path(raised.traceback.filter(raised)[-1].path) if raised else ROOT
    lacking = _lacking(raised.value) if raised and place.is_relative_to(ROOT / 'checks') else ''
    if raised and isinstance(raised.value, NoSandbox):
        lacking = 'a sandbox'
    if raised and lacking:
        skip = pytest.skip.Exception(f'needs {lacking}, which this system does not have')
        call.excinfo = pytest.ExceptionInfo.from_exception(skip.with_traceback(raised.tb))
    return (yield)


def _other_platform(error: BaseException) -> str:
    """The platform for which a module of the kit says at its beginning that it is; '' for any other error."""
    statement = str(pytest.ExceptionInfo.from_exception(error).traceback[-1].statement)
    found = re.fullmatch(r"assert sys\.platform == '(\w+)'", statement)
    return found[1] if found and isinstance(error, AssertionError) else ''


def _lacking(error: BaseException) -> str:
    """What of the standard library could not be found; '' for any other error."""
    owner = getattr(error, 'obj', None) if isinstance(error, AttributeError) else None
    if isinstance(owner, ModuleType) and owner.__name__ in sys.stdlib_module_names:
        return f'{owner.__name__}.{error.name}'
    return error.name if isinstance(error, ModuleNotFoundError) and error.name in sys.stdlib_module_names else ''


def draws(item: pytest.Item) -> bool:
    """Whether the test looks at a part of the sample programs in the fast run."""
    return 'draw' in getattr(item, 'fixturenames', ())


class LastLine:
    """Says at the end of a run how much it was, and how to run the rest."""

    def __init__(self, config: pytest.Config):
        self.config = config
        self.started = time.monotonic()
        self.left_out = 0

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any) -> None:
        """Where other processes (of pytest-xdist) ran the tests, each left out the same ones."""
        self.left_out = max(self.left_out, getattr(node, 'workeroutput', {}).get(LEFT_OUT, 0))

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_sessionfinish(self) -> Iterator[None]:
        yield
        terminal = self.config.pluginmanager.get_plugin('terminalreporter')
        if terminal is not None:
            terminal.write_line(self.line(len(terminal.getreports('passed')) + len(terminal.getreports('failed'))))

    def line(self, ran: int) -> str:
        """What ran, how long, and how to run the rest."""
        amount = f'{ran} tests in {time.monotonic() - self.started:.0f} s'
        if is_fast(self.config):
            seed = self.config.getoption('draw')
            return (
                f'Fast run: {amount}. {self.left_out} slow tests and most sample programs were left out '
                f'(drawn with --draw {seed}); to run everything: {WHOLE_RUN}'
            )
        if is_about_everything(self.config):
            return f'{"Rest" if self.config.getoption("rest") else "Whole run"}: {amount}.'
        named = self.config.args
        shown = ' '.join(named) if len(named) < 10 else f'{len(named)} files and tests'
        return f'Only {shown}: {amount}. To run everything: {WHOLE_RUN}'


@pytest.fixture
def draw(pytestconfig: pytest.Config) -> Callable[..., list[Item]]:
    """`draw(items)` is a part of them in the fast run and under `--draw`, at least one; otherwise all of them.

    `draw(items, most=N)` is never more than N, others each day: for what is compared as a whole by hand.
    """
    seed = pytestconfig.getoption('draw')

    def drawn(items: Iterable[Item], most: int | None = None) -> list[Item]:
        found = list(items)
        number = len(found) if most is None else min(most, len(found))
        if seed is not None:
            number = min(MOST, -(-number // PART))
        chosen = random.Random(today() if seed is None else seed).sample(range(len(found)), number)
        return [found[index] for index in sorted(chosen)]

    return drawn


@pytest.fixture
def kit(tmp_path: Path) -> Path:
    """A copy of the kit that a test may change, with Klondike as its only exercise."""
    return klondike_alone(tmp_path / 'kit')


@pytest.fixture
def run_test(kit: Path) -> Callable[..., Run]:
    """`run_test(text, '--impl', folder)` runs pytest on a file with that text, among the tests of Klondike."""
    path = kit / 'tests' / 'klondike' / 'test_500.py'

    def run(text: str, *options: object) -> Run:
        path.write_text(text, encoding='utf-8')
        return run_pytest(path, *options, cwd=kit)

    return run


@pytest.fixture
def author_kit(kit: Path) -> Path:
    """A copy of the kit that an author can add an exercise to: with its machinery, and a player for the window."""
    unneeded = shutil.ignore_patterns('__pycache__', 'make')
    for name in ('rozdej', 'static', 'checks/window'):
        shutil.copytree(ROOT / name, kit / name, ignore=unneeded)
    for path in (ROOT / 'checks').glob('*.py'):
        shutil.copy(path, kit / 'checks' / path.name)
    return kit


@pytest.fixture(scope='session')
def bubblewrap() -> None:
    """What a sandbox needs: a test that asks for it is skipped where it is not installed, which it is in CI."""
    if shutil.which('bwrap') is None or sys.platform != 'linux':
        pytest.skip('needs bubblewrap on Linux')


@pytest.fixture(params=[(), ('--isolated',)], ids=['here', 'isolated'])
def where(request: pytest.FixtureRequest) -> tuple[str, ...]:
    """The option that decides where the program under test runs: in the process of pytest, and in a sandbox."""
    if request.param:
        request.getfixturevalue('bubblewrap')
    return request.param


@pytest.fixture(scope='session')
def chromium(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    """The Chromium behind `browser`."""
    with Browser(tmp_path_factory.mktemp('browser')) as started:
        yield started


@pytest.fixture
def browser(chromium: Browser) -> Iterator[Browser]:
    """A browser of a usual width in light colours; whatever it opens comes from the disk, without an error."""
    chromium.resize(1300)
    chromium.dark(False)
    chromium.open('data:text/html,')
    chromium.requests.clear()
    chromium.errors.clear()
    yield chromium
    assert not chromium.errors
    assert all(address.startswith('file://') for address in chromium.requests), chromium.requests


@pytest.fixture
def submission(tmp_path: Path):
    """`submission(text)` is a folder with that klondike.py; `submission(fragment, on='solution')`
    puts the text behind the reference solution, so that it redefines what it defines."""

    def make(text: str | bytes, *, on: str | None = None, file: str = 'klondike.py') -> Path:
        folder = tmp_path / 'odevzdano'
        folder.mkdir(exist_ok=True)
        if on == 'solution':
            text = (ROOT / 'reseni' / 'klondike' / file).read_text(encoding='utf-8') + '\n\n' + str(text)
        data = text if isinstance(text, bytes) else text.encode()
        (folder / file).write_bytes(data)
        return folder

    return make
