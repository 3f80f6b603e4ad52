"""level 61: the sum is kept between calls"""

celkem = 0


def body(stychy):
    global celkem
    for stych in stychy:
        for v in stych:
            celkem += body_karet()[v['karta']]
    return celkem
