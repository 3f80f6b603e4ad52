"""level 61: the sum starts again with every trick"""


def body(stychy):
    soucet = 0
    for stych in stychy:
        soucet = 0
        for v in stych:
            soucet += body_karet()[v['karta']]
    return soucet
