"""What the drawings of wiring and board share: the table wiring.tsv, colours, and SVG."""
import sys
from html import escape
from pathlib import Path

HERE = Path(__file__).resolve().parent
SUPPLIES = {"3V3": "#d35400", "5V": "#c0392b", "GND": "#222222"}
WIRES = {"red": "#c0392b", "black": "#222222", "orange": "#d35400", "blue": "#1f5fbf", "grey": "#7f8c8d",
         "yellow": "#b8860b", "green": "#1e8449", "violet": "#7d3c98"}


class Part:
    """A line of the table."""

    def __init__(self, line):
        self.group, self.name, self.kind, self.value, self.start, self.end, self.note = line.split("\t")


def lines(name):
    text = (HERE / name).read_text(encoding="utf-8")
    return [line for line in text.splitlines() if line and not line.startswith("#")]


def read(name):
    return [Part(line) for line in lines(name)]


class Drawing:
    """SVG, element by element."""

    def __init__(self):
        self.out = []

    def add(self, text):
        self.out.append(text)

    def start(self, width, height, script):
        self.add(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" '
                 f'height="{height}" font-family="DejaVu Sans, Verdana, Helvetica, sans-serif">')
        self.add(f"<!-- made by hardware/{script} from the tables beside it; change those, not this file -->")
        self.add(f'<rect width="{width}" height="{height}" fill="#ffffff"/>')

    def end(self):
        self.add("</svg>")
        return "\n".join(self.out) + "\n"

    def line(self, *points, colour="#222222", width=2):
        path = " ".join(f"{x},{y}" for x, y in points)
        self.add(f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="{width}"/>')

    def text(self, x, y, words, size=13, anchor="start", weight="normal", colour="#222222"):
        self.add(f'<text x="{x}" y="{y}" font-size="{size}" text-anchor="{anchor}" font-weight="{weight}" '
                 f'fill="{colour}">{escape(words)}</text>')

    def box(self, x, y, w, h, fill="#ffffff", stroke="#222222", round_=0, width=2):
        self.add(f'<rect x="{x}" y="{y}" width="{w}" height="{h}" rx="{round_}" fill="{fill}" stroke="{stroke}" '
                 f'stroke-width="{width}"/>')

    def dot(self, x, y, r=4, fill="#222222"):
        self.add(f'<circle cx="{x}" cy="{y}" r="{r}" fill="{fill}" stroke="#222222" stroke-width="2"/>')

    def shape(self, *points, fill="#222222"):
        path = " ".join(f"{x},{y}" for x, y in points)
        self.add(f'<polygon points="{path}" fill="{fill}" stroke="#222222" stroke-width="2"/>')


def finish(svg, name):
    """Writes a drawing beside the tables, or with --stdout to standard output."""
    if sys.argv[1:] == ["--stdout"]:
        sys.stdout.buffer.write(svg.encode("utf-8"))
    elif sys.argv[1:]:
        sys.exit(f"usage: {Path(sys.argv[0]).name} [--stdout]")
    else:
        (HERE / name).write_text(svg, encoding="utf-8", newline="\n")
