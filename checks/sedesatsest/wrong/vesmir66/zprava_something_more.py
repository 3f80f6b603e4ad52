"""level 324: does not mind if there is something more"""


def je_zprava(zprava):
    if not isinstance(zprava, list) or not zprava or not isinstance(zprava[0], str):
        return False
    return zprava[0] != 'vyloz' or len(zprava) > 1 and type(zprava[1]) is int
