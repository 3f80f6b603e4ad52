"""Draws every picture of the kit: the two decks of cards and the sheet of other pieces.

Run `python -m static.make` in the folder above `static`. The data flow one way:

    svg, paper, glyphs            ->  the alphabet everything else is written in
    faces, hair, hats, clothes…   ->  parts of figures
    courts, backs, cards          ->  playing cards
    icons, counters, tables, …    ->  the other pieces
    sheet                         ->  one SVG with every picture in its cell, and the JSON that names the cells
    render, png                   ->  the PNG atlases made from that SVG

A card's cell is 204 x 284 pixels, the card in its middle 200 x 280. Frames and shadows are larger than the cell by the
same number of pixels on all sides: drawn at the same scale around the same middle, they fit. White pictures (icons,
confetti, `white`) are meant to be tinted. Buttons and panels are also there in parts, to be stretched.

The SVG and the JSON need the standard library only. The PNG need resvg-py (draws) and Pillow (unpacks what it drew).
"""
