"""What each reader made of a file, as plain lists: the same for all, and nothing rounded.

A column is refused where its type is not that of the dictionary: a moment has to be a timestamp in
UTC, a flag must not be a number.
"""

import duckdb
import pandas as pd
import polars as pl
import pyarrow as pa


class WrongType(Exception):
    """A column came out as something else than the dictionary says."""

    def __init__(self, column, type):
        super().__init__(f"{column} is {type}")
        self.column, self.type = column, str(type)


def plain(frame, columns):
    """The columns of what a reader gave, each a list; those that are not asked for are left out."""
    for kind, lists in READERS.items():
        if isinstance(frame, kind):
            return names(frame), lists(frame, columns)
    raise TypeError(f"nobody knows what {type(frame)} is")


def names(frame):
    return list(frame.column_names if isinstance(frame, pa.Table) else frame.columns)


def of_pandas(frame, columns):
    made = {}
    for column in columns:
        values = frame[column.name]
        type = str(values.dtype)
        nulls = values.isna()
        if column.type == "text" and type == "str":
            made[column.name] = values.astype(object).where(~nulls, None).tolist()
        elif column.type == "moment" and type == "datetime64[us, UTC]":
            made[column.name] = values.astype("int64").astype(object).where(~nulls, None).tolist()
        elif column.type == "number" and (
            type in ("int64", "Int64") or (type == "float64" and column.optional)
        ):
            made[column.name] = [None if null else int(value) for value, null in zip(values, nulls)]
        elif column.type == "flag" and type in ("bool", "boolean"):
            made[column.name] = [bool(value) for value in values]
        else:
            raise WrongType(column.name, type)
    return made


def of_pyarrow(table, columns):
    types = {
        "text": pa.string(),
        "moment": pa.timestamp("us", "UTC"),
        "number": pa.int64(),
        "flag": pa.bool_(),
    }
    made = {}
    for column in columns:
        values = table[column.name]
        if values.type != types[column.type]:
            raise WrongType(column.name, values.type)
        made[column.name] = (
            values.cast(pa.int64()) if column.type == "moment" else values
        ).to_pylist()
    return made


def of_polars(frame, columns):
    types = {
        "text": pl.String,
        "moment": pl.Datetime("us", "UTC"),
        "number": pl.Int64,
        "flag": pl.Boolean,
    }
    made = {}
    for column in columns:
        values = frame[column.name]
        if values.dtype != types[column.type]:
            raise WrongType(column.name, values.dtype)
        made[column.name] = (values.dt.epoch("us") if column.type == "moment" else values).to_list()
    return made


def of_duckdb(relation, columns):
    types = {
        "text": "VARCHAR",
        "moment": "TIMESTAMP WITH TIME ZONE",
        "number": "BIGINT",
        "flag": "BOOLEAN",
    }
    given = dict(zip(relation.columns, map(str, relation.types)))
    for column in columns:
        if given[column.name] != types[column.type]:
            raise WrongType(column.name, given[column.name])
    chosen = [
        f"epoch_us({column.name})" if column.type == "moment" else column.name for column in columns
    ]
    rows = relation.project(", ".join(chosen)).fetchall()
    return {column.name: [row[at] for row in rows] for at, column in enumerate(columns)}


READERS = {
    pd.DataFrame: of_pandas,
    pa.Table: of_pyarrow,
    pl.DataFrame: of_polars,
    duckdb.DuckDBPyRelation: of_duckdb,
}
