"""level 11: turns everything into text"""


def zakoduj(karta):
    return [str(polozka) for polozka in karta]
