CREATE TABLE "site_pages" (
	"workspace_id" uuid NOT NULL,
	"path" text NOT NULL,
	"in_sitemap_since" timestamp with time zone NOT NULL,
	"last_in_sitemap" timestamp with time zone NOT NULL,
	"lastmod" text,
	CONSTRAINT "site_pages_workspace_id_path_pk" PRIMARY KEY("workspace_id","path")
);
--> statement-breakpoint
ALTER TABLE "site_pages" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "site_readings" (
	"workspace_id" uuid PRIMARY KEY NOT NULL,
	"read_at" timestamp with time zone,
	"pages" integer DEFAULT 0 NOT NULL,
	"files" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"problems" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"robots" text,
	"reading_until" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "site_readings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "site_pages" ADD CONSTRAINT "site_pages_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_readings" ADD CONSTRAINT "site_readings_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "site_readings_read_at" ON "site_readings" USING btree ("read_at");--> statement-breakpoint
CREATE POLICY "within_workspace" ON "site_pages" AS PERMISSIVE FOR ALL TO public USING (within_workspace(workspace_id));--> statement-breakpoint
CREATE POLICY "within_workspace" ON "site_readings" AS PERMISSIVE FOR ALL TO public USING (within_workspace(workspace_id));