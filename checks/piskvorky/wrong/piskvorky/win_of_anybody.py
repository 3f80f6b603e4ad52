"""level 73: a five of the other player wins too"""


def vyhral(plan, hrac, pozice):
    return (
        pet_v_rade(okoli(plan, pozice, (0, 1)))
        or pet_v_rade(okoli(plan, pozice, (1, 0)))
        or pet_v_rade(okoli(plan, pozice, (1, 1)))
        or pet_v_rade(okoli(plan, pozice, (1, -1)))
    )
