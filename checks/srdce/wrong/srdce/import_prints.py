"""level 1: a trial print was left in"""

print(rozdej())
