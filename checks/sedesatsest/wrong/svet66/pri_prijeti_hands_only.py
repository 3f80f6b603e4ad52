"""level 411: decodes hands only"""


def pri_prijeti(svet, zprava):
    if not isinstance(zprava, list) or len(zprava) != 15:
        return svet
    novy = Svet(*zprava)
    novy = novy._replace(ruka1=dekoduj_vse(novy.ruka1), ruka2=dekoduj_vse(novy.ruka2))
    return (novy, ['rozhodni']) if novy.stav == 'stych' else novy
