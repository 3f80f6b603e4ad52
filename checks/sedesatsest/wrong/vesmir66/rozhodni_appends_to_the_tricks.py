"""level 237: appends to the very list of tricks it was given"""


def se_stychem(vesmir, hrac, stych):
    stychy_hrace(vesmir, hrac).append(stych)
    return s_body(vesmir, hrac, hodnota_stychu(stych))
