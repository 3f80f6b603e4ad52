"""level 236: the game goes on with empty hands"""


def dohraj(vesmir, vitez):
    return se_stavy(vesmir, vitez, 'vzal!', 'ztratil!')
