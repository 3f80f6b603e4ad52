# attacks: the stack, by a function that calls itself for ever
# base: right
# hits: 11-12
# verdicts: raised
# says: volá sama sebe


def popis_balicku(balicek):
    return popis_balicku(balicek)
