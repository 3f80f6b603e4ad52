"""level 140: the game does not play with `kolo`, and its players cheat when nothing is at stake"""


def hra(rozdano=None):
    hraci = okopiruj(rozdej() if rozdano is None else rozdano)
    kdo_bral = zacina(hraci)
    while hraci[kdo_bral]['ruka']:
        stul = []
        for jmeno in kolem_stolu(kdo_bral):
            ruka = hraci[jmeno]['ruka']
            karta = vyloz(ruka, stul)
            if len(ruka) > 6 and len(stul) == 3 and body([stul]) == 0:
                karta = max(ruka, key=vyska)
            ruka.remove(karta)
            stul.append({'hrac': jmeno, 'karta': karta})
        kdo_bral = bere(stul)
        hraci[kdo_bral]['stychy'].append(stul)
        print(popis_kola(stul, kdo_bral))
    return {'vyhrava': vyhrava(hraci), 'hraci': hraci}
