CREATE TABLE "spending_days" (
	"day" date NOT NULL,
	"organization_id" uuid,
	"provider" text NOT NULL,
	"model" text NOT NULL,
	"purpose" text NOT NULL,
	"calls" integer DEFAULT 0 NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
	"cost_usd" numeric(14, 6) DEFAULT 0 NOT NULL,
	"exact_usd" numeric(14, 6) DEFAULT 0 NOT NULL,
	"credits" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "spending_days_once" UNIQUE NULLS NOT DISTINCT("day","organization_id","provider","model","purpose")
);
--> statement-breakpoint
CREATE TABLE "spending_totals" (
	"day" date NOT NULL,
	"scope" text NOT NULL,
	"taken_usd" numeric(14, 6) DEFAULT 0 NOT NULL,
	"told_at" timestamp with time zone,
	CONSTRAINT "spending_totals_once" UNIQUE("day","scope")
);
--> statement-breakpoint
ALTER TABLE "answers" ADD COLUMN "located" text;--> statement-breakpoint
ALTER TABLE "answers" ADD COLUMN "cost_usd" numeric(14, 6) DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "answers" ADD COLUMN "cost_is_exact" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "answers" ADD COLUMN "judge_cost_usd" numeric(14, 6) DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "cost_usd" numeric(14, 6) DEFAULT 0 NOT NULL;