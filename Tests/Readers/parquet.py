"""What stands in a Parquet file beside the values: types, statistics, compression."""

import glob
import os
import re

import pyarrow as pa
import pyarrow.parquet as pq

from files import demand, rfc3339

LOGICAL = {
    "text": ("BYTE_ARRAY", "String"),
    "number": ("INT64", "None"),
    "flag": ("BOOLEAN", "None"),
    "moment": ("INT64", "Timestamp(isAdjustedToUTC=true, timeUnit=microseconds"),
}
# The moment by whose date a table is parted.
DATED = {"events": "ts", "choices": "picked_ts", "searches": "ts", "sessions": "started_ts"}
# How many bytes of a text a bound may have.
LONGEST = 64


def form(path, columns, count):
    """Compares what a file says of itself with its rows; returns how many bounds it told."""
    file = pq.ParquetFile(path)
    types(path, file, columns)
    demand(file.metadata.num_rows == count, f"{path}: it says {file.metadata.num_rows} rows")
    compared = 0
    for number in range(file.num_row_groups):
        group = file.metadata.row_group(number)
        rows = file.read_row_group(number)
        demand(
            group.num_rows == rows.num_rows and (rows.num_rows or not count),
            f"{path}: a row group of {group.num_rows} rows",
        )
        for at, column in enumerate(columns):
            part = group.column(at)
            demand(
                part.compression == "ZSTD", f"{path}: {column.name} is packed as {part.compression}"
            )
            compared += statistics(path, part, column, rows[column.name])
    return compared


def folder(path, table, columns, rows):
    """The files of a folder by date: each row lies in that of its day."""
    parts = sorted(glob.glob(os.path.join(path, "**"), recursive=True))
    # What begins so is passed over by readers.
    parts = [
        part for part in parts if os.path.isfile(part) and os.path.basename(part)[0] not in "_."
    ]
    count = bounds = 0
    for part in parts:
        match = re.fullmatch(
            r"dt=(\d{4}-\d\d-\d\d)/[^_.][^/]*\.parquet", os.path.relpath(part, path)
        )
        demand(match, f"{part}: no part of a date")
        file = pq.ParquetFile(part)
        moments = file.read([DATED[table]])[DATED[table]].cast(pa.int64()).to_pylist()
        demand(moments, f"{part}: no rows")
        for moment in moments:
            demand(rfc3339(moment)[:10] == match.group(1), f"{part}: it holds {rfc3339(moment)}")
        count += len(moments)
        bounds += form(part, columns, len(moments))
    demand(count == len(rows), f"{path}: {count} rows")
    return bounds


def types(path, file, columns):
    for at, column in enumerate(columns):
        said = file.schema.column(at)
        physical, logical = LOGICAL[column.type]
        demand(
            said.physical_type == physical and str(said.logical_type).startswith(logical),
            f"{path}: {column.name} is {said.physical_type}, {said.logical_type}",
        )
        demand(
            said.max_definition_level == (1 if column.optional else 0),
            f"{path}: whether {column.name} may be NULL",
        )


def statistics(path, part, column, values):
    """Readers skip row groups by these, so that a wrong one loses rows."""
    found = part.statistics
    where = f"{path}: statistics of {column.name}"
    if found is None:
        demand(len(values) == 0, f"{where} are missing")
        return 0
    demand(not found.has_null_count or found.null_count == values.null_count, f"{where}: NULLs")
    values = values.drop_null()
    if len(values) == 0:
        demand(not found.has_min_max, f"{where}: a minimum of nothing")
        return 0
    if column.type == "text":
        return text_statistics(where, found, [value.encode() for value in values.to_pylist()])
    demand(found.has_min_max, f"{where} are missing")
    plain = values.cast(pa.int64()).to_pylist()
    # Raw, since Python's dates have no year 0.
    least, most = found.min_raw, found.max_raw
    demand((least, most) == (min(plain), max(plain)), f"{where}: {least} to {most}")
    return 2


def text_statistics(where, found, values):
    """Texts are compared by their bytes; a long bound is cut, or left out, and still is a bound."""
    least, most = min(values), max(values)
    is_long = max(len(least), len(most)) > LONGEST
    demand(found.has_min_max or is_long, f"{where} are missing")
    if not found.has_min_max:
        return 0
    for bound, value, holds in (
        (found.min_raw, least, found.min_raw <= least),
        (found.max_raw, most, found.max_raw >= most),
    ):
        demand(
            bound == value or (holds and len(value) > LONGEST),
            f"{where}: {bound!r} for {value[:80]!r}",
        )
    return 2
