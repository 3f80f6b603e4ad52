"""level 301: hides both hands"""

pohled_spravne = pohled


def pohled(vesmir, hrac):
    return pohled_spravne(vesmir, hrac)._replace(
        ruka1=rubem_nahoru(vesmir.ruka1), ruka2=rubem_nahoru(vesmir.ruka2)
    )
