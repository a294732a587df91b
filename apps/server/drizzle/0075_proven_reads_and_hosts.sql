ALTER TABLE "ad_figures" RENAME COLUMN "verified_reads" TO "proven_reads";--> statement-breakpoint
ALTER TABLE "agencies" DROP CONSTRAINT "agencies_host_name";--> statement-breakpoint
ALTER TABLE "superuser_acts" ADD COLUMN "given" text;--> statement-breakpoint
ALTER TABLE "ad_entries" ADD COLUMN "proven_reads" bigint;--> statement-breakpoint
-- What is in the books was charged as a whole, and nobody knows what of it was proven.
ALTER TABLE "ad_entries" ADD COLUMN "billable_reads" bigint;--> statement-breakpoint
UPDATE "ad_entries" SET "billable_reads" = "reads";--> statement-breakpoint
ALTER TABLE "ad_entries" ALTER COLUMN "billable_reads" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "ad_figures" ADD COLUMN "billable_reads" bigint;--> statement-breakpoint
ALTER TABLE "ad_figures" ADD COLUMN "earned_parts" bigint;--> statement-breakpoint
UPDATE "ad_figures" SET "proven_reads" = NULL, "billable_reads" = "agent_reads",
	"earned_parts" = "spend_micros" * coalesce((
		SELECT "revenue_share" FROM "ad_publishers" WHERE "ad_publishers"."workspace_id" = "ad_figures"."publisher_id"
	), 0)
WHERE "agent_reads" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "agencies" ADD COLUMN "host_state" text DEFAULT 'UNPROVEN' NOT NULL;--> statement-breakpoint
ALTER TABLE "agencies" ADD COLUMN "host_token" text;--> statement-breakpoint
ALTER TABLE "agencies" ADD COLUMN "host_claimed" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "agencies" ADD COLUMN "host_seen" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "agencies" ADD COLUMN "host_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "agencies" ADD COLUMN "host_warned" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "agencies" ADD COLUMN "host_checked" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "agencies" ADD COLUMN "host_finding" text;--> statement-breakpoint
ALTER TABLE "agencies" ADD COLUMN "host_found" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "agencies" ADD COLUMN "host_due" timestamp with time zone;--> statement-breakpoint
-- Hosts that were shown until now have two weeks to be proven; their owners are told by the first look at their DNS.
UPDATE "agencies" SET "host_state" = 'LAPSING', "host_token" = replace(gen_random_uuid()::text, '-', ''), "host_claimed" = now(),
	"host_until" = now() + interval '14 days', "host_due" = now()
WHERE "host_name" IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "agencies_shown_host" ON "agencies" USING btree ("host_name") WHERE "agencies"."host_state" <> 'UNPROVEN';--> statement-breakpoint
CREATE INDEX "agencies_host_due" ON "agencies" USING btree ("host_due");