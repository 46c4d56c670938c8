-- How people pick in each app, by scanning or by tapping, and how often they took either off again.
SELECT s.app, c.picked_how, count(*) AS pick_count,
  count(DISTINCT c.session_id) AS session_count,
  sum(coalesce(c.ended_why IN ('tap', 'deselectAll', 'undone'), 0)) AS regret_count,
  sum(c.committed) AS committed_count
FROM choices AS c
JOIN session_summaries AS s ON s.session_id = c.session_id
WHERE c.picked_how IN ('scan', 'tap')
GROUP BY s.app, c.picked_how
ORDER BY s.app, c.picked_how;
