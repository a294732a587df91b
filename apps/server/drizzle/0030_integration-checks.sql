CREATE TABLE "integration_checks" (
	"workspace_id" uuid NOT NULL,
	"nonce" text NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone,
	CONSTRAINT "integration_checks_workspace_id_nonce_pk" PRIMARY KEY("workspace_id","nonce")
);
--> statement-breakpoint
ALTER TABLE "integration_checks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "integration_checks" ADD CONSTRAINT "integration_checks_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "within_workspace" ON "integration_checks" AS PERMISSIVE FOR ALL TO public USING (within_workspace(workspace_id));