ALTER TABLE "cell_days" ADD COLUMN "citing" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "cell_days" ADD COLUMN "brands" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "cell_days" ADD COLUMN "sites" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "cell_weeks" ADD COLUMN "citing" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "cell_weeks" ADD COLUMN "brands" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "cell_weeks" ADD COLUMN "sites" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
-- Counts by what is counted, added up; those that come to 0 are left out.
CREATE FUNCTION "add_counts"(one jsonb, other jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(jsonb_object_agg(key, total), '{}'::jsonb) FROM (
    SELECT key, sum(value::int) AS total
    FROM (SELECT * FROM jsonb_each_text(one) UNION ALL SELECT * FROM jsonb_each_text(other)) AS part
    GROUP BY key HAVING sum(value::int) <> 0) AS sums
$$;--> statement-breakpoint
CREATE FUNCTION "total_of_counts"(counts jsonb) RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(sum(value::int), 0) FROM jsonb_each_text(counts)
$$;--> statement-breakpoint
-- The sums of every campaign are made again beside those that are shown, which have nothing in the new columns.
UPDATE "sum_versions" SET is_unfinished = true, next_generation = coalesce(next_generation, generation) + 1,
  next_time_zone = time_zone, next_until = '00000000-0000-0000-0000-000000000000';
