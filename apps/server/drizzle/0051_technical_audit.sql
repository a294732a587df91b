CREATE TABLE "audit_findings" (
	"workspace_id" uuid NOT NULL,
	"audit_id" uuid NOT NULL,
	"check_id" text NOT NULL,
	"hash" text NOT NULL,
	"part" text DEFAULT '' NOT NULL,
	"severity" text NOT NULL,
	"is_half" boolean NOT NULL,
	"cost" real NOT NULL,
	"evidence" jsonb NOT NULL,
	"first_seen" timestamp with time zone NOT NULL,
	"ignored" text,
	CONSTRAINT "audit_findings_workspace_id_audit_id_check_id_hash_part_pk" PRIMARY KEY("workspace_id","audit_id","check_id","hash","part")
);
--> statement-breakpoint
ALTER TABLE "audit_findings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "audit_probes" (
	"workspace_id" uuid NOT NULL,
	"audit_id" uuid NOT NULL,
	"token" text NOT NULL,
	"outcome" text NOT NULL,
	"status" smallint,
	"seen" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "audit_probes_workspace_id_audit_id_token_pk" PRIMARY KEY("workspace_id","audit_id","token")
);
--> statement-breakpoint
ALTER TABLE "audit_probes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "audit_settings" (
	"workspace_id" uuid PRIMARY KEY NOT NULL,
	"schedule" text DEFAULT 'off' NOT NULL,
	"next_audit_at" timestamp with time zone,
	"ignored" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"kinds" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"pages_max" integer NOT NULL,
	"speed" text NOT NULL,
	"render" boolean NOT NULL,
	"may_test" boolean NOT NULL,
	"ignore_robots" boolean NOT NULL,
	"include_paths" text[] NOT NULL,
	"exclude_paths" text[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit_settings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "audit_urls" (
	"workspace_id" uuid NOT NULL,
	"audit_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"url" text NOT NULL,
	"state" text NOT NULL,
	"found_in" text[] NOT NULL,
	"rank" smallint NOT NULL,
	"lastmod" text,
	"facts" jsonb,
	"rendering" jsonb,
	"rendered_page" text,
	"first_bytes_ms" integer[] DEFAULT '{}' NOT NULL,
	"kind" text,
	"title" text,
	"description" text,
	"canonical" text,
	"status" smallint,
	"score" real,
	"counts" jsonb,
	"words" integer,
	"depth" smallint,
	"links_in" integer DEFAULT 0 NOT NULL,
	"first_byte_ms" integer,
	"html_bytes" integer,
	"ai_visits" integer DEFAULT 0 NOT NULL,
	"citations" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "audit_urls_workspace_id_audit_id_hash_pk" PRIMARY KEY("workspace_id","audit_id","hash")
);
--> statement-breakpoint
ALTER TABLE "audit_urls" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "audits" (
	"workspace_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"scope" text NOT NULL,
	"status" text NOT NULL,
	"failure" text,
	"failure_seen" text,
	"url" text NOT NULL,
	"begun_by" uuid,
	"created" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"pages_max" integer NOT NULL,
	"speed" text NOT NULL,
	"render" boolean NOT NULL,
	"may_test" boolean NOT NULL,
	"ignore_robots" boolean NOT NULL,
	"include_paths" text[] NOT NULL,
	"exclude_paths" text[] NOT NULL,
	"lease_until" timestamp with time zone,
	"fence" integer DEFAULT 0 NOT NULL,
	"beaten_at" timestamp with time zone NOT NULL,
	"read" integer DEFAULT 0 NOT NULL,
	"known" integer DEFAULT 0 NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
	"rendered" integer DEFAULT 0 NOT NULL,
	"current_url" text,
	"cut" text,
	"site" jsonb,
	"access" jsonb,
	"score" real,
	"site_score" real,
	"pages_score" real,
	"categories" jsonb,
	"counts" jsonb,
	"not_checked" jsonb,
	"applies" jsonb,
	"previous_id" uuid,
	"is_whole" boolean DEFAULT true NOT NULL,
	CONSTRAINT "audits_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
ALTER TABLE "audits" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "audit_findings" ADD CONSTRAINT "audit_findings_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_findings" ADD CONSTRAINT "audit_findings_audit" FOREIGN KEY ("workspace_id","audit_id") REFERENCES "public"."audits"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_probes" ADD CONSTRAINT "audit_probes_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_probes" ADD CONSTRAINT "audit_probes_audit" FOREIGN KEY ("workspace_id","audit_id") REFERENCES "public"."audits"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_settings" ADD CONSTRAINT "audit_settings_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_urls" ADD CONSTRAINT "audit_urls_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_urls" ADD CONSTRAINT "audit_urls_audit" FOREIGN KEY ("workspace_id","audit_id") REFERENCES "public"."audits"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audits" ADD CONSTRAINT "audits_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_findings_of_page" ON "audit_findings" USING btree ("workspace_id","audit_id","hash");--> statement-breakpoint
CREATE INDEX "audit_settings_next" ON "audit_settings" USING btree ("next_audit_at") WHERE next_audit_at is not null;--> statement-breakpoint
CREATE INDEX "audit_urls_ahead" ON "audit_urls" USING btree ("workspace_id","audit_id","rank","hash") WHERE state = 'AHEAD';--> statement-breakpoint
CREATE INDEX "audits_by_time" ON "audits" USING btree ("workspace_id","scope","created");--> statement-breakpoint
CREATE UNIQUE INDEX "audits_running" ON "audits" USING btree ("workspace_id") WHERE scope = 'SITE' and status in ('QUEUED', 'READING', 'CRAWLING', 'RENDERING', 'CHECKING');--> statement-breakpoint
CREATE INDEX "audits_at_work" ON "audits" USING btree ("beaten_at") WHERE status in ('QUEUED', 'READING', 'CRAWLING', 'RENDERING', 'CHECKING');--> statement-breakpoint
CREATE POLICY "within_workspace" ON "audit_findings" AS PERMISSIVE FOR ALL TO public USING (within_workspace(workspace_id));--> statement-breakpoint
CREATE POLICY "within_workspace" ON "audit_probes" AS PERMISSIVE FOR ALL TO public USING (within_workspace(workspace_id));--> statement-breakpoint
CREATE POLICY "within_workspace" ON "audit_settings" AS PERMISSIVE FOR ALL TO public USING (within_workspace(workspace_id));--> statement-breakpoint
CREATE POLICY "within_workspace" ON "audit_urls" AS PERMISSIVE FOR ALL TO public USING (within_workspace(workspace_id));--> statement-breakpoint
CREATE POLICY "within_workspace" ON "audits" AS PERMISSIVE FOR ALL TO public USING (within_workspace(workspace_id));