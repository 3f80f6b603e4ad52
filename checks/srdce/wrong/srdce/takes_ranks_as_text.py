"""level 53: compares ranks as text"""


def bere(stul):
    barva_kola = stul[0]['karta'][0]
    v_barve = []
    for v in stul:
        if v['karta'][0] == barva_kola:
            v_barve.append((str(v['karta'][1]), v['hrac']))
    return max(v_barve)[1]
