"""Compares what a reader made of a file with what the log says, value by value."""

import json

import frames

KEYS = {
    "events": ["session_id", "seq"],
    "choices": ["session_id", "item", "picked_seq"],
    "searches": ["session_id", "seq"],
    "sessions": ["session_id"],
}
LISTS = {"added", "removed", "evicted"}
# What a folder adds: the date of its part.
ADDED = ["dt"]


class Difference(Exception):
    """The first value that is not the log's."""

    def __init__(self, table, row, column, expected, found):
        place = f"table {table}, row {row}, column {column}"
        super().__init__(f"{place}: expected {short(expected)}, found {short(found)}")
        self.column = column


def short(value):
    text = repr(value)
    return text if len(text) <= 120 else f"{text[:100]}... ({len(text)} characters)"


def listed(text):
    """A list as Python writes it; the exporter may escape in its own way."""
    return text if text is None else json.dumps(json.loads(text))


def compare(table, columns, expected, frame, is_folder=False):
    """Raises the first difference; returns how many cells were compared."""
    names, lists = frames.plain(frame, columns)
    wanted = [column.name for column in columns] + (ADDED if is_folder else [])
    if names != wanted:
        raise Difference(table, "of the names", "all", wanted, names)
    return compare_lists(table, columns, expected, lists)


def compare_lists(table, columns, expected, lists):
    for name in LISTS & set(lists):
        lists[name] = [listed(text) for text in lists[name]]
    names = [column.name for column in columns]
    key = [names.index(name) for name in KEYS[table]]
    place = lambda row: tuple(row[at] for at in key)
    expected = sorted(expected, key=place)
    found = sorted(zip(*(lists[name] for name in names)), key=place)
    if expected == found:
        return len(expected) * len(names)
    for wanted, row in zip(expected, found):
        for name, one, other in zip(names, wanted, row):
            if one != other:
                raise Difference(table, ":".join(map(short, place(wanted))), name, one, other)
    raise Difference(table, "of the count", "all", len(expected), len(found))
