"""The form of the files, looked at without a reader of tables: CSV, and NDJSON."""

import csv
import datetime
import io
import json
import re

import compare

# What a spreadsheet may take for the beginning of a formula, in full width too.
FORMULA = ("=", "+", "-", "@", "\t", "\r", "\n", "\uff1d", "\uff0b", "\uff0d", "\uff20")
MARK = b"\xef\xbb\xbf"
# A cell of RFC 4180 with what ends it.
CELL = re.compile(r'(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)')


class Fault(Exception):
    """A file is not what it must be."""


def demand(holds, fault):
    if not holds:
        raise Fault(fault)


def rfc3339(microseconds):
    """A moment as a text, the year 0 too, which Python's own dates do not have."""
    days, rest = divmod(microseconds, 86_400_000_000)
    # 400 years have 146,097 days, and then the same days again.
    cycles, days = divmod(days - 10_957, 146_097)
    date = datetime.date(2000, 1, 1) + datetime.timedelta(days=days)
    seconds, fraction = divmod(rest, 1_000_000)
    clock = f"{seconds // 3600:02}:{seconds // 60 % 60:02}:{seconds % 60:02}.{fraction:06}"
    return f"{date.year + cycles * 400:04}-{date.month:02}-{date.day:02}T{clock}Z"


def plain(value, type):
    """A value as JSON and the log's views have it: moments as texts."""
    return rfc3339(value) if type == "moment" and value is not None else value


def written(value, type, is_spreadsheet):
    """A value as CSV has it, without quotes."""
    if value is None:
        return None
    if type == "moment":
        return rfc3339(value)
    if type == "text":
        return "'" + value if is_spreadsheet and value.startswith(FORMULA) else value
    return str(value).lower()


def cells(text):
    """The rows of a CSV text, each cell with whether it is quoted."""
    rows, row, place = [], [], 0
    while place < len(text):
        match = CELL.match(text, place)
        demand(match, f"no cell of RFC 4180: {text[place:place + 40]!r}")
        quoted, bare, end = match.groups()
        row.append((quoted is not None, bare if quoted is None else quoted.replace('""', '"')))
        place = match.end()
        if end != ",":
            rows.append(row)
            row = []
    demand(not row, "the last line has no end")
    return rows


def form_of_csv(path, table, columns, expected, is_spreadsheet=False):
    """RFC 4180, every text in quotes and nothing else, NULL bare, and formulas held off."""
    with open(path, "rb") as file:
        data = file.read()
    demand(
        data.startswith(MARK) == is_spreadsheet, f"{path}: a mark before the first name, or none"
    )
    rows = cells(data.decode("utf-8-sig"))
    csv.field_size_limit(len(data) + 1)
    strict = csv.reader(io.StringIO(data.decode("utf-8-sig"), newline=""), strict=True)
    demand(
        [[text for _, text in row] for row in rows] == list(strict),
        f"{path}: Python reads it otherwise",
    )
    demand(rows[0] == [(False, column.name) for column in columns], f"{path}: the names {rows[0]}")
    lists = {column.name: [] for column in columns}
    for row in rows[1:]:
        demand(len(row) == len(columns), f"{path}: a row of {len(row)} cells")
        for column, (is_quoted, text) in zip(columns, row):
            demand(
                is_quoted == (column.type == "text") or text == "",
                f"{path}: quotes of {column.name}",
            )
            lists[column.name].append(text if is_quoted or text else None)
    wanted = [
        tuple(written(value, column.type, is_spreadsheet) for column, value in zip(columns, row))
        for row in expected
    ]
    return compare.compare_lists(table, columns, wanted, lists)


def form_of_ndjson(path, table, columns, expected):
    """A line a row, every key in its place in every line, NULL as null, moments as texts."""
    with open(path, encoding="utf-8", newline="\n") as file:
        lines = file.read().split("\n")
    demand(lines.pop() == "", f"{path}: the last line has no end")
    lists = {column.name: [] for column in columns}
    for line in lines:
        pairs = json.loads(line, object_pairs_hook=list)
        demand([key for key, _ in pairs] == list(lists), f"{path}: the keys of {line[:80]}")
        for key, value in pairs:
            lists[key].append(value)
    for column in columns:
        types = {"number": int, "flag": bool}
        wrong = [
            value
            for value in lists[column.name]
            if type(value) not in (types.get(column.type, str), type(None))
        ]
        demand(not wrong, f"{path}: {column.name} holds {wrong[:1]}")
    wanted = [
        tuple(plain(value, column.type) for column, value in zip(columns, row)) for row in expected
    ]
    return compare.compare_lists(table, columns, wanted, lists)
