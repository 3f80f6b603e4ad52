"""The same small exercise as in the tests of the student's program."""

from checks.student.conftest import exercise, program

__all__ = ['exercise', 'program']
