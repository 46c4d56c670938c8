-- What a user saw before choosing: what was searched, found, scanned, loaded and scrolled to, up to
-- the pick of an item that the host got.
--   :session  the id of the session
--   :item     the id of the item
SELECT t.seq, t.ts, t.kind, t.outcome, t.item, coalesce(s.query, t.query, t.code) AS text,
  s.hit_count, iif(t.kind = 'viewportChanged', t.detail, NULL) AS viewport
FROM choices AS c
JOIN timeline AS t ON t.session_id = c.session_id AND t.seq <= c.picked_seq
LEFT JOIN (SELECT * FROM searches WHERE session_id = :session) AS s ON s.seq = t.seq
WHERE c.session_id = :session AND c.item = :item AND c.committed
  AND (t.seq = c.picked_seq OR t.kind IN ('opened', 'searchChanged', 'searchSubmitted',
    'searchCancelled', 'searchResultsArrived', 'scanned', 'scanFailed', 'pageLoaded',
    'catalogReloaded', 'loadFailed', 'viewportChanged', 'anchorTapped', 'paneSwiped'))
ORDER BY t.seq;
