-- Picks that the user took off again at once: mostly taps that hit the wrong row.
--   :seconds  how soon, at most; 10 where it is not set
SELECT *
FROM (
  SELECT session_id, item, title, picked_seq, picked_how, ended_seq, ended_why, max(0.0,
    strftime('%s', substr(ended_ts, 1, 19)) - strftime('%s', substr(picked_ts, 1, 19))
      + (substr(ended_ts, 21, 6) - substr(picked_ts, 21, 6)) / 1e6) AS seconds
  FROM choices
  WHERE picked_how IN ('tap', 'range', 'selectAll', 'scan')
    AND ended_why IN ('tap', 'deselectAll', 'undone')
)
WHERE seconds <= CAST(coalesce(nullif(:seconds, ''), 10) AS REAL)
ORDER BY seconds, session_id, picked_seq, item;
