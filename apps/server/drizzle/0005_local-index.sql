CREATE TABLE "local_pages" (
	"workspace_id" uuid NOT NULL,
	"url" text NOT NULL,
	"host" text NOT NULL,
	"status" text NOT NULL,
	"title" text NOT NULL,
	"language" text NOT NULL,
	"passages" jsonb NOT NULL,
	"fetched_at" timestamp with time zone NOT NULL,
	"writes" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "local_pages_workspace_id_url_pk" PRIMARY KEY("workspace_id","url")
);
--> statement-breakpoint
ALTER TABLE "local_pages" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "local_sites" (
	"workspace_id" uuid NOT NULL,
	"host" text NOT NULL,
	"read_at" timestamp with time zone,
	"pages_read" integer DEFAULT 0 NOT NULL,
	"note" text,
	"reading_until" timestamp with time zone,
	CONSTRAINT "local_sites_workspace_id_host_pk" PRIMARY KEY("workspace_id","host")
);
--> statement-breakpoint
ALTER TABLE "local_sites" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "local_pages" ADD CONSTRAINT "local_pages_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "local_sites" ADD CONSTRAINT "local_sites_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "within_workspace" ON "local_pages" AS PERMISSIVE FOR ALL TO public USING (within_workspace(workspace_id));--> statement-breakpoint
CREATE POLICY "within_workspace" ON "local_sites" AS PERMISSIVE FOR ALL TO public USING (within_workspace(workspace_id));