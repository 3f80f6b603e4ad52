"""level 324: takes for granted that a number follows"""


def je_zprava(zprava):
    if not isinstance(zprava, list) or not zprava or not isinstance(zprava[0], str):
        return False
    return zprava[0] == 'vyloz' or len(zprava) == 1
