"""level 85: keeps who is on turn in a global"""
na_tahu = 'x'

def dalsi_hrac():
    global na_tahu
    na_tahu = 'o' if na_tahu == 'x' else 'x'
    return na_tahu


"""level 86: two ifs in a row turn the player back"""
def dalsi_hrac(hrac):
    if hrac == 'x':
        hrac = 'o'
    if hrac == 'o':
        hrac = 'x'
    return hrac


"""level 86: takes turns without looking at the parameter"""
posledni = 'x'

def dalsi_hrac(hrac):
    global posledni
    if posledni == 'x':
        posledni = 'o'
    else:
        posledni = 'x'
    return posledni
