"""How a test can end, in the words of grading."""

from enum import StrEnum


class Verdict(StrEnum):
    """How one test ended."""

    PASSED = 'passed'
    WRONG_VALUE = 'wrong value'
    RAISED = 'raised'
    TOO_SLOW = 'too slow'
    TOO_MUCH_MEMORY = 'too much memory'
    TOO_MUCH_OUTPUT = 'too much output'
    ENDED_THE_PROGRAM = 'ended the program'
    FUNCTION_MISSING = 'function missing'
    WRONG_NUMBER_OF_PARAMETERS = 'wrong number of parameters'
    FAILS_FRESH_CASES = 'fails fresh cases'
    FILE_DOES_NOT_PARSE = 'file does not parse'
    NOT_RUN = 'not run'
    GRADERS_OWN_ERROR = "grader's own error"
    """Never blamed on the student."""
