CREATE TABLE "limit_refusals" (
	"workspace_id" uuid NOT NULL,
	"day" date NOT NULL,
	"limit" text NOT NULL,
	"count" bigint NOT NULL,
	CONSTRAINT "limit_refusals_workspace_id_day_limit_pk" PRIMARY KEY("workspace_id","day","limit")
);
--> statement-breakpoint
ALTER TABLE "limit_refusals" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
-- Unlogged, as the rates are: what is held is noted again with its next renewal.
CREATE UNLOGGED TABLE "limit_slots" (
	"key" text PRIMARY KEY NOT NULL,
	"holders" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "limit_refusals" ADD CONSTRAINT "limit_refusals_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "within_workspace" ON "limit_refusals" AS PERMISSIVE FOR ALL TO public USING (within_workspace(workspace_id));