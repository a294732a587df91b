-- The visits of the last days in the order of their time, for the live feed: in `visits` they lie in the order of their
-- paths, so that the newest ones are found by reading the month.
CREATE TABLE IF NOT EXISTS visits_recent
(
    workspace_id UUID,
    ts DateTime64(3, 'UTC'),
    path String,
    status UInt16,
    token LowCardinality(String),
    verdict LowCardinality(String)
)
ENGINE = MergeTree
PARTITION BY toDate(ts)
ORDER BY (workspace_id, ts)
TTL toDateTime(ts) + INTERVAL 2 DAY
SETTINGS ttl_only_drop_parts = 1, non_replicated_deduplication_window = 1000;

CREATE MATERIALIZED VIEW IF NOT EXISTS visits_recent_feed TO visits_recent AS
SELECT workspace_id, ts, path, status, token, verdict
FROM visits
WHERE ts > now() - INTERVAL 2 DAY;
