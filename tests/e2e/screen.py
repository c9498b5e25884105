"""What is on the virtual display of with_display.sh, read from Xvfb's frame buffer file (format XWD, 32 bits a pixel)."""
import os
import struct

HEADER_SIZE, HEIGHT, BYTES_PER_LINE, COLORS = 0, 5, 12, 19  # places in the header, in words of 32 bits
COLOR_BYTES = 12  # of an entry of the colour map behind the header
PIXEL_BYTES = 4


def colors_down(x):
    """The different colours in a column of the display, in the order in which they first appear on the way down."""
    with open(os.environ["CASEFILE_SCREEN"], "rb") as file:
        data = file.read()
    header = struct.unpack_from(">25I", data)
    first = header[HEADER_SIZE] + header[COLORS] * COLOR_BYTES + x * PIXEL_BYTES
    column = []
    for y in range(header[HEIGHT]):
        at = first + y * header[BYTES_PER_LINE]
        color = data[at : at + 3]
        if color not in column:
            column.append(color)
    return column
