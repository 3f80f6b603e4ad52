"""The machinery of the exercise kit: it tests, explains and (later) draws what students wrote."""

__version__ = '0.1.0'
