-- The tracker reports people as servers do. Who came is a hash that only lasts for a day, to count a person once whom both
-- report; rows from before have none, and count each.
ALTER TABLE referrals
    ADD COLUMN IF NOT EXISTS source LowCardinality(String) DEFAULT 'server',
    ADD COLUMN IF NOT EXISTS visitor UInt64 DEFAULT 0,
    ADD COLUMN IF NOT EXISTS browser UInt64 DEFAULT 0;

-- What the tracker counts of everyone else, apart from what servers count: people who both see must not be added up.
CREATE TABLE IF NOT EXISTS people_daily_tracker AS people_daily;
