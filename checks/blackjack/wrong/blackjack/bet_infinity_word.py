"""level 83: only the three letters of inf are refused, not the whole word"""

def precti_cislo(text):
    if text.lower() in ('nan', 'inf', '-inf', '-nan'):
        return 0.0
    try:
        return float(text.replace(',', '.'))
    except ValueError:
        return 0.0
