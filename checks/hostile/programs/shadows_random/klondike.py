# attacks: the module random, by a file of that name that does not shuffle
# base: right
# hits: none
# verdicts: none
# says: random\.py k řešení nepatří
import random
