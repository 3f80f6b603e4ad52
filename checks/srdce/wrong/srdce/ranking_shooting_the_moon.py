"""level 71: who takes all 26 points gives them to the others"""


def poradi(hraci):
    body_hracu = {jmeno: body(hrac.get('stychy', [])) for jmeno, hrac in hraci.items()}
    if 26 in body_hracu.values():
        body_hracu = {jmeno: 26 - pocet for jmeno, pocet in body_hracu.items()}
    skupiny = {}
    for jmeno, pocet in body_hracu.items():
        skupiny.setdefault(pocet, set()).add(jmeno)
    return sorted(skupiny.items(), key=body_skupiny)
