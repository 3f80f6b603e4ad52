# attacks: pytest, by a module of that name beside the program
# base: wrong
# hits: none
# verdicts: wrong value
# says: pytest\.py k řešení nepatří
try:
    import pytest
except ImportError:
    pass
