"""The same small exercise as in the tests of the student's program, and the same kit as in those of pytest's part."""

from checks.core.student.conftest import exercise, program
from checks.core.testing.conftest import short_kit

__all__ = ['exercise', 'program', 'short_kit']
