"""level 51: nothing returned when there are not five"""


def pet_v_rade(policka):
    text = ''.join(policka)
    if 'xxxxx' in text or 'ooooo' in text:
        return True
