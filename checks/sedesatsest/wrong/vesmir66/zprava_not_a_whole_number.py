"""level 324: any number will do"""


def je_zprava(zprava):
    if not isinstance(zprava, list) or not zprava or not isinstance(zprava[0], str):
        return False
    if zprava[0] == 'vyloz':
        return len(zprava) == 2 and isinstance(zprava[1], (int, float))
    return len(zprava) == 1
