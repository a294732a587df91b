-- A number of its own for each line of an access log that was imported, so that a line that comes again counts once; 0 for
-- what was reported.
ALTER TABLE visits ADD COLUMN IF NOT EXISTS line UInt64 DEFAULT 0;

ALTER TABLE referrals ADD COLUMN IF NOT EXISTS line UInt64 DEFAULT 0;
