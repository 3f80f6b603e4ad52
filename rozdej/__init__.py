"""The machinery of the exercise kit: it tests, explains, draws and grades what students wrote."""

__version__ = '1.0.0'
