ALTER TABLE "answers" ADD COLUMN "unusable" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "operator_switches" ADD COLUMN "unanswered" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "operator_switches" ADD COLUMN "checking_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "operator_switches" ADD COLUMN "checked_at" timestamp with time zone;