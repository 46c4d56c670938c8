"""Sees to it that the comparison finds what it should: faults that are planted in right rows."""

import unicodedata

import compare


def check(columns, rows):
    """Plants a fault at a time, each of which must be found; returns how many there were."""
    names = [column.name for column in columns]
    right = {name: [row[at] for row in rows] for at, name in enumerate(names)}
    compare.compare_lists("events", columns, rows, copy(right))
    count = 0
    for name, change in faults(right, columns):
        wrong = copy(right)
        at = next(at for at, value in enumerate(wrong[name]) if change(value) != value)
        wrong[name][at] = change(wrong[name][at])
        expect(columns, rows, wrong, name)
        count += 1
    for change in (lambda values: values[:-1], lambda values: values + values[:1]):
        expect(columns, rows, {name: change(values) for name, values in right.items()}, None)
        count += 1
    return count


def faults(right, columns):
    """A column, and what is done to the first value of it that this changes."""
    for column in columns:
        if column.type in ("number", "moment"):
            yield column.name, lambda value: value + 1
    yield "note", lambda value: None if value == "" else value
    yield "note", lambda value: "" if value is None else value
    yield "note", lambda value: value and value.replace("\r\n", "\n")
    yield "note", lambda value: value and value.replace("\r", "\n")
    yield "note", lambda value: value and value.split("\x00")[0]
    yield "note", lambda value: value and value.strip(" ")
    yield "note", lambda value: value and value.lstrip("\ufeff")
    yield "note", lambda value: value and unicodedata.normalize("NFC", value)
    yield "note", lambda value: value and value[:65_535]
    yield "item", lambda value: "7" if value == "007" else value
    yield "reason", lambda value: None
    yield "added", lambda value: "[]" if value is None else value


def copy(lists):
    return {name: list(values) for name, values in lists.items()}


def expect(columns, rows, wrong, name):
    try:
        compare.compare_lists("events", columns, rows, wrong)
    except compare.Difference as difference:
        assert (
            name in (None, difference.column) or difference.column == "all" or name == "seq"
        ), difference
        return
    raise AssertionError(f"a planted fault of {name} was not found")
