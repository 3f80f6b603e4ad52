"""level 81: who takes all 26 points wins"""

vyhrava_nejmin = vyhrava


def vyhrava(hraci):
    for jmeno, hrac in hraci.items():
        if body(hrac.get('stychy', [])) == 26:
            return {jmeno}
    return vyhrava_nejmin(hraci)
