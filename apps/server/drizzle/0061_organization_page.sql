CREATE TABLE "superuser_acts" (
	"key" text PRIMARY KEY NOT NULL,
	"action" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "organization_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"author_id" uuid,
	"text" text NOT NULL,
	"created" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "billing_accounts" ADD COLUMN "comp_plan" text;--> statement-breakpoint
ALTER TABLE "billing_accounts" ADD COLUMN "comp_reason" text;--> statement-breakpoint
ALTER TABLE "billing_accounts" ADD COLUMN "comp_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "billing_accounts" ADD COLUMN "comp_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "billing_accounts" ADD COLUMN "comp_renews_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "billing_accounts" ADD COLUMN "limit_overrides" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "suspended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "suspended_reason" text;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "suspended_tracking" text;--> statement-breakpoint
ALTER TABLE "organization_notes" ADD CONSTRAINT "organization_notes_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "superuser_acts_at" ON "superuser_acts" USING btree ("at");--> statement-breakpoint
CREATE INDEX "organization_notes_organization_id" ON "organization_notes" USING btree ("organization_id","created");--> statement-breakpoint
CREATE INDEX "billing_accounts_comp" ON "billing_accounts" USING btree ("comp_renews_at") WHERE "billing_accounts"."comp_plan" is not null;--> statement-breakpoint
CREATE INDEX "audit_log_subject_id" ON "audit_log" USING btree ("subject_id","at");