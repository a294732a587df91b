ALTER TABLE "sum_versions" ADD COLUMN "is_unfinished" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "sum_versions_unfinished" ON "sum_versions" USING btree ("campaign_id") WHERE "sum_versions"."is_unfinished";--> statement-breakpoint
-- What processes of earlier releases left that were killed while they deleted it.
UPDATE "sum_versions" SET "is_unfinished" = true WHERE "generation" > 1 OR "next_generation" IS NOT NULL;
