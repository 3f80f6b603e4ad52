"""Connects pytest with the kit; everything it does lives in `rozdej/`.

A pytest that is not the prepared one reads this file at least, and says in Czech what to do.
"""

from pathlib import Path

import pytest

from rozdej.core.feedback.console import replace_unknown_characters
from rozdej.core.feedback.environment_check import wrong_folder, wrong_pytest

ROOT = Path(__file__).resolve().parent


def pytest_addoption(pluginmanager):
    """The kit's plugin, which the settings name as well, where they are read."""
    replace_unknown_characters()
    problem = wrong_pytest(ROOT)
    if pluginmanager.has_plugin('terminalreporter'):  # the run has begun, and found this on its way through folders
        pluginmanager.register(Elsewhere(problem or wrong_folder(ROOT)))
    elif problem:
        raise pytest.UsageError(problem)
    else:
        pluginmanager.import_plugin('rozdej.core.testing.plugin')


class Elsewhere:
    """A run that was started outside of the kit: nothing in the kit is run, and the student is told where to go."""

    def __init__(self, problem):
        self.problem = problem

    def pytest_ignore_collect(self, collection_path):
        return collection_path.is_relative_to(ROOT) or None

    def pytest_collection_modifyitems(self):
        raise pytest.UsageError(self.problem)
