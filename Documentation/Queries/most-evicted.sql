-- What had to make room most often, under which maximum, and for how many different picks.
--   :most  how many rows; 20 where it is not set
SELECT item, max(title) AS title, ended_limit, count(*) AS eviction_count,
  count(DISTINCT ended_by) AS newer_count, count(DISTINCT session_id) AS session_count
FROM choices
WHERE ended_why = 'evicted'
GROUP BY item, ended_limit
ORDER BY eviction_count DESC, item, ended_limit
LIMIT CAST(coalesce(nullif(:most, ''), 20) AS INTEGER);
