# attacks: GeneratorExit and other exceptions that are not errors
# base: right
# hits: 11-12
# verdicts: raised
# says: skončilo chybou:  GeneratorExit


def popis_balicku(balicek):
    raise GeneratorExit
