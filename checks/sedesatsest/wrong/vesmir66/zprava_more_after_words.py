"""level 324: does not mind if something follows a word without a number"""


def je_zprava(zprava):
    if not isinstance(zprava, list) or not zprava or not isinstance(zprava[0], str):
        return False
    return zprava[0] != 'vyloz' or len(zprava) == 2 and type(zprava[1]) is int
