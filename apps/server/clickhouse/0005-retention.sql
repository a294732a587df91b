-- Until when a row is kept: its day and the days that its workspace keeps what was reported. Rows from before go on for the 395 days
-- that they came for, until their workspace's setting is applied to them.
ALTER TABLE visits ADD COLUMN IF NOT EXISTS keep_until Date DEFAULT toDate(ts) + 395;
ALTER TABLE visits MODIFY TTL keep_until;
ALTER TABLE visits_hourly ADD COLUMN IF NOT EXISTS keep_until Date DEFAULT toDate(hour) + 395;
ALTER TABLE visits_hourly MODIFY TTL keep_until;
-- A month is put from this table into the other one, so both have the same columns.
ALTER TABLE visits_hourly_recount ADD COLUMN IF NOT EXISTS keep_until Date DEFAULT toDate(hour) + 395;
ALTER TABLE visits_hourly_recount MODIFY TTL keep_until;
ALTER TABLE visits_hourly_feed MODIFY QUERY
SELECT workspace_id, toStartOfHour(toDateTime(ts, 'UTC')) AS hour, token, bot_type, verdict, count() AS visits,
    max(visits.keep_until) AS keep_until
FROM visits
GROUP BY workspace_id, hour, token, bot_type, verdict;
ALTER TABLE referrals ADD COLUMN IF NOT EXISTS keep_until Date DEFAULT toDate(ts) + 395;
ALTER TABLE referrals MODIFY TTL keep_until;
ALTER TABLE people_daily ADD COLUMN IF NOT EXISTS keep_until Date DEFAULT day + 395;
ALTER TABLE people_daily MODIFY TTL keep_until;
ALTER TABLE people_daily_tracker ADD COLUMN IF NOT EXISTS keep_until Date DEFAULT day + 395;
ALTER TABLE people_daily_tracker MODIFY TTL keep_until;
