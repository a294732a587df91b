CREATE TABLE "competitor_changes" (
	"workspace_id" uuid NOT NULL,
	"campaign_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"created" timestamp with time zone NOT NULL,
	CONSTRAINT "competitor_changes_workspace_id_campaign_id_id_pk" PRIMARY KEY("workspace_id","campaign_id","id")
);
--> statement-breakpoint
ALTER TABLE "competitor_changes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "competitor_changes" ADD CONSTRAINT "competitor_changes_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitor_changes" ADD CONSTRAINT "competitor_changes_campaign" FOREIGN KEY ("workspace_id","campaign_id") REFERENCES "public"."campaigns"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "competitor_changes_created" ON "competitor_changes" USING btree ("workspace_id","created");--> statement-breakpoint
CREATE POLICY "within_workspace" ON "competitor_changes" AS PERMISSIVE FOR ALL TO public USING (within_workspace(workspace_id));