-- Which version of an operator's list decided on a verdict, so that what an old list decided can be judged again.
ALTER TABLE visits ADD COLUMN IF NOT EXISTS evidence_version LowCardinality(String) DEFAULT '' AFTER evidence;
