-- Reads of passages by agents: one of an agent, a place and a minute at most. Written again with what is known later of the same read,
-- which takes its place.
CREATE TABLE IF NOT EXISTS ad_reads
(
    workspace_id UUID,
    advertiser_id UUID,
    ts DateTime('UTC'),
    placement_id UUID,
    campaign_id UUID,
    creative_id UUID,
    path String,
    token LowCardinality(String),
    operator LowCardinality(String),
    verdict LowCardinality(String),
    is_agent UInt8,
    price_cents_per_1000 UInt32,
    keep_until Date
)
ENGINE = ReplacingMergeTree
PARTITION BY toYYYYMM(ts)
ORDER BY (workspace_id, ts, placement_id, path, token)
TTL keep_until;
