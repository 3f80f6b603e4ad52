"""level 101: everything is allowed"""


def smi_vylozit(ruka, stul):
    if not stul and ('Kr', 2) in ruka:
        return {('Kr', 2)}
    return set(ruka)
