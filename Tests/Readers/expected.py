"""What the tables must hold, from the log's raw tables and Documentation/Analytics.md alone.

Nothing of the exporter and none of the log's views is asked. A moment is a number of microseconds
since 1970, a flag is a bool, a list stays JSON.
"""

import json
import sqlite3

TEXTS = {
    "query": {"searchChanged", "searchResultsArrived", "pageLoaded"},
    "code": {"scanned"},
    "note": {"noteEdited", "noteSet"},
    "message": {"scanFailed", "loadFailed", "noteErrorSet"},
}
# What Unicode takes for white space; Python's own list has more.
WHITE = "\t\n\x0b\x0c\r \x85\xa0\u1680\u2028\u2029\u202f\u205f\u3000"
WHITE += "".join(map(chr, range(0x2000, 0x200B)))
BY_USER = {"tap", "range", "selectAll", "scan"}
TAKEN_OFF = {"tap", "deselectAll", "undone"}


EVENTS = """
  SELECT events.key >> 24 AS session, events.key & 16777215 AS seq, time, kinds.name AS kind,
    reasons.name AS reason, item, text, added, removed, evicted, detail, receipt
  FROM events JOIN kinds ON kinds.number = kind LEFT JOIN reasons ON reasons.number = reason
  ORDER BY key
  """
LIVES = """
  SELECT key >> 24 AS session, item, title, items, picked, pick_causes.name AS how, ended,
    end_causes.name AS why, "limit", by, committed
  FROM lives JOIN pick_causes ON pick_causes.number = cause
    LEFT JOIN end_causes ON end_causes.number = why
  """


class Session:
    """A row of the log's `sessions` with its events, its lives and what its searches found."""

    def __init__(self, row):
        self.row, self.id = row, row["id"]
        self.events, self.lives, self.hits = [], [], []

    def event(self, seq):
        return self.events[seq - 1] if 1 <= seq <= len(self.events) else None

    def time(self, seq):
        return None if seq is None else self.event(seq)["time"]


def sessions(log):
    """All sessions of a log, in the order of their keys."""
    database = sqlite3.connect(f"file:{log}?mode=ro", uri=True)
    database.row_factory = sqlite3.Row
    found = {}
    for row in database.execute("SELECT * FROM sessions ORDER BY key"):
        found[row["key"]] = Session(row)
    for row in database.execute(EVENTS):
        events = found[row["session"]].events
        assert row["seq"] == len(events) + 1, "the log has a gap"
        events.append(row)
    for row in database.execute(LIVES):
        found[row["session"]].lives.append(row)
    for row in database.execute("SELECT key >> 24, key & 16777215, count FROM hits ORDER BY key"):
        found[row[0]].hits.append(row[1:])
    database.close()
    for session in found.values():
        assert session.row["last"] == len(session.events), "the log has too few events"
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
        lists = [cell(event[name], event["item"]) for name in ("added", "removed", "evicted")]
        row = [session.id, event["seq"], event["time"], event["kind"]]
        row += ["rejected" if event["reason"] else "accepted", event["reason"], event["item"]]
        row += [event["text"] if event["kind"] in kinds else None for kinds in TEXTS.values()]
        row += [count for count, _ in lists] + [picks for _, picks in lists] + [event["detail"]]
        if receipts:
            row.append(f"{event['receipt'] & 0xFFFFFFFFFFFFFFFF:016x}")
        yield tuple(row)


def choices(session):
    for life in session.lives:
        picked, ended, by = life["picked"], life["ended"], life["by"]
        if by is None and life["why"] in ("evicted", "replaced"):
            by = session.event(ended)["item"]
        # Picks that began and ended together stand in one row of the log.
        together = life["items"] and json.loads(life["items"])
        for item, *title in together or [[life["item"], life["title"]]]:
            title = title[0] if title and title[0] is not None else item
            yield (
                *(session.id, item, title, picked, session.time(picked), life["how"]),
                *(ended, session.time(ended), life["why"], by, life["limit"]),
                life["committed"] == 1,
            )


def trimmed(text):
    """A text as it is applied: without the white space of Unicode at both ends."""
    return text if text is None else text.strip(WHITE)


def query(session, seq):
    """What was searched for where an event applied or answered it; None where it was erased."""
    event = session.event(seq)
    if event["kind"] == "searchResultsArrived":
        # What answers an erased query still names something in its place.
        return None if typed_before(session, seq) is None else event["text"]
    if event["kind"] in ("searchChanged", "scanned"):
        return trimmed(event["text"])
    assert event["kind"] == "searchSubmitted", event["kind"]
    return None if event["detail"] else trimmed(typed_before(session, seq))


def typed_before(session, seq):
    """What stood in the search field before an event; None where it was erased."""
    for event in reversed(session.events[: seq - 1]):
        # A scan that picks something is no search; one that finds nothing to pick is refused.
        if not event["reason"] and (
            event["kind"] == "searchChanged"
            or (event["kind"] == "scanned" and not event["added"])
            or (event["kind"] == "searchSubmitted" and event["detail"])
        ):
            return event["text"]
    return None


def on_the_way(session, seq, text):
    following, before = next_event(session, seq, text), session.event(seq - 1)
    if text is None or following is None or following["kind"] != "searchChanged":
        return False
    return goes_on(following["text"], text) or (
        before["kind"] == "searchChanged" and goes_on(before["text"], text)
    )


def next_event(session, seq, text):
    """The first event behind another that does more than to type the same query again."""
    for event in session.events[seq:]:
        types = event["kind"] == "searchChanged" and event["text"] is not None
        if not types or trimmed(event["text"]) != text:
            return event
    return None


def goes_on(longer, text):
    """Whether a text that was typed begins with another, and is longer."""
    longer = trimmed(longer)
    return longer is not None and longer.startswith(text) and len(longer) > len(text)


def searches(session):
    for seq, count in session.hits:
        text = query(session, seq)
        settled = not on_the_way(session, seq, text)
        yield (session.id, seq, session.time(seq), text, count, settled)


def summary(session):
    row, lives = session.row, list(choices(session))
    picks = [life for life in lives if life[5] in BY_USER]
    found = [search[4] for search in searches(session) if search[5]]
    refused = [event for event in session.events if event["reason"]]
    # After its end every event of a session is rejected.
    accepted = [event["seq"] for event in session.events if not event["reason"]]
    ended = max(accepted) if row["ending"] else None
    yield (
        *(session.id, row["app"], row["actor"], row["environment"], row["started"]),
        *(session.time(row["last"]), session.time(ended), row["ending"]),
        *(row["engine"], row["folding"], len(session.events), len(refused), len(picks)),
        sum(1 for life in picks if life[5] == "tap"),
        sum(1 for life in picks if life[5] == "scan"),
        sum(1 for life in lives if life[8] == "evicted"),
        sum(1 for life in picks if life[8] in TAKEN_OFF),
        *(len(found), found.count(0)),
        session.time(min((life[3] for life in picks), default=None)),
        sum(1 for life in lives if life[6] is None),
        sum(1 for life in lives if life[11]) if row["ending"] == "done" else None,
    )


MAKERS = {"events": events, "choices": choices, "searches": searches, "sessions": summary}


def table(sessions, name, receipts=False):
    """The rows of a table, in no order that anybody may count on."""
    if receipts:
        return [row for session in sessions for row in events(session, receipts=True)]
    return [row for session in sessions for row in MAKERS[name](session)]
