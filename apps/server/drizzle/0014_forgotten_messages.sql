-- Rows that were closed for a paused operator bore what the provider had written of another workspace's question. Nothing reads it.
UPDATE "answers" SET "failure" = NULL
WHERE "status" = 'FAILED' AND "failure_kind" IN ('bad_key', 'quota', 'misconfigured') AND "failure" IS NOT NULL;
