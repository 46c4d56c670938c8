-- How far sessions come: opened, searched, picked, committed. Each step counts all sessions that did
-- it, whether or not they did the one before: one can pick without searching.
WITH steps (place, step, session_count) AS (
  SELECT 1, 'opened', count(*) FROM session_summaries
  UNION ALL SELECT 2, 'searched', count(*) FROM session_summaries WHERE search_count > 0
  UNION ALL SELECT 3, 'picked', count(*) FROM session_summaries WHERE pick_count > 0
  UNION ALL SELECT 4, 'committed', count(*) FROM session_summaries WHERE ending = 'done'
)
SELECT step, session_count,
  round(1.0 * session_count / max(first_value(session_count) OVER (ORDER BY place), 1), 3) AS share
FROM steps
ORDER BY place;
