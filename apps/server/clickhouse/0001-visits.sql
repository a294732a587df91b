-- Requests of agents, one row each. The list of pages is the question asked most, and rows in the order of their
-- paths answer it in half the time that rows in the order of their time need.
-- The deduplication window lets a batch that is sent again count once.
CREATE TABLE IF NOT EXISTS visits
(
    workspace_id UUID,
    ts DateTime64(3, 'UTC'),
    path String,
    query String,
    method LowCardinality(String),
    status UInt16,
    token LowCardinality(String),
    bot_type UInt8,
    purpose LowCardinality(String),
    operator LowCardinality(String),
    verdict LowCardinality(String) DEFAULT 'unchecked',
    evidence LowCardinality(String) DEFAULT '',
    ua String,
    address_prefix String,
    signature String,
    catalogue_version LowCardinality(String)
)
ENGINE = MergeTree
PARTITION BY toYYYYMM(ts)
ORDER BY (workspace_id, path, ts)
TTL toDateTime(ts) + INTERVAL 395 DAY
SETTINGS non_replicated_deduplication_window = 1000;

-- Visits by hour without their paths, for charts: 90 days of a busy site are some ten thousand rows.
CREATE TABLE IF NOT EXISTS visits_hourly
(
    workspace_id UUID,
    hour DateTime('UTC'),
    token LowCardinality(String),
    bot_type UInt8,
    verdict LowCardinality(String),
    visits UInt64
)
ENGINE = SummingMergeTree(visits)
PARTITION BY toYYYYMM(hour)
ORDER BY (workspace_id, hour, token, bot_type, verdict)
TTL hour + INTERVAL 395 DAY
SETTINGS non_replicated_deduplication_window = 1000;

CREATE MATERIALIZED VIEW IF NOT EXISTS visits_hourly_feed TO visits_hourly AS
SELECT workspace_id, toStartOfHour(toDateTime(ts, 'UTC')) AS hour, token, bot_type, verdict, count() AS visits
FROM visits
GROUP BY workspace_id, hour, token, bot_type, verdict;

-- A month of the hourly series is counted anew in here and then put in the place of the old one.
CREATE TABLE IF NOT EXISTS visits_hourly_recount AS visits_hourly;

-- People who came from an AI assistant.
CREATE TABLE IF NOT EXISTS referrals
(
    workspace_id UUID,
    ts DateTime64(3, 'UTC'),
    path String,
    query String,
    assistant LowCardinality(String),
    operator LowCardinality(String),
    evidence LowCardinality(String),
    host String,
    catalogue_version LowCardinality(String)
)
ENGINE = MergeTree
PARTITION BY toYYYYMM(ts)
ORDER BY (workspace_id, ts)
TTL toDateTime(ts) + INTERVAL 395 DAY
SETTINGS non_replicated_deduplication_window = 1000;

-- Everyone else is only counted, by the day in the workspace's time zone.
CREATE TABLE IF NOT EXISTS people_daily
(
    workspace_id UUID,
    day Date,
    people UInt64
)
ENGINE = SummingMergeTree(people)
PARTITION BY toYYYYMM(day)
ORDER BY (workspace_id, day)
TTL day + INTERVAL 395 DAY
SETTINGS non_replicated_deduplication_window = 1000;
