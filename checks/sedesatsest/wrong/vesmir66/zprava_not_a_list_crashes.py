"""level 324: takes every message for a list"""


def je_zprava(zprava):
    return zprava[0] == 'vyloz' and len(zprava) == 2 and type(zprava[1]) is int or len(zprava) == 1
