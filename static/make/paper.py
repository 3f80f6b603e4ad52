"""The card as a thing: its size, its paper, and what makes it look the same upside down."""

from static.make.colours import EDGE, PAPER
from static.make.svg import box, group

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
