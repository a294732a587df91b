CREATE TABLE "audit_issues" (
	"workspace_id" uuid NOT NULL,
	"audit_id" uuid NOT NULL,
	"check_id" text NOT NULL,
	"severity" text NOT NULL,
	"is_half" boolean NOT NULL,
	"open_severity" text,
	"open_is_half" boolean,
	"pages" integer NOT NULL,
	"open" integer NOT NULL,
	"cost" double precision NOT NULL,
	"open_cost" double precision NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"ignored" text,
	"sample" jsonb NOT NULL,
	CONSTRAINT "audit_issues_workspace_id_audit_id_check_id_pk" PRIMARY KEY("workspace_id","audit_id","check_id")
);
--> statement-breakpoint
ALTER TABLE "audit_issues" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "audits" ADD COLUMN "attempts" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "audits" ADD COLUMN "attempted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "audit_issues" ADD CONSTRAINT "audit_issues_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_issues" ADD CONSTRAINT "audit_issues_audit" FOREIGN KEY ("workspace_id","audit_id") REFERENCES "public"."audits"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "within_workspace" ON "audit_issues" AS PERMISSIVE FOR ALL TO public USING (within_workspace(workspace_id));