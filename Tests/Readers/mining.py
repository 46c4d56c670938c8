"""PM4Py discovers the process of a log from its Parquet events."""

import collections
import sqlite3
import warnings

import pandas as pd

from files import demand


def discover(path, log):
    """Returns how many edges were compared, and the discovered model."""
    # What PM4Py recommends or does without is of no interest here.
    warnings.simplefilter("ignore")
    import pm4py

    frame = pm4py.format_dataframe(
        pd.read_parquet(path), case_id="session_id", activity_key="kind", timestamp_key="ts")
    graph, starts, ends = pm4py.discover_dfg(frame)
    pairs, first, last = counted(log)
    demand(set(first) == {"opened"}, f"the log has sessions that begin with {set(first)}")
    demand(starts == first, f"PM4Py lets sessions begin with {starts}, the log says {first}")
    demand(ends == last, f"PM4Py lets sessions end with {ends}, the log says {last}")
    demand(dict(graph) == pairs, f"edges that differ: {set(graph.items()) ^ set(pairs.items())}")
    net, initial, final = pm4py.discover_petri_net_inductive(frame)
    fitness = pm4py.fitness_token_based_replay(frame, net, initial, final)
    demand(fitness["log_fitness"] == 1, f"the model does not fit its own log: {fitness}")
    return len(graph), net


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
            f"SELECT {columns}, count(*) FROM ({ordered}) WHERE {condition} GROUP BY {columns}")}
    found = (
        count("kind, following", "following IS NOT NULL"), count("kind", "before IS NULL"),
        count("kind", "following IS NULL"))
    database.close()
    return found
