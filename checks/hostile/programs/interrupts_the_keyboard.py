# attacks: KeyboardInterrupt, which would stop a grader that takes it for its own
# base: right
# hits: 11-12
# verdicts: raised, ended the program
# says: KeyboardInterrupt


def popis_balicku(balicek):
    raise KeyboardInterrupt
