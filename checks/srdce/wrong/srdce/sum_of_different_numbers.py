"""level 61: a set comprehension, where tricks with the same points fall together"""


def body(stychy):
    return sum({sum(kolik_bodu(vylozeno['karta']) for vylozeno in stych) for stych in stychy})
