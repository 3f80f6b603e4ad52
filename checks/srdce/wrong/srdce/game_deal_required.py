"""level 130: the parameter has no default
says: def hra(rozdano=None):
"""

cela_hra = hra


def hra(rozdano):
    return cela_hra(rozdano)
