ALTER TABLE "answers" RENAME COLUMN "leased_until" TO "lease_until";--> statement-breakpoint
ALTER TABLE "reanalyses" RENAME COLUMN "leased_until" TO "lease_until";--> statement-breakpoint
ALTER TABLE "deletions" RENAME COLUMN "leased_until" TO "lease_until";--> statement-breakpoint
ALTER TABLE "site_readings" RENAME COLUMN "reading_until" TO "lease_until";--> statement-breakpoint
ALTER TABLE "local_sites" RENAME COLUMN "reading_until" TO "lease_until";--> statement-breakpoint
ALTER TABLE "opportunity_refreshes" RENAME COLUMN "running_until" TO "lease_until";--> statement-breakpoint
ALTER TABLE "provider_checks" RENAME COLUMN "checking_until" TO "lease_until";--> statement-breakpoint
ALTER TABLE "ad_accounts" RENAME COLUMN "turn_until" TO "lease_until";--> statement-breakpoint
ALTER TABLE "ad_accounts" RENAME COLUMN "turn_of" TO "leased_by";--> statement-breakpoint
ALTER TABLE "audits" ADD COLUMN "leased_by" uuid;--> statement-breakpoint
ALTER TABLE "optimizations" ADD COLUMN "leased_by" uuid;--> statement-breakpoint
ALTER TABLE "optimization_simulations" ADD COLUMN "leased_by" uuid;--> statement-breakpoint
ALTER TABLE "assistant_messages" ADD COLUMN "leased_by" uuid;--> statement-breakpoint
ALTER TABLE "site_readings" ADD COLUMN "leased_by" uuid;--> statement-breakpoint
ALTER TABLE "local_sites" ADD COLUMN "leased_by" uuid;--> statement-breakpoint
ALTER TABLE "opportunity_refreshes" ADD COLUMN "leased_by" uuid;--> statement-breakpoint
ALTER TABLE "provider_checks" ADD COLUMN "leased_by" uuid;--> statement-breakpoint
ALTER TABLE "reanalyses" ADD COLUMN "fence" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "deletions" ADD COLUMN "fence" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "assistant_messages" ADD COLUMN "fence" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "site_readings" ADD COLUMN "fence" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "local_sites" ADD COLUMN "fence" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "opportunity_refreshes" ADD COLUMN "fence" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "provider_checks" ADD COLUMN "fence" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "ad_accounts" ADD COLUMN "fence" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "site_readings" ADD COLUMN "asked_at" timestamp with time zone;--> statement-breakpoint
-- Whoever asks for a reading took its lease for the job that waits in the queue.
UPDATE "site_readings" SET "asked_at" = now(), "lease_until" = NULL WHERE "lease_until" > now();