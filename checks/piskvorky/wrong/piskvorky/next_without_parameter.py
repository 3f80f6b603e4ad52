"""level 85: keeps who is on turn in a global"""

na_tahu = 'x'


def dalsi_hrac():
    global na_tahu
    na_tahu = 'o' if na_tahu == 'x' else 'x'
    return na_tahu
