CREATE TABLE "api_key_calls" (
	"workspace_id" uuid NOT NULL,
	"key_id" uuid NOT NULL,
	"calls" jsonb NOT NULL,
	CONSTRAINT "api_key_calls_workspace_id_key_id_pk" PRIMARY KEY("workspace_id","key_id")
);
--> statement-breakpoint
ALTER TABLE "api_key_calls" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "api_key_uses" (
	"workspace_id" uuid NOT NULL,
	"key_id" uuid NOT NULL,
	"day" date NOT NULL,
	"operation" text NOT NULL,
	"count" integer NOT NULL,
	"refused" integer NOT NULL,
	CONSTRAINT "api_key_uses_workspace_id_key_id_day_operation_pk" PRIMARY KEY("workspace_id","key_id","day","operation")
);
--> statement-breakpoint
ALTER TABLE "api_key_uses" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "app_assertions" (
	"id_hash" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app_clients" (
	"client_id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"redirect_uris" jsonb NOT NULL,
	"keys" jsonb,
	"read_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app_credits" (
	"app_id" uuid NOT NULL,
	"day" date NOT NULL,
	"credits" integer NOT NULL,
	CONSTRAINT "app_credits_app_id_day_pk" PRIMARY KEY("app_id","day")
);
--> statement-breakpoint
CREATE TABLE "app_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"redirect_uri" text NOT NULL,
	"state" text,
	"code_challenge" text NOT NULL,
	"scopes" jsonb NOT NULL,
	"problem" text,
	"expires_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "app_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"app_id" uuid NOT NULL,
	"scopes" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "connected_app_workspaces" (
	"workspace_id" uuid NOT NULL,
	"app_id" uuid NOT NULL,
	CONSTRAINT "connected_app_workspaces_workspace_id_app_id_pk" PRIMARY KEY("workspace_id","app_id")
);
--> statement-breakpoint
ALTER TABLE "connected_app_workspaces" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "connected_apps" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"client_id" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"host" text NOT NULL,
	"scopes" jsonb NOT NULL,
	"credits_per_day" integer NOT NULL,
	"redirect_uri" text NOT NULL,
	"code_hash" text NOT NULL,
	"code_challenge" text NOT NULL,
	"code_expires_at" timestamp with time zone NOT NULL,
	"code_used_at" timestamp with time zone,
	"salt" "bytea" NOT NULL,
	"generation" integer DEFAULT 0 NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "connected_apps_code_hash" UNIQUE("code_hash")
);
--> statement-breakpoint
CREATE TABLE "export_links" (
	"workspace_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"token_hash" text NOT NULL,
	"made_by" uuid NOT NULL,
	"operation" text NOT NULL,
	"params" jsonb NOT NULL,
	"query" jsonb NOT NULL,
	"last_days" integer,
	"format" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	"uses" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "export_links_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
ALTER TABLE "export_links" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "exports" (
	"workspace_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"made_by" uuid NOT NULL,
	"operation" text NOT NULL,
	"params" jsonb NOT NULL,
	"query" jsonb NOT NULL,
	"last_days" integer,
	"format" text NOT NULL,
	"status" text NOT NULL,
	"rows" integer DEFAULT 0 NOT NULL,
	"size" bigint,
	"sha256" text,
	"file_name" text,
	"reason" text,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"lease_until" timestamp with time zone,
	"leased_by" uuid,
	"fence" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "exports_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
ALTER TABLE "exports" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "warehouse_deliveries" (
	"workspace_id" uuid NOT NULL,
	"day" date NOT NULL,
	"dataset" text NOT NULL,
	"rows" bigint NOT NULL,
	"bytes" bigint NOT NULL,
	"files" jsonb NOT NULL,
	"file_count" integer NOT NULL,
	"is_final" boolean NOT NULL,
	"delivered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "warehouse_deliveries_workspace_id_day_dataset_pk" PRIMARY KEY("workspace_id","day","dataset")
);
--> statement-breakpoint
ALTER TABLE "warehouse_deliveries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "warehouses" (
	"workspace_id" uuid PRIMARY KEY NOT NULL,
	"endpoint" text NOT NULL,
	"region" text NOT NULL,
	"bucket" text NOT NULL,
	"prefix" text NOT NULL,
	"access_key_id" text NOT NULL,
	"sealed_secret" text NOT NULL,
	"is_on" boolean NOT NULL,
	"state" text NOT NULL,
	"fault" text,
	"next_day" date,
	"next_run_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"lease_until" timestamp with time zone,
	"leased_by" uuid,
	"fence" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "warehouses" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "expiry_told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "api_key_calls" ADD CONSTRAINT "api_key_calls_key" FOREIGN KEY ("workspace_id","key_id") REFERENCES "public"."api_keys"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_key_uses" ADD CONSTRAINT "api_key_uses_key" FOREIGN KEY ("workspace_id","key_id") REFERENCES "public"."api_keys"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app_credits" ADD CONSTRAINT "app_credits_app_id_connected_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."connected_apps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app_requests" ADD CONSTRAINT "app_requests_client_id_app_clients_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."app_clients"("client_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app_tokens" ADD CONSTRAINT "app_tokens_app_id_connected_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."connected_apps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connected_app_workspaces" ADD CONSTRAINT "connected_app_workspaces_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connected_app_workspaces" ADD CONSTRAINT "connected_app_workspaces_app_id_connected_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."connected_apps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connected_apps" ADD CONSTRAINT "connected_apps_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "export_links" ADD CONSTRAINT "export_links_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "export_links" ADD CONSTRAINT "export_links_maker" FOREIGN KEY ("workspace_id","made_by") REFERENCES "public"."members"("workspace_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exports" ADD CONSTRAINT "exports_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exports" ADD CONSTRAINT "exports_maker" FOREIGN KEY ("workspace_id","made_by") REFERENCES "public"."members"("workspace_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "warehouse_deliveries" ADD CONSTRAINT "warehouse_deliveries_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "warehouses" ADD CONSTRAINT "warehouses_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "api_key_uses_day" ON "api_key_uses" USING btree ("day");--> statement-breakpoint
CREATE INDEX "app_assertions_expires_at" ON "app_assertions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "app_clients_read_at" ON "app_clients" USING btree ("read_at");--> statement-breakpoint
CREATE INDEX "app_requests_client_id" ON "app_requests" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "app_requests_expires_at" ON "app_requests" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "app_tokens_app_id" ON "app_tokens" USING btree ("app_id");--> statement-breakpoint
CREATE INDEX "app_tokens_expires_at" ON "app_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "connected_app_workspaces_app_id" ON "connected_app_workspaces" USING btree ("app_id");--> statement-breakpoint
CREATE INDEX "connected_apps_user_id" ON "connected_apps" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "connected_apps_client_id" ON "connected_apps" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "connected_apps_expires_at" ON "connected_apps" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "export_links_token_hash" ON "export_links" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "export_links_made_by" ON "export_links" USING btree ("workspace_id","made_by");--> statement-breakpoint
CREATE INDEX "export_links_expires_at" ON "export_links" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "exports_id" ON "exports" USING btree ("id");--> statement-breakpoint
CREATE INDEX "exports_made_by" ON "exports" USING btree ("workspace_id","made_by");--> statement-breakpoint
CREATE INDEX "exports_expires_at" ON "exports" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "exports_status" ON "exports" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "warehouses_next_run_at" ON "warehouses" USING btree ("next_run_at");--> statement-breakpoint
CREATE INDEX "api_keys_expires" ON "api_keys" USING btree ("expires_at");--> statement-breakpoint
CREATE POLICY "within_workspace" ON "api_key_calls" AS PERMISSIVE FOR ALL TO public USING (within_workspace(workspace_id));--> statement-breakpoint
CREATE POLICY "within_workspace" ON "api_key_uses" AS PERMISSIVE FOR ALL TO public USING (within_workspace(workspace_id));--> statement-breakpoint
CREATE POLICY "within_workspace" ON "connected_app_workspaces" AS PERMISSIVE FOR ALL TO public USING (within_workspace(workspace_id));--> statement-breakpoint
CREATE POLICY "within_workspace" ON "export_links" AS PERMISSIVE FOR ALL TO public USING (within_workspace(workspace_id));--> statement-breakpoint
CREATE POLICY "within_workspace" ON "exports" AS PERMISSIVE FOR ALL TO public USING (within_workspace(workspace_id));--> statement-breakpoint
CREATE POLICY "within_workspace" ON "warehouse_deliveries" AS PERMISSIVE FOR ALL TO public USING (within_workspace(workspace_id));--> statement-breakpoint
CREATE POLICY "within_workspace" ON "warehouses" AS PERMISSIVE FOR ALL TO public USING (within_workspace(workspace_id));