CREATE TABLE "tracking_reports" (
	"workspace_id" uuid PRIMARY KEY NOT NULL,
	"last_visit_at" timestamp with time zone,
	"last_page_view_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "tracking_reports" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "tracking_reports" ADD CONSTRAINT "tracking_reports_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "within_workspace" ON "tracking_reports" AS PERMISSIVE FOR ALL TO public USING (within_workspace(workspace_id));