CREATE TABLE "tracking_counters" (
	"workspace_id" uuid NOT NULL,
	"key_id" uuid NOT NULL,
	"day" date NOT NULL,
	"outcome" text NOT NULL,
	"reason" text NOT NULL,
	"count" bigint NOT NULL,
	CONSTRAINT "tracking_counters_workspace_id_key_id_day_outcome_reason_pk" PRIMARY KEY("workspace_id","key_id","day","outcome","reason")
);
--> statement-breakpoint
ALTER TABLE "tracking_counters" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "tracking_counters" ADD CONSTRAINT "tracking_counters_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "within_workspace" ON "tracking_counters" AS PERMISSIVE FOR ALL TO public USING (within_workspace(workspace_id));