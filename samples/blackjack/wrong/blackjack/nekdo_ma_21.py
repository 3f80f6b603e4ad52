"""level 60: takes one hand"""
def nekdo_ma_21(ruka):
    return vyhodnot_ruku(ruka)[0] == 21


"""level 61: asks for 21 in both hands"""
def nekdo_ma_21(krupier, hrac):
    return vyhodnot_ruku(krupier)[0] == 21 and vyhodnot_ruku(hrac)[0] == 21


"""level 61: compares the pair with a number, which is never true"""
def nekdo_ma_21(krupier, hrac):
    return vyhodnot_ruku(krupier) == 21 or vyhodnot_ruku(hrac) == 21


"""level 61: reveals the dealer's hand in place to see it"""
def nekdo_ma_21(krupier, hrac):
    for i in range(len(krupier)):
        krupier[i] = (krupier[i][0], 'licem')
    return vyhodnot_ruku(krupier)[0] == 21 or vyhodnot_ruku(hrac)[0] == 21


"""level 61: returns None when nobody has 21"""
def nekdo_ma_21(krupier, hrac):
    for ruka in krupier, hrac:
        soucet, stav = vyhodnot_ruku(ruka)
        if soucet == 21:
            return True


"""level 61: more than 21 counts too"""
def nekdo_ma_21(krupier, hrac):
    return vyhodnot_ruku(krupier)[0] >= 21 or vyhodnot_ruku(hrac)[0] >= 21


"""level 61: remembers that somebody had 21"""
nekdo_mel = False

def nekdo_ma_21(krupier, hrac):
    global nekdo_mel
    if vyhodnot_ruku(krupier)[0] == 21 or vyhodnot_ruku(hrac)[0] == 21:
        nekdo_mel = True
    return nekdo_mel
