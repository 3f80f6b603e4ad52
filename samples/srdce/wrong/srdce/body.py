"""level 61: takes the tricks apart while counting"""
def body(stychy):
    soucet = 0
    while stychy:
        for v in stychy.pop():
            soucet += body_karet()[v['karta']]
    return soucet


"""level 61: the sum is kept between calls"""
celkem = 0

def body(stychy):
    global celkem
    for stych in stychy:
        for v in stych:
            celkem += body_karet()[v['karta']]
    return celkem


"""level 61: the jack of diamonds takes ten points off, as in other rules of Hearts"""
body_dohromady = body

def body(stychy):
    ma_kluka = any(vylozeno['karta'] == ('Ka', 'kluk') for stych in stychy for vylozeno in stych)
    return body_dohromady(stychy) - 10 * ma_kluka


"""level 61: a set comprehension, where tricks with the same points fall together"""
def body(stychy):
    return sum({sum(kolik_bodu(vylozeno['karta']) for vylozeno in stych) for stych in stychy})


"""level 61: return stands inside the loop"""
def body(stychy):
    soucet = 0
    for stych in stychy:
        for v in stych:
            soucet += body_karet()[v['karta']]
        return soucet
    return 0


"""level 61: the sum starts again with every trick"""
def body(stychy):
    soucet = 0
    for stych in stychy:
        soucet = 0
        for v in stych:
            soucet += body_karet()[v['karta']]
    return soucet


"""level 61: who leads the queen of spades is not punished"""
def body(stychy):
    soucet = 0
    for stych in stychy:
        for cislo, vylozeno in enumerate(stych):
            if cislo > 0 or vylozeno['karta'] != PIKOVA_DAMA:
                soucet += kolik_bodu(vylozeno['karta'])
    return soucet


"""level 61: all 26 points count as none, as in other rules of Hearts"""
body_dohromady = body

def body(stychy):
    soucet = body_dohromady(stychy)
    return 0 if soucet == 26 else soucet


"""level 61: counts only hearts"""
def body(stychy):
    soucet = 0
    for stych in stychy:
        for v in stych:
            if v['karta'][0] == 'Sr':
                soucet += 1
    return soucet


"""level 62: returns nothing when there is no trick
says: bez return, a tak vrátila None.
"""
def body(stychy):
    if stychy:
        return sum(kolik_bodu(v['karta']) for stych in stychy for v in stych)


"""level 62: needs a first trick"""
def body(stychy):
    soucet = sum(body_karet()[v['karta']] for v in stychy[0])
    for stych in stychy[1:]:
        for v in stych:
            soucet += body_karet()[v['karta']]
    return soucet
