-- Who chose an item: each life of it as a pick, whose it was, and whether the host got it.
--   :item  the id of the item
SELECT s.actor, s.app, c.session_id, c.title, c.picked_ts, c.picked_how, c.ended_ts, c.ended_why,
  c.committed
FROM choices AS c
JOIN session_summaries AS s ON s.session_id = c.session_id
WHERE c.item = :item
ORDER BY c.picked_ts, c.session_id, c.picked_seq;
