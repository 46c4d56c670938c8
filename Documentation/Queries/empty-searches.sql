-- What people searched for in vain, the most frequent first. Queries on the way to others are left
-- out, and so are those that were erased.
--   :most  how many rows; 20 where it is not set
SELECT query, count(*) AS search_count, count(DISTINCT session_id) AS session_count,
  max(ts) AS last_ts
FROM searches
WHERE settled AND hit_count = 0 AND query IS NOT NULL
GROUP BY query
ORDER BY search_count DESC, query
LIMIT CAST(coalesce(nullif(:most, ''), 20) AS INTEGER);
