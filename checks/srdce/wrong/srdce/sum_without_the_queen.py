"""level 61: counts only hearts"""


def body(stychy):
    soucet = 0
    for stych in stychy:
        for v in stych:
            if v['karta'][0] == 'Sr':
                soucet += 1
    return soucet
