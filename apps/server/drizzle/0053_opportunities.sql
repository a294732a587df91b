CREATE TABLE "opportunities" (
	"workspace_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"target_kind" text NOT NULL,
	"target_key" text NOT NULL,
	"state" text DEFAULT 'OPEN' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"assignee_id" uuid,
	"due_on" date,
	"first_seen" timestamp with time zone NOT NULL,
	"missed" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "opportunities_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
ALTER TABLE "opportunities" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "opportunity_periods" (
	"workspace_id" uuid NOT NULL,
	"opportunity_id" uuid NOT NULL,
	"period" text NOT NULL,
	"score" real NOT NULL,
	"score_parts" jsonb NOT NULL,
	"impact" text NOT NULL,
	"effort" text NOT NULL,
	"n" integer NOT NULL,
	"title" text NOT NULL,
	"why" text NOT NULL,
	"target_name" text NOT NULL,
	"target_title" text,
	"campaign_ids" uuid[] NOT NULL,
	"queries" jsonb NOT NULL,
	"figures" jsonb NOT NULL,
	"evidence" jsonb NOT NULL,
	CONSTRAINT "opportunity_periods_workspace_id_opportunity_id_period_pk" PRIMARY KEY("workspace_id","opportunity_id","period")
);
--> statement-breakpoint
ALTER TABLE "opportunity_periods" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "opportunity_refreshes" (
	"workspace_id" uuid PRIMARY KEY NOT NULL,
	"refreshed_at" timestamp with time zone,
	"answers" integer,
	"running_until" timestamp with time zone,
	"asked_at" timestamp with time zone,
	"has_failed" boolean DEFAULT false NOT NULL,
	"next_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "opportunity_refreshes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "opportunities" ADD CONSTRAINT "opportunities_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opportunity_periods" ADD CONSTRAINT "opportunity_periods_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opportunity_periods" ADD CONSTRAINT "opportunity_periods_opportunity" FOREIGN KEY ("workspace_id","opportunity_id") REFERENCES "public"."opportunities"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opportunity_refreshes" ADD CONSTRAINT "opportunity_refreshes_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "opportunities_target" ON "opportunities" USING btree ("workspace_id","kind","target_key");--> statement-breakpoint
CREATE INDEX "opportunity_periods_score" ON "opportunity_periods" USING btree ("workspace_id","period","score");--> statement-breakpoint
CREATE INDEX "opportunity_refreshes_next_at" ON "opportunity_refreshes" USING btree ("next_at");--> statement-breakpoint
CREATE POLICY "within_workspace" ON "opportunities" AS PERMISSIVE FOR ALL TO public USING (within_workspace(workspace_id));--> statement-breakpoint
CREATE POLICY "within_workspace" ON "opportunity_periods" AS PERMISSIVE FOR ALL TO public USING (within_workspace(workspace_id));--> statement-breakpoint
CREATE POLICY "within_workspace" ON "opportunity_refreshes" AS PERMISSIVE FOR ALL TO public USING (within_workspace(workspace_id));