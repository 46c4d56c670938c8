-- Sessions that were opened long ago and never ended, with how long something happened in them.
--   :hours  how long ago they were opened, at least; 24 where it is not set
--   :now    the moment that this is counted from, as ts has it; the present one where it is not set
SELECT session_id, app, actor, started_ts, last_ts,
  strftime('%s', substr(last_ts, 1, 19)) - strftime('%s', substr(started_ts, 1, 19))
    AS active_seconds,
  event_count, held_count
FROM session_summaries
WHERE ending IS NULL
  AND strftime('%s', coalesce(substr(nullif(:now, ''), 1, 19), 'now'))
    - strftime('%s', substr(started_ts, 1, 19)) >= 3600 * coalesce(nullif(:hours, ''), 24)
ORDER BY started_ts, session_id;
