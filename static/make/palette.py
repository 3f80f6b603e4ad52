"""Reduces a picture to 256 colours with opacity.

Flat drawings have few colours and many mixtures of two at their edges. The colours are put into one box, and the box
with the greatest error is cut in two until there are enough boxes; a box is shown by its most frequent colour if that
prevails (so flat areas keep their exact colour) and by its mean otherwise.
"""

import heapq
import sys
from collections import Counter
from itertools import count
from operator import itemgetter

COLOURS = 256


def unpack(value):
    """(red, green, blue, alpha) of a pixel read as one number."""
    return tuple(value.to_bytes(4, sys.byteorder))


class Box:
    """Colours (as points weighted by opacity) with how often they occur."""

    def __init__(self, members):
        self.members = members
        self.weight = sum(weight for _point, weight, _colour in members)
        self.mean = [sum(point[axis] * weight for point, weight, _ in members) / self.weight for axis in range(4)]
        self.spread = [
            sum((point[axis] - self.mean[axis]) ** 2 * weight for point, weight, _ in members) for axis in range(4)
        ]
        self.error = sum(self.spread)

    def halves(self):
        """The box cut at its mean along the axis of the greatest spread."""
        axis = max(range(4), key=self.spread.__getitem__)
        low = [member for member in self.members if member[0][axis] <= self.mean[axis]]
        high = [member for member in self.members if member[0][axis] > self.mean[axis]]
        return Box(low), Box(high)

    def colour(self):
        """The colour that shows all of the box."""
        _point, weight, colour = max(self.members, key=itemgetter(1, 2))
        if weight * 2 >= self.weight:
            return colour
        alpha = self.mean[3]
        return (*(min(255, round(self.mean[axis] * 255 / alpha)) for axis in range(3)), round(alpha))


def boxes(frequencies, number):
    """All colours in at most `number` boxes."""
    members = []
    for value in sorted(frequencies):
        colour = unpack(value)
        point = (*(part * colour[3] / 255 for part in colour[:3]), colour[3])
        # Rare colours are the edges, which the eye follows: they count for more than their number.
        members.append((point, frequencies[value] ** 0.6, colour))
    first = Box(members)
    order = count()
    heap = [(-first.error, next(order), first)]
    while len(heap) < number and heap[0][0] < 0:
        _error, _order, box = heapq.heappop(heap)
        for half in box.halves():
            heapq.heappush(heap, (-half.error, next(order), half))
    return [box for _error, _order, box in sorted(heap, key=itemgetter(1))]


def reduced(rgba, fringes):
    """(palette, indices) of a picture; the first colours are transparent ones, one for each of the `fringes`."""
    numbers = memoryview(rgba).cast('I')
    frequencies = Counter(numbers)
    visible = {value: often for value, often in frequencies.items() if unpack(value)[3]}
    found = boxes(visible, COLOURS - len(fringes))
    # Colours with opacity below 255 come first: the list of opacities in the file ends with the last of them.
    found.sort(key=lambda box: box.colour()[3])
    palette = [(*bytes.fromhex(fringe.removeprefix('#')), 0) for fringe in fringes] + [box.colour() for box in found]
    index_of = dict.fromkeys(frequencies, 0)
    for index, box in enumerate(found, len(fringes)):
        for _point, _weight, colour in box.members:
            index_of[int.from_bytes(bytes(colour), sys.byteorder)] = index
    return palette, bytearray(map(index_of.__getitem__, numbers))


def set_fringe(indices, row_length, cell, fringe):
    """Give the transparent pixels of a cell (x, y, width, height) the transparent colour number `fringe`."""
    if not fringe:
        return
    table = bytes([fringe]) + bytes(range(1, COLOURS))
    x, y, width, height = cell
    for row in range(y, y + height):
        start = row * row_length + x
        indices[start : start + width] = indices[start : start + width].translate(table)
