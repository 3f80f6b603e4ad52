"""The twelve court figures, put together from faces, hair, hats, clothes and what they hold."""

from static.make import attributes, clothes, faces, hair, hats
from static.make.glyphs import suit_symbol
from static.make.svg import layers


def king(family, head, held):
    """A king in ermine."""
    dress = layers(clothes.cape(family), clothes.robe(family), faces.neck(family.skin), clothes.ermine())
    return layers(dress, head, clothes.arm(family), held, clothes.hand(family.skin))


def queen(family, tresses, jewel, head, held):
    """A queen in a gown; `tresses` is the hair that falls behind her shoulders."""
    skin = family.skin
    dress = layers(clothes.cape(family), clothes.gown(family), tresses, clothes.lace())
    bust = layers(clothes.neckline(skin), faces.neck(skin))
    return layers(dress, bust, clothes.pearls(), jewel, head, clothes.arm(family), held, clothes.hand(skin))


def jack(family, doublet, collar, head, held):
    """A jack in a doublet."""
    dress = layers(clothes.cape(family), doublet, faces.neck(family.skin), collar)
    return layers(dress, head, clothes.arm(family), held, clothes.hand(family.skin))


def king_of_hearts(family):
    """A merry king with a curly brown beard; a heart tops his sceptre."""
    beard = layers(hair.full_beard('#a0562b', '#7a3d1e'), hair.moustache('#b8693a'), faces.mouth('smile', family.skin))
    face = layers(faces.face(family.skin, faces.MAN, '#7a3d1e'), hair.cropped('#a0562b'))
    return king(family, layers(face, beard, hats.heart_crown(family)), attributes.sceptre(family))


def king_of_spades(family):
    """An old king with a long white beard and a sword."""
    beard = layers(hair.long_beard('#eef0f5', '#aab2c4'), hair.moustache('#ffffff'), faces.mouth('calm', family.skin))
    face = layers(faces.face(family.skin, faces.MAN, '#8a8f9e'), hair.cropped('#dfe3ec'))
    return king(family, layers(face, beard, hats.spike_crown(family)), attributes.sword(family))


def king_of_diamonds(family):
    """A king with a turban, a curled moustache and a great gem."""
    beard = layers(hair.goatee('#2b2023'), hair.moustache('#2b2023', curled=True))
    face = faces.face(family.skin, faces.MAN._replace(jaw='round', mouth='smile'), '#241a1c')
    return king(family, layers(face, beard, hats.turban(family)), attributes.gem(family))


def king_of_clubs(family):
    """A king of the woods with a bushy beard, a crown of leaves and a goblet."""
    beard = layers(hair.bushy_beard('#6f4222', '#523016'), hair.moustache('#83522d'), faces.mouth('smile', family.skin))
    face = layers(faces.face(family.skin, faces.MAN, '#5a3318'), hair.cropped('#6f4222'))
    return king(family, layers(face, beard, hats.leaf_crown(family)), attributes.goblet(family))


def queen_of_hearts(family):
    """A queen with long red waves and a rose."""
    face = layers(faces.face(family.skin, faces.LADY, '#9c4719'), hair.parted('#c8652a'))
    jewel = suit_symbol('Sr', 0, 57, 12, family.main)
    tresses = hair.wavy_back('#c8652a', '#9c4719')
    return queen(family, tresses, jewel, layers(face, hats.pearl_crown(family)), attributes.rose())


def queen_of_spades(family):
    """A proud queen of the night with a crescent moon and a fan."""
    face = layers(faces.face(family.skin, faces.LADY._replace(tilt=-2), '#26232e'), hair.parted('#26232e'))
    jewel = suit_symbol('Pi', 0, 58, 12, family.dark)
    tresses = hair.straight_back('#26232e', '#4a4658')
    return queen(family, tresses, jewel, layers(face, hats.moon_tiara(family)), attributes.fan(family))


def queen_of_diamonds(family):
    """A queen with a cloud of curls and a peacock's feather."""
    face = layers(faces.face(family.skin, faces.LADY, '#241a1c'), hair.parted('#33242a'))
    jewel = suit_symbol('Ka', 0, 58, 13, family.accent)
    tresses = hair.cloud_back('#33242a', '#574048')
    return queen(family, tresses, jewel, layers(face, hats.jewel_band(family)), attributes.peacock_feather(family))


def queen_of_clubs(family):
    """A queen with two plaits, a wreath of flowers and a lucky clover."""
    face = layers(faces.face(family.skin, faces.LADY, '#573116'), hair.parted('#7b4a26'))
    plaits = hair.braids('#7b4a26', '#573116', family.light)
    jewel = suit_symbol('Kr', 0, 58, 12, family.dark)
    return queen(family, '', jewel, layers(face, plaits, hats.clover_wreath(family)), attributes.clover(family))


def jack_of_hearts(family):
    """A fair curly youth in a beret, who brings a love letter."""
    face = layers(faces.face(family.skin, faces.YOUTH, '#b98338'), hair.curls_front('#e0ac4e'))
    doublet = clothes.doublet(family, family.main, family.light)
    return jack(family, doublet, clothes.flat_collar(), layers(face, hats.beret(family)), attributes.letter(family))


def jack_of_spades(family):
    """A night watchman with a thin moustache and a lantern."""
    face = faces.face(family.skin, faces.YOUTH._replace(mouth='calm'), '#2b2a33')
    head = layers(face, hair.bob('#2b2a33'), hair.thin_moustache('#2b2a33'), hats.watch_hat(family))
    doublet = clothes.doublet(family, family.main, family.light)
    return jack(family, doublet, clothes.ruff(), head, attributes.lantern(family))


def jack_of_diamonds(family):
    """A young merchant in a floppy cap, who tosses a coin."""
    face = layers(faces.face(family.skin, faces.YOUTH, '#241a1c'), hair.cropped('#2b2023'))
    head = layers(face, hats.merchant_cap(family))
    doublet = clothes.doublet(family, family.main, family.light)
    return jack(family, doublet, clothes.scarf(family.accent), head, attributes.coin(family))


def jack_of_clubs(family):
    """A hunter in a pointed hat with his bow."""
    face = layers(faces.face(family.skin, faces.YOUTH, '#573116'), hair.cropped('#8a5a2e'))
    jerkin = clothes.doublet(family, family.accent, family.accent)
    return jack(family, jerkin, clothes.hood(family), layers(face, hats.hunter_hat(family)), attributes.bow())


FIGURES = {
    (11, 'Pi'): jack_of_spades,
    (12, 'Pi'): queen_of_spades,
    (13, 'Pi'): king_of_spades,
    (11, 'Sr'): jack_of_hearts,
    (12, 'Sr'): queen_of_hearts,
    (13, 'Sr'): king_of_hearts,
    (11, 'Ka'): jack_of_diamonds,
    (12, 'Ka'): queen_of_diamonds,
    (13, 'Ka'): king_of_diamonds,
    (11, 'Kr'): jack_of_clubs,
    (12, 'Kr'): queen_of_clubs,
    (13, 'Kr'): king_of_clubs,
}
