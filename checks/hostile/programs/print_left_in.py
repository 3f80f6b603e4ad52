# attacks: nothing: a print left in a function, of hundreds of thousands of characters a call
# base: right
# hits: none
# verdicts: none
# says: ^$


def popis_balicku(balicek):
    print('tady', str(balicek) * 5_000)
    return popis_kartu(balicek[-1]) if balicek else '[   ]'
