"""What the tables must hold, from the log's raw tables and Documentation/Analytics.md alone.

Nothing of the exporter and none of the log's views is asked. A moment is a number of microseconds
since 1970, a flag is a bool, a list stays JSON.
"""

import json
import sqlite3

TEXTS = {
    "query": {"searchChanged", "searchResultsArrived", "pageLoaded"}, "code": {"scanned"},
    "note": {"noteEdited", "noteSet"}, "message": {"scanFailed", "loadFailed", "noteErrorSet"},
}
# What Unicode takes for white space; Python's own list has more.
WHITE = "\t\n\x0b\x0c\r \x85\xa0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000"
BY_USER = {"tap", "range", "selectAll", "scan"}
TAKEN_OFF = {"tap", "deselectAll", "undone"}


class Event:
    """A row of the log's `events`, with names in place of numbers."""

    def __init__(self, seq, row, kind, reason):
        self.seq, self.kind, self.reason = seq, kind, reason
        _, self.time, self.item, self.text, self.added, self.removed, self.evicted, self.detail, self.receipt = row

    def said(self, column):
        return self.text if self.kind in TEXTS[column] else None


class Session:
    """A row of `sessions` with its events, its lives and what its searches found."""

    def __init__(self, row):
        (self.key, self.id, self.app, self.actor, self.environment, self.started, self.last, self.ending,
         self.engine, self.folding) = row
        self.events, self.lives, self.hits = [], [], []

    def event(self, seq):
        return self.events[seq - 1] if 1 <= seq <= len(self.events) else None


def sessions(log):
    """All sessions of a log, in the order of their keys."""
    database = sqlite3.connect(f"file:{log}?mode=ro", uri=True)
    names = lambda table: dict(database.execute(f"SELECT number, name FROM {table}"))
    kinds, reasons, causes, whys = map(names, ["kinds", "reasons", "pick_causes", "end_causes"])
    limits = dict(database.execute('SELECT number, "limit" FROM end_causes'))
    found = {}
    for row in database.execute(
        "SELECT key, id, app, actor, environment, started, last, ending, engine, folding FROM sessions ORDER BY key"):
        found[row[0]] = Session(row)
    for *row, kind, reason in database.execute(
        "SELECT key, time, item, text, added, removed, evicted, detail, receipt, kind, reason FROM events ORDER BY key"):
        session = found[row[0] >> 24]
        seq = row[0] & 0xFFFFFF
        assert seq == len(session.events) + 1, "the log has a gap"
        session.events.append(Event(seq, row, kinds[kind], None if reason is None else reasons[reason]))
    for key, item, title, items, picked, cause, ended, why, by, committed in database.execute(
        "SELECT key, item, title, items, picked, cause, ended, why, by, committed FROM lives"):
        session = found[key >> 24]
        picks = [[item, title]] if items is None else [pick + [None] for pick in json.loads(items)]
        for pick in picks:
            name = whys.get(why)
            if by is None and name in ("evicted", "replaced"):
                newer = session.event(ended).item
            else:
                newer = by
            session.lives.append((
                pick[0], pick[0] if pick[1] is None else pick[1], picked, causes[cause], ended, name, newer,
                limits.get(why), committed == 1))
    for key, count in database.execute("SELECT key, count FROM hits ORDER BY key"):
        found[key >> 24].hits.append((key & 0xFFFFFF, count))
    database.close()
    for session in found.values():
        assert session.last == len(session.events), "the log has too few events"
    return list(found.values())


def cell(value, item):
    """How many picks a cell of the log stands for, and the list of them where it holds one."""
    if value is None:
        return 0, None
    if value == 1:
        return 1, json.dumps([item])
    if isinstance(value, int):
        return value, None
    picks = json.loads(value)
    return len(picks), json.dumps(picks) if picks else None


def events(session, receipts=False):
    for event in session.events:
        added, removed, evicted = (
            cell(value, event.item) for value in (event.added, event.removed, event.evicted))
        row = (
            session.id, event.seq, event.time, event.kind, "rejected" if event.reason else "accepted",
            event.reason, event.item, *(event.said(column) for column in TEXTS), added[0], removed[0],
            evicted[0], added[1], removed[1], evicted[1], event.detail)
        yield (*row, f"{event.receipt & 0xFFFFFFFFFFFFFFFF:016x}") if receipts else row


def choices(session):
    moment = lambda seq: None if seq is None else session.event(seq).time
    for item, title, picked, how, ended, why, by, limit, committed in session.lives:
        yield (session.id, item, title, picked, moment(picked), how, ended, moment(ended), why, by, limit, committed)


def trimmed(text):
    """A text as it is applied: without the white space of Unicode at both ends."""
    return text if text is None else text.strip(WHITE)


def query(session, seq):
    """What was searched for where an event applied or answered it; None where it was erased."""
    event = session.event(seq)
    if event.kind == "searchResultsArrived":
        # What answers an erased query still names something in its place.
        return None if typed_before(session, seq) is None else event.text
    if event.kind in ("searchChanged", "scanned"):
        return trimmed(event.text)
    assert event.kind == "searchSubmitted", event.kind
    return None if event.detail else trimmed(typed_before(session, seq))


def typed_before(session, seq):
    """What stood in the search field before an event; None where it was erased."""
    for event in reversed(session.events[:seq - 1]):
        # A scan that picks something is no search; one that picks nothing is refused.
        if not event.reason and (
            event.kind == "searchChanged" or event.kind == "scanned" and not event.added
            or event.kind == "searchSubmitted" and event.detail):
            return event.text
    return None


def on_the_way(session, seq, text):
    following, before = session.event(seq + 1), session.event(seq - 1)
    if text is None or following is None or following.kind != "searchChanged":
        return False
    if following.text is not None and trimmed(following.text).startswith(text):
        return True
    longer = trimmed(before.text) if before.kind == "searchChanged" else None
    return longer is not None and longer.startswith(text) and len(longer) > len(text)


def searches(session):
    for seq, count in session.hits:
        text = query(session, seq)
        yield (session.id, seq, session.event(seq).time, text, count, not on_the_way(session, seq, text))


def summary(session):
    picks = [life for life in session.lives if life[3] in BY_USER]
    found = [count for _, _, _, _, count, settled in searches(session) if settled]
    # After its end every event of a session is rejected.
    ended = max(event.seq for event in session.events if not event.reason) if session.ending else None
    yield (
        session.id, session.app, session.actor, session.environment, session.started, session.events[-1].time,
        session.event(ended).time if ended else None, session.ending, session.engine, session.folding,
        len(session.events), sum(1 for event in session.events if event.reason), len(picks),
        sum(1 for life in picks if life[3] == "tap"), sum(1 for life in picks if life[3] == "scan"),
        sum(1 for life in session.lives if life[5] == "evicted"),
        sum(1 for life in picks if life[5] in TAKEN_OFF), len(found), found.count(0),
        session.event(min(life[2] for life in picks)).time if picks else None,
        sum(1 for life in session.lives if life[4] is None),
        sum(1 for life in session.lives if life[8]) if session.ending == "done" else None)


MAKERS = {"events": events, "choices": choices, "searches": searches, "sessions": summary}


def table(sessions, name, receipts=False):
    """The rows of a table, in no order that anybody may count on."""
    if receipts:
        return [row for session in sessions for row in events(session, receipts=True)]
    return [row for session in sessions for row in MAKERS[name](session)]
