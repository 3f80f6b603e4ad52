"""Small functions that write SVG as text, always in the same way, so that the files are the same each time."""

from typing import NamedTuple


class Picture(NamedTuple):
    """One finished picture: its name in the JSON, its size in pixels, and what is drawn (origin top left).

    `parts` are rectangles inside it: (name, (x, y, width, height)). `fringe` is the colour of its transparent pixels; a
    magnified picture mixes a little of it into its edges.
    """

    name: str
    width: int
    height: int
    drawing: str
    parts: tuple = ()
    fringe: str = '#000000'


def number(value, decimals=2):
    """A number as short text: few decimals, and never a needless zero."""
    text = f'{value:.{decimals}f}'.rstrip('0').rstrip('.')
    return '0' if text == '-0' else text


def element(tag, *children, **attributes):
    """An SVG element; `stroke_width=2` becomes `stroke-width="2"`, and attributes that are None are left out."""
    parts = [tag]
    for name, value in attributes.items():
        if value is not None:
            text = value if isinstance(value, str) else number(value)
            parts.append(f'{name.replace("_", "-")}="{text}"')
    if not children:
        return f'<{" ".join(parts)}/>'
    return f'<{" ".join(parts)}>{"".join(children)}</{tag}>'


def path(outline, fill, **more):
    """A filled shape."""
    return element('path', d=outline, fill=fill, **more)


def stroke(line, colour, width, **more):
    """A line with round ends and corners."""
    style = {'stroke_linecap': 'round', 'stroke_linejoin': 'round'} | more
    return element('path', d=line, fill='none', stroke=colour, stroke_width=width, **style)


def circle(x, y, radius, fill, **more):
    """A filled circle."""
    return element('circle', cx=x, cy=y, r=radius, fill=fill, **more)


def ellipse(x, y, radius_x, radius_y, fill, **more):
    """A filled ellipse."""
    return element('ellipse', cx=x, cy=y, rx=radius_x, ry=radius_y, fill=fill, **more)


def box(x, y, width, height, fill, radius=None, **more):
    """A filled rectangle, its corners rounded by `radius`."""
    return element('rect', x=x, y=y, width=width, height=height, rx=radius, fill=fill, **more)


def layers(*drawings):
    """Drawings one over another, the lowest first."""
    return ''.join(drawings)


def group(*children, **attributes):
    """Several drawings as one."""
    return element('g', *children, **attributes)


def at(x, y, *children, scale=1, turn=0):
    """Drawings moved to a place, scaled and turned (degrees, clockwise) around it."""
    steps = f'translate({number(x)} {number(y)})'
    if turn:
        steps += f' rotate({number(turn)})'
    if scale != 1:
        steps += f' scale({number(scale, 4)})'
    return group(*children, transform=steps)


def mirrored(*children):
    """Drawings with left and right exchanged around x = 0."""
    return group(*children, transform='scale(-1 1)')


def both_sides(*children):
    """Drawings as they are and mirrored around x = 0."""
    return group(*children) + mirrored(*children)


def document(width, height, *children):
    """A whole SVG file."""
    size = f'width="{number(width)}" height="{number(height)}" viewBox="0 0 {number(width)} {number(height)}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>\n' + '\n'.join(children) + '\n</svg>\n'
