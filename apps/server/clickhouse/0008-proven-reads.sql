-- What of its visit proves that a read was not made up: it proves one. Empty for none.
ALTER TABLE ad_reads ADD COLUMN IF NOT EXISTS proof String DEFAULT '' AFTER verdict;
