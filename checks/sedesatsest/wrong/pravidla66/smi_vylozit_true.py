"""level 91: True instead of the cards"""


def smi_vylozit(ruka, stred, stav):
    return bool(ruka)
