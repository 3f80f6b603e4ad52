"""level 61: return stands inside the loop"""


def body(stychy):
    soucet = 0
    for stych in stychy:
        for v in stych:
            soucet += body_karet()[v['karta']]
        return soucet
    return 0
