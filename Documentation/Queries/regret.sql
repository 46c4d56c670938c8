-- Which items users pick and then take off again: picks by the user, how many of them were taken off
-- by the user, and the share of these.
--   :least  the fewest picks that an item must have to be told; 1 where it is not set
SELECT item, max(title) AS title, count(*) AS pick_count,
  sum(coalesce(ended_why IN ('tap', 'deselectAll', 'undone'), 0)) AS regret_count,
  round(avg(coalesce(ended_why IN ('tap', 'deselectAll', 'undone'), 0)), 3) AS regret_share
FROM choices
WHERE picked_how IN ('tap', 'range', 'selectAll', 'scan')
GROUP BY item
HAVING count(*) >= CAST(coalesce(nullif(:least, ''), 1) AS INTEGER)
ORDER BY regret_share DESC, pick_count DESC, item;
