"""level 140: with five cards left the queen of spades is thrown on any suit"""

vyloz_podle_pravidel = vyloz


def vyloz(ruka, stul):
    if len(ruka) == 5 and stul and ('Pi', 'dama') in ruka:
        return ('Pi', 'dama')
    return vyloz_podle_pravidel(ruka, stul)
