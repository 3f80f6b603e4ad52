# attacks: the module json, which the grader itself speaks
# base: right
# hits: none
# verdicts: none
# says: json\.py k řešení nepatří
import json
