-- What was refused, and why, the most frequent first.
SELECT reason, kind, count(*) AS refusal_count, count(DISTINCT session_id) AS session_count
FROM timeline
WHERE outcome = 'rejected'
GROUP BY reason, kind
ORDER BY refusal_count DESC, reason, kind;
