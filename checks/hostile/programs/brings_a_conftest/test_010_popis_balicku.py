def test_popis_jedine_karty():
    pass
