"""level 140: who is the last in a trick without points gets rid of the highest card, whatever its suit"""

vyloz_podle_pravidel = vyloz


def vyloz(ruka, stul):
    if len(ruka) > 6 and len(stul) == 3 and body([stul]) == 0:
        return max(ruka, key=vyska)
    return vyloz_podle_pravidel(ruka, stul)
