"""level 51: thinks that Gábi always leads"""
def bere(stul):
    nejlepsi = 0
    for i in range(len(stul)):
        if stul[i]['karta'][0] == stul[0]['karta'][0] and vyska(stul[i]['karta']) > vyska(stul[nejlepsi]['karta']):
            nejlepsi = i
    return HRACI[nejlepsi]


"""level 51: compares with the card led, not with the highest so far"""
def bere(stul):
    prvni = stul[0]
    kdo = prvni['hrac']
    for v in stul:
        if v['karta'][0] == prvni['karta'][0] and OBRAZY.index(v['karta'][1]) > OBRAZY.index(prvni['karta'][1]):
            kdo = v['hrac']
    return kdo


"""level 51: sorts the table it was given"""
def bere(stul):
    barva_kola = stul[0]['karta'][0]
    stul.sort(key=lambda v: (v['karta'][0] == barva_kola, OBRAZY.index(v['karta'][1])))
    return stul[-1]['hrac']


"""level 51: who leads always takes"""
def bere(stul):
    return stul[0]['hrac']


"""level 51: the lowest card takes"""
def bere(stul):
    barva_kola = stul[0]['karta'][0]
    nejlepsi = stul[0]
    for v in stul:
        if v['karta'][0] == barva_kola and OBRAZY.index(v['karta'][1]) < OBRAZY.index(nejlepsi['karta'][1]):
            nejlepsi = v
    return nejlepsi['hrac']


"""level 52: the highest card of any suit takes"""
def bere(stul):
    nejlepsi = stul[0]
    for v in stul:
        if OBRAZY.index(v['karta'][1]) > OBRAZY.index(nejlepsi['karta'][1]):
            nejlepsi = v
    return nejlepsi['hrac']


"""level 52: hearts beat the other suits"""
def bere(stul):
    barva_kola = stul[0]['karta'][0]
    for v in stul:
        if v['karta'][0] == 'Sr':
            barva_kola = 'Sr'
    nejvyssi = -1
    for v in stul:
        if v['karta'][0] == barva_kola and OBRAZY.index(v['karta'][1]) > nejvyssi:
            nejvyssi = OBRAZY.index(v['karta'][1])
            kdo = v['hrac']
    return kdo


"""level 52: a king takes in any suit"""
def bere(stul):
    nejlepsi = stul[0]
    for vylozeno in stul:
        barva_karty, obraz_karty = vylozeno['karta']
        if vyska_vylozene(vylozeno) > vyska_vylozene(nejlepsi):
            if barva_karty == barva(nejlepsi['karta']) or obraz_karty == 'kral':
                nejlepsi = vylozeno
    return nejlepsi['hrac']


"""level 52: the queen of spades takes, whatever was led"""
bere_podle_barvy = bere

def bere(stul):
    for vylozeno in stul:
        if vylozeno['karta'] == ('Pi', 'dama'):
            return vylozeno['hrac']
    return bere_podle_barvy(stul)


"""level 52: stops looking when somebody does not follow suit"""
def bere(stul):
    nejlepsi = stul[0]
    for v in stul:
        if v['karta'][0] != stul[0]['karta'][0]:
            break
        if OBRAZY.index(v['karta'][1]) > OBRAZY.index(nejlepsi['karta'][1]):
            nejlepsi = v
    return nejlepsi['hrac']


"""level 52: compares the suit with the card before"""
def bere(stul):
    nejlepsi = stul[0]
    for i in range(1, len(stul)):
        if stul[i]['karta'][0] == stul[i - 1]['karta'][0]:
            if OBRAZY.index(stul[i]['karta'][1]) > OBRAZY.index(nejlepsi['karta'][1]):
                nejlepsi = stul[i]
    return nejlepsi['hrac']


"""level 53: the ace is the lowest card"""
def bere(stul):
    od_esa = ['eso'] + OBRAZY[:-1]
    barva_kola = stul[0]['karta'][0]
    nejlepsi = stul[0]
    for v in stul:
        if v['karta'][0] == barva_kola and od_esa.index(v['karta'][1]) > od_esa.index(nejlepsi['karta'][1]):
            nejlepsi = v
    return nejlepsi['hrac']


"""level 53: compares ranks as text"""
def bere(stul):
    barva_kola = stul[0]['karta'][0]
    v_barve = []
    for v in stul:
        if v['karta'][0] == barva_kola:
            v_barve.append((str(v['karta'][1]), v['hrac']))
    return max(v_barve)[1]


"""level 53: compares numbers with words"""
def bere(stul):
    barva_kola = stul[0]['karta'][0]
    nejlepsi = stul[0]
    for v in stul:
        if v['karta'][0] == barva_kola and v['karta'][1] > nejlepsi['karta'][1]:
            nejlepsi = v
    return nejlepsi['hrac']


"""level 51: remembers the highest card of the last table"""
nejvyssi = -1
kdo = None

def bere(stul):
    global nejvyssi, kdo
    for vylozena in stul:
        if barva(vylozena['karta']) == barva(stul[0]['karta']) and vyska(vylozena['karta']) > nejvyssi:
            nejvyssi = vyska(vylozena['karta'])
            kdo = vylozena['hrac']
    return kdo


"""level 53: the ace of hearts is the lowest heart"""
bere_i_srdce = bere

def bere(stul):
    if stul[0]['karta'][0] != 'Sr':
        return bere_i_srdce(stul)
    bez_esa = [vylozeno for vylozeno in stul if vylozeno['karta'] != ('Sr', 'eso')]
    if len(bez_esa) < len(stul) and any(barva(vylozeno['karta']) == 'Sr' for vylozeno in bez_esa):
        return max((v for v in bez_esa if barva(v['karta']) == 'Sr'), key=vyska_vylozene)['hrac']
    return bere_i_srdce(stul)


"""level 52: the ace of hearts takes whatever is led
says: Jiná než vynesená barva nebere, ať je to kterákoli karta.
"""
bere_vynesena = bere

def bere(stul):
    for vylozeno in stul:
        if vylozeno['karta'] == ('Sr', 'eso'):
            return vylozeno['hrac']
    return bere_vynesena(stul)
