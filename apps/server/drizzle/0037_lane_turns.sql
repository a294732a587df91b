CREATE TABLE "attempt_costs" (
	"workspace_id" uuid NOT NULL,
	"answer_id" uuid NOT NULL,
	"fence" integer NOT NULL,
	"cost_usd" numeric(14, 6) DEFAULT 0 NOT NULL,
	"booked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "attempt_costs_workspace_id_answer_id_fence_pk" PRIMARY KEY("workspace_id","answer_id","fence")
);
--> statement-breakpoint
ALTER TABLE "attempt_costs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "lane_turns" (
	"lane" text NOT NULL,
	"organization_id" uuid NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	CONSTRAINT "lane_turns_lane_organization_id_pk" PRIMARY KEY("lane","organization_id")
);
--> statement-breakpoint
DROP INDEX "answers_pending";--> statement-breakpoint
DROP INDEX "answers_once";--> statement-breakpoint
ALTER TABLE "answers" ADD COLUMN "is_ready" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "answers" ADD COLUMN "leased_by" uuid;--> statement-breakpoint
ALTER TABLE "answers" ADD COLUMN "fence" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- What is being asked, and what waits for its time.
UPDATE "answers" SET "is_ready" = false WHERE "status" = 'PENDING' AND ("leased_until" IS NOT NULL OR "not_before" > now());--> statement-breakpoint
INSERT INTO "lane_turns" ("lane", "organization_id", "next_at") SELECT "lane", "organization_id", now() FROM "answers" WHERE "status" = 'PENDING' GROUP BY "lane", "organization_id";--> statement-breakpoint
ALTER TABLE "attempt_costs" ADD CONSTRAINT "attempt_costs_answer" FOREIGN KEY ("workspace_id","answer_id") REFERENCES "public"."answers"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lane_turns" ADD CONSTRAINT "lane_turns_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lane_turns_next_at" ON "lane_turns" USING btree ("lane","next_at");--> statement-breakpoint
CREATE INDEX "answers_ready" ON "answers" USING btree ("lane","organization_id","queue_order","created") WHERE "answers"."status" = 'PENDING' and "answers"."is_ready";--> statement-breakpoint
CREATE INDEX "answers_held" ON "answers" USING btree ("lane","organization_id",greatest("not_before", "leased_until")) WHERE "answers"."status" = 'PENDING' and not "answers"."is_ready";--> statement-breakpoint
CREATE INDEX "answers_waiting" ON "answers" USING btree ("workspace_id","run_id") WHERE "answers"."status" = 'PENDING';--> statement-breakpoint
CREATE UNIQUE INDEX "answers_once" ON "answers" USING btree ("workspace_id","run_id","query_id","operator_model","repeat");--> statement-breakpoint
CREATE POLICY "within_workspace" ON "attempt_costs" AS PERMISSIVE FOR ALL TO public USING (within_workspace(workspace_id));