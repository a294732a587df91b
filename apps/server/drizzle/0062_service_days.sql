CREATE TABLE "service_days" (
	"day" date PRIMARY KEY NOT NULL,
	"sign_ups" integer DEFAULT 0 NOT NULL,
	"onboarded" integer DEFAULT 0 NOT NULL,
	"first_visit" integer DEFAULT 0 NOT NULL,
	"first_campaign" integer DEFAULT 0 NOT NULL,
	"paid" integer DEFAULT 0 NOT NULL,
	"active_organizations" integer DEFAULT 0 NOT NULL,
	"visits" bigint DEFAULT 0 NOT NULL,
	"answers" integer DEFAULT 0 NOT NULL,
	"calls" integer DEFAULT 0 NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
	"cost_usd" numeric(14, 6) DEFAULT 0 NOT NULL,
	"credits_charged" integer DEFAULT 0 NOT NULL,
	"credits_sold" integer DEFAULT 0 NOT NULL,
	"credits_used" integer DEFAULT 0 NOT NULL,
	"recurring_cents" integer,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "users_created" ON "users" USING btree ("created");--> statement-breakpoint
CREATE INDEX "credit_entries_created" ON "credit_entries" USING btree ("created");--> statement-breakpoint
CREATE INDEX "mails_failed" ON "mails" USING btree ("created") WHERE "mails"."status" = 'FAILED';