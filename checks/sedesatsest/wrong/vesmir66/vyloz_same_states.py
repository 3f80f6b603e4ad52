"""level 222: leaves the states as they are"""


def vyloz(vesmir, hrac, index):
    if not smi_vylozit_index(vesmir, hrac, index):
        return vesmir
    ruka = ruka_hrace(vesmir, hrac)
    novy = s_rukou(vesmir, hrac, ruka[:index] + ruka[index + 1 :])
    return novy._replace(stav=f'h{hrac}', stred=vesmir.stred + [ruka[index]])
