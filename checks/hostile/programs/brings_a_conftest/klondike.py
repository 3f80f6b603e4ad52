# attacks: how tests run, by a conftest.py and tests of its own
# base: wrong
# hits: none
# verdicts: wrong value
# says: conftest\.py k řešení nepatří
