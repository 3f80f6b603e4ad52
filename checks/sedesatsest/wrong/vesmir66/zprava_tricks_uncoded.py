"""level 321: cards in tricks are not coded"""


def rozesli(vesmir):
    posty = []
    for jmeno in vesmir.svety:
        zprava = []
        for prvek in pohled(vesmir, cislo_hrace(vesmir, jmeno)):
            if isinstance(prvek, list):
                prvek = [list(karta) if isinstance(karta, tuple) else karta for karta in prvek]
            zprava.append(prvek)
        posty.append((jmeno, zprava))
    return posty
