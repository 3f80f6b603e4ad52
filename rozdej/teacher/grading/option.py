"""Adds the option `pytest --isolated`, which runs the level tests in a sandbox as `rozdej grade` does."""

import pytest

from rozdej.core.testing.programs_under_test import ProgramsUnderTest


def add(group: pytest.OptionGroup) -> None:
    """Declare the option."""
    group.addoption(
        '--isolated',
        action='store_true',
        help='run the program in a sandbox of its own, as rozdej grade does (Linux with bubblewrap)',
    )


def configure(course: ProgramsUnderTest, config: pytest.Config) -> None:
    """Run the programs under test in sandboxes if the option is given. Raises `UsageError`, in Czech, without one."""
    if not config.getoption('isolated'):
        return
    from rozdej.core.student.limits import Limits  # imported here, as most runs do not need it
    from rozdej.teacher.isolation.protection import NoSandbox
    from rozdej.teacher.isolation.remote import RemoteProgram
    from rozdej.teacher.isolation.workers import SandboxPool

    try:
        pool = SandboxPool(ahead=1)
    except NoSandbox as error:
        refusal = f'Přepínač --isolated tu nefunguje: program nejde spustit odděleně. Pusť testy bez něj. ({error})'
        raise pytest.UsageError(refusal) from None
    config.add_cleanup(pool.close)
    for program in list(course.programs.values()):
        isolated = RemoteProgram(program.implementation, pool, Limits())
        config.add_cleanup(isolated.close)
        course.replace(isolated)
