"""level 200: plays any allowed card"""

from random import choice


def vyloz(ruka, stul):
    return choice(sorted(smi_vylozit(ruka, stul), key=str))
