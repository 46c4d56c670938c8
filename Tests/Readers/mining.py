"""PM4Py discovers the process of a log from its Parquet events."""

import contextlib
import io
import sqlite3
import warnings

import pandas as pd

import page
from files import demand


def discover(folder, log):
    """Returns how many edges and how many activities of the discovered process were compared."""
    # It greets whoever imports it, and recommends what it does without.
    warnings.simplefilter("ignore")
    with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(io.StringIO()):
        import pm4py

    with contextlib.chdir(folder):
        frame = eval(page.call_of("PM4Py"), {"pm4py": pm4py, "pd": pd})
    graph, starts, ends = pm4py.discover_dfg(frame)
    pairs, first, last = counted(log)
    demand(set(first) == {"opened"}, f"the log has sessions that begin with {set(first)}")
    demand(starts == first, f"PM4Py lets sessions begin with {starts}, the log says {first}")
    demand(ends == last, f"PM4Py lets sessions end with {ends}, the log says {last}")
    demand(dict(graph) == pairs, f"edges that differ: {set(graph.items()) ^ set(pairs.items())}")
    tree = pm4py.discover_process_tree_inductive(frame)
    kinds = {kind for pair in pairs for kind in pair} | set(first)
    demand(
        str(tree.operator) == "->" and tree.children[0].label == "opened", f"the process is {tree}"
    )
    demand(labels(tree) == kinds, f"kinds that differ: {labels(tree) ^ kinds}")
    return len(graph), len(kinds)


def labels(tree):
    """The activities of a process tree."""
    found = {tree.label} if tree.label else set()
    return found.union(*map(labels, tree.children))


def counted(log):
    """How often a kind follows another, begins and ends a session, by SQL alone.

    PM4Py puts the events of a session in the order of their times, and leaves equal ones as they
    come.
    """
    database = sqlite3.connect(f"file:{log}?mode=ro", uri=True)
    ordered = """
      SELECT events.key >> 24 AS session, kinds.name AS kind,
        lead(kinds.name) OVER sessions AS following, lag(kinds.name) OVER sessions AS before
      FROM events JOIN kinds ON kinds.number = events.kind
      WINDOW sessions AS (PARTITION BY events.key >> 24 ORDER BY time, key)
      """
    count = lambda columns, condition: {
        row[0] if len(row) == 2 else row[:-1]: row[-1]
        for row in database.execute(
            f"SELECT {columns}, count(*) FROM ({ordered}) WHERE {condition} GROUP BY {columns}"
        )
    }
    found = (
        count("kind, following", "following IS NOT NULL"),
        count("kind", "before IS NULL"),
        count("kind", "following IS NULL"),
    )
    database.close()
    return found
