CREATE TABLE "visit_retentions" (
	"workspace_id" uuid PRIMARY KEY NOT NULL,
	"wanted_days" smallint,
	"days" smallint NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"applied_at" timestamp with time zone,
	"shortens_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "visit_retentions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "visit_retentions" ADD CONSTRAINT "visit_retentions_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "within_workspace" ON "visit_retentions" AS PERMISSIVE FOR ALL TO public USING (within_workspace(workspace_id));--> statement-breakpoint
-- What is stored so far came for 395 days: a plan that holds less has its grace before anything is deleted.
INSERT INTO "visit_retentions" ("workspace_id", "days", "changed_at", "applied_at")
SELECT "id", 395, now() - interval '1 day', now() FROM "workspaces";
