"""level 62: needs a first trick"""


def body(stychy):
    soucet = sum(body_karet()[v['karta']] for v in stychy[0])
    for stych in stychy[1:]:
        for v in stych:
            soucet += body_karet()[v['karta']]
    return soucet
