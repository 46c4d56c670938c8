"""Compares the exports of logs with the logs, as each reader reads them.

    check.py FOLDER    FOLDER/LOG.sqlite are the logs, FOLDER/LOG/ the exports of each

The exports of a log are, for each table, TABLE.parquet, TABLE.ndjson, TABLE.csv, a folder TABLE of
Parquet by date, and TABLE-spreadsheet.csv; and events-receipts.parquet, .ndjson and .csv. Prints
what was compared; stops at the first difference and says where it is.
"""

import collections
import contextlib
import glob
import os
import sqlite3
import sys
import time

import duckdb

import compare
import expected
import files
import frames
import mining
import page
import parquet
import planted

TABLES = page.tables()
RECEIPT = page.Column("receipt", "text", False)
NAMES = {}
exec(page.preparation(), NAMES)


def run(call, table):
    """Runs a call of the page for a table of the present folder."""
    return eval(call.replace("events", table), NAMES)


class Log:
    """A log, its exports, and what they must hold."""

    def __init__(self, path):
        self.path, self.folder = path, os.path.abspath(path.removesuffix(".sqlite"))
        self.name = os.path.basename(self.folder)
        self.sessions = expected.sessions(path)
        self.rows = {table: expected.table(self.sessions, table) for table in TABLES}
        for table, rows in self.rows.items():
            places = [column.name for column in TABLES[table]]
            keys = {tuple(row[places.index(name)] for name in compare.KEYS[table]) for row in rows}
            assert len(keys) == len(rows), f"{self.name}: {table} has a key twice"


def reading(log, reader, format, call, table):
    """Compares what a call gives with what the log says; returns how many cells there were."""
    columns, rows = TABLES[table], log.rows[table]
    if not rows and format in ("NDJSON", "Parquet, a folder"):
        # Without a row neither has columns, as the page says.
        return 0
    try:
        # DuckDB reads no sooner than it has to.
        with contextlib.chdir(log.folder):
            return compare.compare(table, columns, rows, run(call, table), is_folder="folder" in format)
    except Exception as fault:
        fault.add_note(f"log {log.name}, {format} read by {reader}: {call.replace('events', table)}")
        raise


def forms(log):
    """The form of every file; returns how many cells and how many bounds were compared."""
    cells = bounds = 0
    for table, columns in TABLES.items():
        rows, path = log.rows[table], f"{log.folder}/{table}"
        cells += files.form_of_csv(f"{path}.csv", table, columns, rows)
        cells += files.form_of_csv(f"{path}-spreadsheet.csv", table, columns, rows, is_spreadsheet=True)
        cells += files.form_of_ndjson(f"{path}.ndjson", table, columns, rows)
        bounds += parquet.form(f"{path}.parquet", columns, len(rows))
        bounds += parquet.folder(path, table, columns, rows)
        plain_names(f"{path}.parquet", table, columns)
    rows = expected.table(log.sessions, "events", receipts=True)
    columns, path = [*TABLES["events"], RECEIPT], f"{log.folder}/events-receipts"
    cells += files.form_of_csv(f"{path}.csv", "events", columns, rows)
    cells += files.form_of_ndjson(f"{path}.ndjson", "events", columns, rows)
    bounds += parquet.form(f"{path}.parquet", columns, len(rows))
    cells += compare.compare("events", columns, rows, duckdb.read_parquet(f"{path}.parquet"))
    return cells, bounds


def plain_names(path, table, columns):
    """Every name works without quotes, in DuckDB and in SQLite."""
    names = ", ".join(column.name for column in columns)
    duckdb.sql(f"SELECT {names} FROM '{path}' ORDER BY {names}").fetchall()
    database = sqlite3.connect(":memory:")
    database.execute(f"CREATE TABLE {table} ({names})")
    database.execute(f"SELECT {names} FROM {table} ORDER BY {names}")


def goes_wrong(log, call, table, name):
    """Whether a column does not come out as it is, or the file is `refused` as a whole."""
    if name == "refused":
        return is_refused(log, call, table)
    place = [column.name for column in TABLES[table]].index(name)
    column = TABLES[table][place]
    try:
        with contextlib.chdir(log.folder):
            _, lists = frames.plain(run(call, table), [column])
    except frames.WrongType:
        return True
    return collections.Counter(lists[name]) != collections.Counter(row[place] for row in log.rows[table])


def is_refused(log, call, table):
    try:
        with contextlib.chdir(log.folder):
            run(call, table)
    # Each reader has errors of its own.
    except Exception:
        return True
    return False


def main(folder):
    begun = time.monotonic()
    logs = [Log(path) for path in sorted(glob.glob(os.path.join(folder, "*.sqlite")))]
    for log in logs:
        cells, bounds = forms(log)
        print(f"{log.name}: {cells:,} cells of CSV and NDJSON by Python, {bounds:,} bounds of Parquet")
    named = {log.name: log for log in logs}
    found = planted.check(TABLES["events"], named["hostile"].rows["events"])
    print(f"planted faults: {found} found")
    for reader, format, call in page.calls():
        cells = sum(reading(log, reader, format, call, table) for log in logs for table in TABLES)
        print(f"{format} by {reader}: {cells:,} cells of {len(logs)} logs")
    traps = page.traps()
    for call, log, table, column in traps:
        assert goes_wrong(named[log], call, table, column), f"{call}: {column} comes out right"
    print(f"{len(traps)} things that go wrong without the options do so")
    edges, kinds = mining.discover(f"{folder}/scenarios/events.parquet", f"{folder}/scenarios.sqlite")
    print(f"PM4Py: {edges} edges and {kinds} kinds of the process, as SQL counts them")
    print(f"{time.monotonic() - begun:.0f} s")


if __name__ == "__main__":
    main(sys.argv[1])
