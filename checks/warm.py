"""Loads in the fork server of `checks.running` all that a run of pytest imports."""

import gc
import importlib
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO

import pytest

with redirect_stdout(StringIO()), redirect_stderr(StringIO()):
    pytest.main(['--markers'])  # loads pytest's plugins and ours, which pytest must be the first to import
for name in ('diagnosis', 'evidence'):  # a run imports both when it explains its first failure
    importlib.import_module(f'rozdej.core.feedback.{name}')
gc.freeze()
