"""level 61: the jack of diamonds takes ten points off, as in other rules of Hearts"""

body_dohromady = body


def body(stychy):
    ma_kluka = any(vylozeno['karta'] == ('Ka', 'kluk') for stych in stychy for vylozeno in stych)
    return body_dohromady(stychy) - 10 * ma_kluka
