"""What Documentation/Analytics.md says, as a program needs it.

The page is the one place where the columns and the calls stand: what is checked is what is
written there, and the two cannot drift apart.
"""

import os
import re

PATH = os.path.join(
    os.path.dirname(os.path.abspath(__file__)), "..", "..", "Documentation", "Analytics.md"
)
READERS = ["pandas", "pyarrow", "polars", "DuckDB"]
FORMATS = ["Parquet", "Parquet, a folder", "NDJSON", "CSV"]

with open(PATH, encoding="utf-8") as page:
    TEXT = page.read()
READING = TEXT.split("\n## Reading it\n", 1)[1].split("\n## ", 1)[0]


class Column:
    """A column of a table: its name, its type, and whether it may be NULL."""

    def __init__(self, name, type, optional):
        self.name, self.type, self.optional = name, type, optional


def rows(text):
    """The cells of each row of the tables of a text, without headings and rulers."""
    for line in re.findall(r"^\|(.*)\|$", text, re.M):
        cells = [cell.strip() for cell in line.split(" | ")]
        if not set(line) <= set("|- "):
            yield cells


def code(cell):
    match = re.fullmatch(r"`([^`]+)`", cell)
    return match and match.group(1)


def tables():
    """The columns of each table, in order, from the marked tables of the page."""
    found = {}
    for name, text in re.findall(r"<!-- table: (\w+) -->\n\n((?:\|.*\n)+)", TEXT):
        found[name] = [
            Column(code(cells[0]), cells[1], {"yes": True, "no": False}[cells[2]])
            for cells in rows(text)
            if code(cells[0])
        ]
    assert sorted(found) == ["choices", "events", "searches", "sessions"], sorted(found)
    return found


def calls():
    """The call for each reader and format: (reader, format, call)."""
    found = [
        (cells[0], cells[1], code(cells[2]))
        for cells in rows(READING)
        if len(cells) == 3 and cells[0] in READERS and cells[1] in FORMATS
    ]
    wanted = {(reader, format) for reader in READERS for format in FORMATS}
    assert len(found) == len(wanted) and {call[:2] for call in found} == wanted, found
    return found


def call_of(reader):
    """The one call for a reader that is none of tables."""
    return next(code(cells[2]) for cells in rows(READING) if cells[0] == reader)


def traps():
    """The calls without their options, and where each goes wrong: (call, log, table, column)."""
    found = []
    for cells in rows(READING):
        if len(cells) == 2 and code(cells[0]):
            places = re.findall(r"<!-- (\w+) (\w+) (\w+) -->", cells[1])
            assert places, f"the page does not say where {cells[0]} goes wrong"
            found += [(code(cells[0]), *place) for place in places]
    assert found, "the page names no call that goes wrong"
    return found


def preparation():
    """What the page tells to run before the calls."""
    return "\n".join(re.findall(r"^```python\n(.*?)^```", READING, re.M | re.S))
