CREATE TABLE "campaign_competitors" (
	"workspace_id" uuid NOT NULL,
	"campaign_id" uuid NOT NULL,
	"competitor_id" uuid NOT NULL,
	CONSTRAINT "campaign_competitors_workspace_id_campaign_id_competitor_id_pk" PRIMARY KEY("workspace_id","campaign_id","competitor_id")
);
--> statement-breakpoint
ALTER TABLE "campaign_competitors" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "campaign_queries" (
	"workspace_id" uuid NOT NULL,
	"campaign_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"text" text NOT NULL,
	"country" text,
	"language" text,
	"priority" smallint NOT NULL,
	"branded" boolean NOT NULL,
	"position" integer NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"retired_at" timestamp with time zone,
	CONSTRAINT "campaign_queries_workspace_id_campaign_id_id_pk" PRIMARY KEY("workspace_id","campaign_id","id")
);
--> statement-breakpoint
ALTER TABLE "campaign_queries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "campaigns" (
	"workspace_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"campaign_type" text NOT NULL,
	"status" text NOT NULL,
	"frequency" text NOT NULL,
	"repeats" smallint NOT NULL,
	"brand_name" text NOT NULL,
	"brand_aliases" text[] NOT NULL,
	"brand_domains" text[] NOT NULL,
	"operator_models" text[] NOT NULL,
	"country" text,
	"language" text NOT NULL,
	"query_count" integer DEFAULT 0 NOT NULL,
	"answer_count" integer DEFAULT 0 NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"launched_at" timestamp with time zone,
	"last_run_at" timestamp with time zone,
	"next_run_at" timestamp with time zone,
	"stop_reason" text,
	CONSTRAINT "campaigns_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
ALTER TABLE "campaigns" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "competitors" (
	"workspace_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"aliases" text[] NOT NULL,
	"domains" text[] NOT NULL,
	"status" text NOT NULL,
	"seen_in_answers" integer DEFAULT 0 NOT NULL,
	"created" timestamp with time zone NOT NULL,
	CONSTRAINT "competitors_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
ALTER TABLE "competitors" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "campaign_competitors" ADD CONSTRAINT "campaign_competitors_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_competitors" ADD CONSTRAINT "campaign_competitors_campaign" FOREIGN KEY ("workspace_id","campaign_id") REFERENCES "public"."campaigns"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_competitors" ADD CONSTRAINT "campaign_competitors_competitor" FOREIGN KEY ("workspace_id","competitor_id") REFERENCES "public"."competitors"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_queries" ADD CONSTRAINT "campaign_queries_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_queries" ADD CONSTRAINT "campaign_queries_campaign" FOREIGN KEY ("workspace_id","campaign_id") REFERENCES "public"."campaigns"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitors" ADD CONSTRAINT "competitors_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "campaigns_created" ON "campaigns" USING btree ("workspace_id","created");--> statement-breakpoint
CREATE INDEX "campaigns_next_run_at" ON "campaigns" USING btree ("next_run_at") WHERE "campaigns"."next_run_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "competitors_name_key" ON "competitors" USING btree ("workspace_id","name_key");--> statement-breakpoint
CREATE POLICY "within_workspace" ON "campaign_competitors" AS PERMISSIVE FOR ALL TO public USING (within_workspace(workspace_id));--> statement-breakpoint
CREATE POLICY "within_workspace" ON "campaign_queries" AS PERMISSIVE FOR ALL TO public USING (within_workspace(workspace_id));--> statement-breakpoint
CREATE POLICY "within_workspace" ON "campaigns" AS PERMISSIVE FOR ALL TO public USING (within_workspace(workspace_id));--> statement-breakpoint
CREATE POLICY "within_workspace" ON "competitors" AS PERMISSIVE FOR ALL TO public USING (within_workspace(workspace_id));