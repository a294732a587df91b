ALTER TABLE "ad_entries" ADD COLUMN "revenue_share" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "ad_entries" SET "revenue_share" = ceil(100.0 * "earnings_cents" / "spend_cents") WHERE "spend_cents" > 0;--> statement-breakpoint
ALTER TABLE "ad_entries" ALTER COLUMN "revenue_share" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "ad_publishers" DROP COLUMN "counted_until";
