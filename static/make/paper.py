"""The card as a thing: its size, its paper, and what makes it look the same upside down; and the colours of all."""

from static.make.svg import box, group

PAPER = '#fffdf7'
EDGE = '#c9c1b2'
WHITE = '#fffaf0'
INK = '#2a1f24'
RED = '#bf1528'
BLACK = '#17171c'
GOLD, GOLD_DARK = '#f4bd3a', '#c4831a'
SILVER, SILVER_DARK = '#eaeef6', '#8f9bb8'
COPPER, COPPER_DARK = '#d9935c', '#9c5a2b'

# The card is 200 x 280; its cell has two transparent pixels more on each side, against bleeding into neighbours.
WIDTH, HEIGHT, RADIUS = 200, 280, 13
MARGIN = 2
CELL_WIDTH, CELL_HEIGHT = WIDTH + 2 * MARGIN, HEIGHT + 2 * MARGIN


def paper(fill=PAPER):
    """An empty card with its thin edge."""
    edge = box(0, 0, WIDTH, HEIGHT, EDGE, RADIUS)
    return edge + box(1.2, 1.2, WIDTH - 2.4, HEIGHT - 2.4, fill, RADIUS - 1.2)


def two_headed(half):
    """A drawing and the same turned upside down around the middle of the card."""
    return group(half) + group(half, transform=f'rotate(180 {WIDTH // 2} {HEIGHT // 2})')
