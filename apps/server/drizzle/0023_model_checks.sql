CREATE TABLE "provider_checks" (
	"provider" text PRIMARY KEY NOT NULL,
	"checking_until" timestamp with time zone,
	"checked_at" timestamp with time zone,
	"told" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"failed_at" timestamp with time zone,
	"failure" text,
	"notified" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "operator_switches" ADD COLUMN "asked_model" text;--> statement-breakpoint
ALTER TABLE "operator_switches" ADD COLUMN "answered_as" text;