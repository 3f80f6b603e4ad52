"""level 324: looks at the first item of an empty list"""


def je_zprava(zprava):
    if not isinstance(zprava, list) or not isinstance(zprava[0], str):
        return False
    if zprava[0] == 'vyloz':
        return len(zprava) == 2 and type(zprava[1]) is int
    return len(zprava) == 1
