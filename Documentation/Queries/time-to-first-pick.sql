-- How long people take to the first pick, in each app: the sessions with a pick, and the seconds that
-- half of them, and nine of ten, needed at most.
WITH waits AS (
  SELECT app, max(0.0,
    strftime('%s', substr(first_pick_ts, 1, 19)) - strftime('%s', substr(started_ts, 1, 19))
      + (substr(first_pick_ts, 21, 6) - substr(started_ts, 21, 6)) / 1e6) AS seconds
  FROM session_summaries
  WHERE first_pick_ts IS NOT NULL
), ranked AS (
  SELECT app, seconds, row_number() OVER (PARTITION BY app ORDER BY seconds) AS place,
    count(*) OVER (PARTITION BY app) AS places
  FROM waits
)
SELECT app, places AS session_count, min(iif(place * 2 >= places, seconds, NULL)) AS median_seconds,
  min(iif(place * 10 >= places * 9, seconds, NULL)) AS p90_seconds
FROM ranked
GROUP BY app, places
ORDER BY app;
