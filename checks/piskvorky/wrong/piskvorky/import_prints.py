"""level 1: a trial print is left in the file"""

print(vytvor_plan())  # noqa: F821
