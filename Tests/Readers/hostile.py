"""Writes session files whose texts and times are as hostile to readers of tables as they can be.

    hostile.py FOLDER    writes LOG.picker.ndjson for each log into the folder

The same bytes each time. `scenarios` are the sessions of Tests/Scenarios, but for those that are
refused at their opening: a log holds none of these.
"""

import glob
import json
import os
import sys

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..")

TEXTS = [
    # What separates cells and rows, and what quotes them.
    'he said "no"', '"', '""', "'", "a,b", "a;b", "a\tb", "a\r\nb", "a\rb", "a\nb", "\r", "\n",
    "\r\n", "\t", "\\", "\\N", "\\n", 'a\\"b', "a\\", "#remark", "a\x00b", "\x00", "\x1a",
    "\x1f\x7f", "\x85",
    # What is taken for nothing, for a number, for a date or for an answer.
    "null", "NULL", "None", "NaN", "nan", "NA", "N/A", "nil", "-", "true", "False", "inf", "-inf",
    "007", "0", "1e5", "1_000", "0x1F", "12:30", "9007199254740993", "-9223372036854775808", "1.0",
    "2026-03-01", "2026-03-01T09:00:00.000000Z", "1970-01-01 00:00:00",
    # Formulas.
    "=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", "\n=1", "=cmd|' /C calc'!A0", "\uff1d1+1",
    # White space that somebody trims.
    " ", " before", "after ", "\u00a0", "\u3000",
    # Letters: twins, joined, right to left, unseen, beyond the first plane, of no character.
    "\u00e9", "e\u0301", "\U0001f468\u200d\U0001f469\u200d\U0001f467",
    "\u202e\u05e9\u05dc\u05d5\u05dd", "\ufeffmark", "a\u2028b\u2029c", "\u200b", "\ufffd",
    "\ufffe\uffff", "\U0010ffff", "\ud7ff\ue000", "stra\u00dfe STRASSE", "\u0130i\u0131I",
    # Other languages.
    '{"a":[1,"b",null]}', "[]", "'; DROP TABLE events; --", "<b>&amp;</b>", "%s%n$(x)`y`",
    "dt=2026-03-01", "long " * 20_000,
]

# RFC 3339 as the session file has it; the log keeps microseconds.
TIMES = [
    "0000-01-01T00:00:00Z", "0001-01-01T00:00:00.000001Z", "1582-10-10T10:10:10.101010Z",
    "1677-09-21T00:12:43.145224Z", "1883-11-18T12:03:58Z", "1969-12-31T23:59:59.999999Z",
    "1970-01-01T00:00:00Z", "1970-01-01T00:00:00.000001Z", "2000-02-29T23:59:59.5Z",
    "2026-03-29T03:30:00.123456+02:00", "2262-04-11T23:47:16.854776Z",
    "9999-12-31T23:59:59.999999Z",
]

EVERYTHING = {
    "mode": "multiple", "search": {"enabled": True}, "scan": {"enabled": True, "action": "select"},
    "note": {}, "confirmsOnCancel": False,
}


class File:
    """The lines of a session file."""

    def __init__(self):
        self.lines = []

    def session(self, name, **fields):
        self.name = name
        self.event("opened", **fields)

    def event(self, event, **fields):
        self.lines.append({"event": event, "session": self.name, **fields})

    def write(self, path):
        with open(path, "w", encoding="utf-8", newline="\n") as file:
            for line in self.lines:
                file.write(json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n")


def every_place(file, texts):
    """Puts each text into every place that takes one, with the next and the one after it."""
    for at, text in enumerate(texts):
        second, third = texts[(at + 1) % len(texts)], texts[(at + 2) % len(texts)]
        empty = at % 4 == 0
        file.session(
            text, app="" if empty else text, actor=second, environment=None if empty else third,
            config=EVERYTHING,
            items=[
                {"id": text, "title": third, "codes": [text]}, {"id": second, "title": text},
                {"id": third, "title": "" if empty else second}, {"id": "", "title": "no id"},
            ],
            preselected=[third],
        )
        file.event("tapped", item=text)
        file.event("tapped", item="")
        file.event("tapped", item=text)
        file.event("searchBegan")
        file.event("searchChanged", text=text)
        file.event("searchChanged", text="")
        file.event("searchChanged", text=second)
        file.event("searchCancelled")
        file.event("scannerOpened")
        file.event("scanned", value=text)
        file.event("scanFailed", failure=text)
        file.event("loadStarted")
        file.event("loadFailed", message=text)
        file.event("loadFailed")
        file.event("noteFocused")
        file.event("noteEdited", start=0, length=0, text=text)
        file.event("noteSet", text=second)
        file.event("noteSet", text="")
        file.event("noteErrorSet", text=text)
        file.event("selectionSet", ids=[second, third])
        if at % 3 == 0:
            file.event("doneTapped")
        elif at % 3 == 1:
            file.event("cancelTapped")


def endings(file):
    """A session for each way to end, and what comes after an end."""
    for event in ["doneTapped", "cancelTapped", "abandoned", None]:
        config = {"mode": "multiple", "max": 2}
        file.session(f"ends with {event}", config=config, items=["a", "b", "c"])
        for item in ["a", "b", "c", "a", "a"]:
            file.event("tapped", item=item)
        if event:
            file.event(event)
            file.event("tapped", item="b")
    file.session("done with nothing", config={"mode": "multiple"}, items=["a"])
    file.event("doneTapped")


def bulk(file):
    """As many picks at once as a list holds, one more, and evictions of as many."""
    for count in (1, 64, 65, 200):
        items = [f"{at}" for at in range(count)]
        config = {"mode": "multiple", "max": count}
        others = [f"n{at}" for at in range(count)]
        file.session(f"all of {count}", config=config, items=items + others)
        file.event("selectionSet", ids=items)
        file.event("tapped", item="n0")
        file.event("undone")
        file.event("redone")
        file.event("deselectAllTapped")
        file.event("selectAllTapped")
        file.event("rangeTapped", item=items[-1])
        file.event("selectionSet", ids=[])
        file.event("doneTapped")


def searches(file):
    """Letter by letter, back again, with and without hits, by the host, by a scan, and erased."""
    items = ["Peru", "Japan", "Kenya"]
    built_in = {"mode": "multiple", "search": {"enabled": True}}
    file.session("typed", config=built_in, items=items)
    for text in ["p", "pe", "per", "peru"]:
        file.event("searchChanged", text=text)
    file.event("tapped", item="Peru")
    for text in ["x", "xy", "xyz", "xy", "x", "", "k", "ke", "j", "ja", "j"]:
        file.event("searchChanged", text=text)
    file.event("doneTapped")
    file.session("last", config=built_in, items=items)
    file.event("searchChanged", text="ja")
    file.session("erased", config=built_in, items=items)
    file.event("searchChanged", text="p")
    file.event("searchChanged", erased=True, matches=["Peru", "Japan"])
    file.event("searchChanged", erased=True, matches=[])
    file.event("searchChanged", text="pe")
    file.event("cancelTapped")
    by_host = {"enabled": True, "matching": "host", "minimumCharacters": 2}
    host = {"mode": "multiple", "search": by_host}
    file.session("host", config=host, items=items)
    for text in ["p", "pe"]:
        file.event("searchChanged", text=text)
    file.event("searchResultsArrived", query="p", ids=[])
    file.event("searchResultsArrived", query="pe", ids=["Peru"])
    file.event("searchChanged", text="q")
    file.event("searchSubmitted")
    file.event("searchResultsArrived", query="q", items=[])
    file.event("doneTapped")
    waits = {"mode": "multiple", "search": {"enabled": True, "minimumCharacters": 3}}
    file.session("submitted", config=waits, items=items)
    file.event("searchChanged", text="pe")
    file.event("searchSubmitted")
    file.event("searchCancelled")
    file.session("submitted and erased", config=waits, items=items)
    file.event("searchChanged", erased=True, matches=[])
    file.event("searchSubmitted", erased=True, matches=["Peru"])
    file.event("searchSubmitted", erased=True, matches=["Peru", "Kenya"])
    file.event("searchChanged", text="pe")
    file.event("searchSubmitted")
    file.session("spaces", config=built_in, items=items)
    for text in ["p", "p ", " pe", "pe\u00a0", "pe\x1f", "\u3000 ", " p", "pe", "p\t"]:
        file.event("searchChanged", text=text)
    file.event("tapped", item="Peru")
    file.session("a space behind", config=built_in, items=items)
    file.event("searchChanged", text="p")
    file.event("searchChanged", text="p ")
    file.event("tapped", item="Peru")
    same_again(file, built_in, waits, host, items)
    file.session("erased for the host", config=host, items=items)
    file.event("searchChanged", erased=True, matches=[])
    file.event("searchResultsArrived", query="", ids=["Peru"])
    file.event("searchChanged", erased=True, matches=["Peru"])
    file.event("searchResultsArrived", query="erased", ids=["Peru"])
    file.event("searchChanged", text="pe")
    file.event("searchResultsArrived", query="pe", ids=["Peru"])
    file.event("searchResultsArrived", query="pe", ids=[])
    file.event("searchChanged", text="p")
    file.event("searchChanged", text="")
    scan = {"enabled": True, "action": "search"}
    file.session("scanned and submitted", config={**waits, "scan": scan}, items=items)
    file.event("searchChanged", text="ja")
    file.event("scanned", value=" ke ")
    file.event("searchSubmitted")
    file.event("searchChanged", text="k")
    file.event("searchSubmitted")
    file.event("searchChanged", text="ke")
    file.session("scanned", config={**built_in, "scan": scan}, items=items)
    file.event("scanned", value="ken")
    file.event("scanned", value="nothing")
    file.event("scanned", erased=True, matches=["Japan"])
    file.event("doneTapped")


def same_again(file, built_in, waits, host, items):
    """White space at the ends, or the same once more: no end of a query that is on its way."""
    for number, texts in enumerate([
        ["new", "new ", "new y", "new yo", "new yor", "new york"],
        ["new york", "new ", "new", "ne", ""], ["xyz", "xy", "xy ", "x"], ["xyz", "xy", "xy "],
        ["pe", "pe "], ["item", "item"], ["item", "item", "items"], ["item", "item", "it"],
        ["p", None, "p ", "pe"], ["p", "p ", None, "pe"], ["xy", "x", "x ", None], ["", " ", "p"],
        ["a\x00b", "a\x00b ", "a\x00c"], ["\u00e9", "\u00e9 ", "e\u0301"],
    ]):
        for event in ["tapped", "doneTapped", None]:
            file.session(f"same again {number} {event}", config=built_in, items=items)
            for text in texts:
                typed = {"text": text} if text is not None else {"erased": True, "matches": []}
                file.event("searchChanged", **typed)
            if event:
                file.event(event, **({"item": "Peru"} if event == "tapped" else {}))
                file.event("searchChanged", text=(texts[-1] or "") + "s")
    file.session("same again, submitted", config=waits, items=items)
    for text in ["pe", "pe ", "p", "p "]:
        file.event("searchChanged", text=text)
        file.event("searchSubmitted")
        file.event("searchChanged", text=text + " ")
    asks = {**host, "confirmsOnCancel": True}
    file.session("same again, for the host and refused", config=asks, items=items)
    file.event("tapped", item="Peru")
    file.event("searchChanged", text="pe")
    file.event("cancelTapped")
    file.event("searchResultsArrived", query="pe", ids=["Peru"])
    for text in ["pe ", "per", "pe"]:
        file.event("searchChanged", text=text)
    file.event("searchResultsArrived", query="pe", ids=[])
    file.event("searchChanged", text="pe ")
    file.event("searchChanged", text="p")


def times(file):
    config = {"mode": "multiple", "search": {"enabled": True}}
    for at, time in enumerate(TIMES):
        file.session(f"at {time}", ts=time, config=config, items=["a", "b"])
        file.event("searchChanged", ts=TIMES[at - 1], text="a")
        file.event("tapped", ts=TIMES[(at + 1) % len(TIMES)], item="a")
        file.event("tapped", ts=TIMES[at - 2], item="a")
        file.event("tapped", ts=time, item="b")
        file.event("doneTapped", ts=TIMES[at - 3])


def look_alikes(file, texts):
    """Every text of the log looks like something else, so that a reader who guesses goes wrong."""
    for at, text in enumerate(texts):
        file.session(
            text, app=text, actor=text, environment=text, config=EVERYTHING,
            items=[{"id": other, "title": other, "codes": [other]} for other in texts],
        )
        file.event("tapped", item=text)
        file.event("searchChanged", text=text)
        file.event("scanned", value=texts[at - 1])
        file.event("noteSet", text=text)
        file.event("loadFailed", message=text)
        file.event("doneTapped")


def many(file):
    """More events than a row group of Parquet has, over midnights, and texts that hardly repeat."""
    items = ["Iceland", "Japan", "Kenya", "Peru"]
    config = {"mode": "multiple", "max": 2, "search": {"enabled": True}, "note": {}}
    for number in range(2_000):
        start = f"2026-03-{number // 100 + 1:02}T23:59:{number % 60:02}Z"
        name = f"many-{number:05}"
        file.session(name, ts=start, app=f"app {number % 3}", config=config, items=items)
        for step in range(60):
            file.event("tapped", item=items[(number + step * step) % 4])
        for step in range(5):
            file.event("searchChanged", text=f"{number * step * 7_919 % 99_991:x} of {number}")
        file.event("searchCancelled")
        file.event("noteSet", text=f"no two notes are alike, as this one of {number} " * 3)
        if number % 7:
            file.event("doneTapped")


def scenarios(path):
    """Joins the sessions of Tests/Scenarios, without claims and openings that are refused."""
    sessions = []
    for name in sorted(glob.glob(os.path.join(ROOT, "Tests", "Scenarios", "*.picker.ndjson"))):
        with open(name, encoding="utf-8", newline="\n") as file:
            for line in file:
                if line.isspace() or line.startswith("#"):
                    continue
                read = json.loads(line)
                if read.get("event") == "opened":
                    sessions.append([line])
                elif "event" in read:
                    sessions[-1].append(line)
                elif len(sessions[-1]) == 1 and read["expect"].get("outcome") == "rejected":
                    sessions[-1].clear()
    with open(path, "w", encoding="utf-8", newline="\n") as file:
        file.writelines(line for session in sessions for line in session)


def main(folder):
    hostile = File()
    every_place(hostile, TEXTS)
    endings(hostile)
    bulk(hostile)
    searches(hostile)
    moments = File()
    times(moments)
    digits = File()
    look_alikes(digits, ["007", "1", "2", "9007199254740993"])
    dates = File()
    look_alikes(dates, ["2026-03-01", "2026-03-02", "1999-12-31"])
    one = File()
    one.session("one", items=["a"])
    large = File()
    many(large)
    files = {
        "hostile": hostile, "times": moments, "digits": digits, "dates": dates, "one": one,
        "many": large,
    }
    for name, file in files.items():
        file.write(os.path.join(folder, name + ".picker.ndjson"))
    scenarios(os.path.join(folder, "scenarios.picker.ndjson"))


if __name__ == "__main__":
    main(sys.argv[1])
