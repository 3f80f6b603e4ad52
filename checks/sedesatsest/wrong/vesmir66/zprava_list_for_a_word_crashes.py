"""level 324: looks up a word that may be a list"""


def je_zprava(zprava):
    if not isinstance(zprava, list) or not zprava:
        return False
    if zprava[0] == 'vyloz':
        return len(zprava) == 2 and type(zprava[1]) is int
    return len(zprava) == 1
