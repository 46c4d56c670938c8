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
import pandas as pd
import polars as pl
import pyarrow.parquet as pq

import compare
import expected
import files
import frames
import mining
import page
import parquet
import planted

TABLES = page.tables()
VIEWS = {
    "events": "timeline",
    "choices": "choices",
    "searches": "searches",
    "sessions": "session_summaries",
}
# A log of so many events that the text formats, read cell by cell, would take minutes.
LARGE = "many"
RECEIPT = page.Column("receipt", "text", False)
NAMES = {}
exec(page.preparation(), NAMES)


def run(call, table):
    """Runs a call of the page for a table of the present folder."""
    return eval(call.replace("events", table), NAMES)


@contextlib.contextmanager
def noting(text):
    """Adds to a fault where it was found."""
    try:
        yield
    except Exception as fault:
        fault.add_note(text)
        raise


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
    # DuckDB reads no sooner than it has to.
    with noting(f"log {log.name}, {format} read by {reader}: {call}"), contextlib.chdir(log.folder):
        return compare.compare(table, columns, rows, run(call, table), is_folder="folder" in format)


def chosen(log):
    """How many rows each reader finds of each session, by the bounds of row groups and pages."""
    path = f"{log.folder}/events.parquet"
    sessions = log.sessions if log.name != LARGE else log.sessions[::250]
    for session in sessions:
        filters = [("session_id", "=", session.id)]
        counts = [
            len(pd.read_parquet(path, filters=filters)),
            len(pq.read_table(path, filters=filters)),
            pl.scan_parquet(path).filter(pl.col("session_id") == session.id).collect().height,
            duckdb.execute(
                f"SELECT count(*) FROM '{path}' WHERE session_id = ?", [session.id]
            ).fetchall()[0][0],
        ]
        files.demand(
            counts == [len(session.events)] * 4,
            f"{log.name}: {session.id!r} has {len(session.events)} events, not {counts}",
        )
    return len(sessions)


def forms(log):
    """The form of every file; returns how many cells and how many bounds were compared."""
    cells = bounds = 0
    for table, columns in TABLES.items():
        rows, path = log.rows[table], f"{log.folder}/{table}"
        bounds += parquet.form(f"{path}.parquet", columns, len(rows))
        bounds += parquet.folder(path, table, columns, rows)
        plain_names(f"{path}.parquet", columns)
        if log.name == LARGE and table != "events":
            continue
        cells += files.form_of_csv(f"{path}.csv", table, columns, rows)
        cells += files.form_of_ndjson(f"{path}.ndjson", table, columns, rows)
        if log.name != LARGE:
            cells += files.form_of_csv(
                f"{path}-spreadsheet.csv", table, columns, rows, is_spreadsheet=True
            )
    return cells, bounds


def receipts(log):
    """The files with the receipts of the events; returns how many cells were compared."""
    rows = expected.table(log.sessions, "events", receipts=True)
    columns, path = [*TABLES["events"], RECEIPT], f"{log.folder}/events-receipts"
    cells = files.form_of_csv(f"{path}.csv", "events", columns, rows)
    cells += files.form_of_ndjson(f"{path}.ndjson", "events", columns, rows)
    parquet.form(f"{path}.parquet", columns, len(rows))
    return cells + compare.compare("events", columns, rows, duckdb.read_parquet(f"{path}.parquet"))


def plain_names(path, columns):
    """Every name works without quotes in DuckDB; in SQLite the views show it."""
    names = ", ".join(column.name for column in columns)
    duckdb.sql(f"SELECT {names} FROM '{path}' ORDER BY {names}").fetchall()


def views(log):
    """The views of the log, which say the same; returns how many cells were compared."""
    database = sqlite3.connect(f"file:{log.path}?mode=ro", uri=True)
    cells = 0
    for table, columns in TABLES.items():
        names = ", ".join(column.name for column in columns)
        found = database.execute(f"SELECT {names} FROM {VIEWS[table]}").fetchall()
        lists = {column.name: [row[at] for row in found] for at, column in enumerate(columns)}
        rows = [
            tuple(files.plain(value, column.type) for column, value in zip(columns, row))
            for row in log.rows[table]
        ]
        cells += compare.compare_lists(table, columns, rows, lists)
    database.close()
    return cells


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
    return collections.Counter(lists[name]) != collections.Counter(
        row[place] for row in log.rows[table]
    )


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
    named = {log.name: log for log in logs}
    for log in logs:
        with noting(f"log {log.name}, the files by themselves"):
            cells, bounds = forms(log)
        print(
            f"{log.name}: {cells:,} cells of CSV and NDJSON by Python, {bounds:,} bounds of Parquet"
        )
    with noting("the log's views"):
        print(f"views: {sum(map(views, logs)):,} cells")
    with noting("files with receipts"):
        cells = sum(receipts(log) for log in logs if log.name != LARGE)
    print(f"receipts: {cells:,} cells")
    found = planted.check(TABLES["events"], named["hostile"].rows["events"])
    print(f"planted faults: {found} found")
    for reader, format, call in page.calls():
        read = logs if "Parquet" in format else [log for log in logs if log.name != LARGE]
        cells = sum(reading(log, reader, format, call, table) for log in read for table in TABLES)
        print(f"{format} by {reader}: {cells:,} cells of {len(read)} logs")
    print(f"rows of {sum(map(chosen, logs))} sessions, chosen by each reader")
    traps = page.traps()
    for call, log, table, column in traps:
        files.demand(
            goes_wrong(named[log], call, table, column), f"{call}: {column} comes out right"
        )
    print(f"{len(traps)} things that go wrong without the options do so")
    edges, kinds = mining.discover(named["scenarios"].folder, named["scenarios"].path)
    print(f"PM4Py: {edges} edges and {kinds} kinds of the process, as SQL counts them")
    print(f"{time.monotonic() - begun:.0f} s")


if __name__ == "__main__":
    try:
        main(sys.argv[1])
    except (compare.Difference, files.Fault, frames.WrongType) as fault:
        print(
            "check-readers:", fault, *getattr(fault, "__notes__", []), sep="\n  ", file=sys.stderr
        )
        sys.exit(1)
