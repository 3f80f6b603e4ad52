"""level 81: one name, not a set"""
def vyhrava(hraci):
    for jmeno in poradi(hraci)[0][1]:
        return jmeno


"""level 81: most points win"""
def vyhrava(hraci):
    return poradi(hraci)[-1][1]


"""level 81: wins only who has no points at all"""
def vyhrava(hraci):
    vitezove = set()
    for jmeno in hraci:
        if body(hraci[jmeno].get('stychy', [])) == 0:
            vitezove.add(jmeno)
    return vitezove


"""level 81: who takes all 26 points wins"""
vyhrava_nejmin = vyhrava

def vyhrava(hraci):
    for jmeno, hrac in hraci.items():
        if body(hrac.get('stychy', [])) == 26:
            return {jmeno}
    return vyhrava_nejmin(hraci)


"""level 81: only the first of those with equal points"""
def vyhrava(hraci):
    nejmene = 27
    for jmeno in hraci:
        b = body(hraci[jmeno].get('stychy', []))
        if b < nejmene:
            nejmene = b
            vitez = jmeno
    return {vitez}


"""level 81: adds to the winners of the last call"""
vitezove = set()

def vyhrava(hraci):
    for jmeno in poradi(hraci)[0][1]:
        vitezove.add(jmeno)
    return vitezove
