CREATE TABLE "answer_citations" (
	"workspace_id" uuid NOT NULL,
	"answer_id" uuid NOT NULL,
	"cited" boolean NOT NULL,
	"position" smallint NOT NULL,
	"url" text NOT NULL,
	"domain" text NOT NULL,
	"title" text,
	"kind" text NOT NULL,
	"brand_id" uuid,
	CONSTRAINT "answer_citations_workspace_id_answer_id_cited_position_pk" PRIMARY KEY("workspace_id","answer_id","cited","position")
);
--> statement-breakpoint
ALTER TABLE "answer_citations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "answer_mentions" (
	"workspace_id" uuid NOT NULL,
	"answer_id" uuid NOT NULL,
	"brand_id" uuid NOT NULL,
	"brand" text NOT NULL,
	"is_client" boolean NOT NULL,
	"position" smallint NOT NULL,
	"basis" text NOT NULL,
	"sentiment" text NOT NULL,
	"score" real,
	"sentiment_basis" text NOT NULL,
	"evidence" text,
	"spans" jsonb NOT NULL,
	CONSTRAINT "answer_mentions_workspace_id_answer_id_brand_id_pk" PRIMARY KEY("workspace_id","answer_id","brand_id")
);
--> statement-breakpoint
ALTER TABLE "answer_mentions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "answer_raws" (
	"workspace_id" uuid NOT NULL,
	"answer_id" uuid NOT NULL,
	"raw" "bytea" NOT NULL,
	"sources" jsonb NOT NULL,
	CONSTRAINT "answer_raws_workspace_id_answer_id_pk" PRIMARY KEY("workspace_id","answer_id")
);
--> statement-breakpoint
ALTER TABLE "answer_raws" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "answers" (
	"workspace_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"run_id" uuid NOT NULL,
	"campaign_id" uuid NOT NULL,
	"organization_id" uuid NOT NULL,
	"query_id" uuid NOT NULL,
	"query_text" text NOT NULL,
	"branded" boolean NOT NULL,
	"operator_model" text NOT NULL,
	"lane" text NOT NULL,
	"repeat" smallint NOT NULL,
	"turn" integer NOT NULL,
	"country" text,
	"language" text NOT NULL,
	"credits" integer NOT NULL,
	"status" text NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"not_before" timestamp with time zone NOT NULL,
	"leased_until" timestamp with time zone,
	"failure_kind" text,
	"failure" text,
	"answered_at" timestamp with time zone,
	"model_id" text,
	"searched" boolean DEFAULT false NOT NULL,
	"search_queries" text[] DEFAULT '{}' NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"preview" text DEFAULT '' NOT NULL,
	"latency_ms" integer,
	"input_tokens" integer,
	"output_tokens" integer,
	"analyser_version" smallint,
	"mentioned" boolean DEFAULT false NOT NULL,
	"position" smallint,
	"sentiment" text,
	"cited" boolean DEFAULT false NOT NULL,
	"citation_count" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "answers_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
ALTER TABLE "answers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "asked_days" (
	"organization_id" uuid NOT NULL,
	"day" date NOT NULL,
	"asked" integer NOT NULL,
	CONSTRAINT "asked_days_organization_id_day_pk" PRIMARY KEY("organization_id","day")
);
--> statement-breakpoint
CREATE TABLE "brand_candidates" (
	"workspace_id" uuid NOT NULL,
	"answer_id" uuid NOT NULL,
	"name_key" text NOT NULL,
	"name" text NOT NULL,
	"query_id" uuid NOT NULL,
	"campaign_id" uuid NOT NULL,
	CONSTRAINT "brand_candidates_workspace_id_answer_id_name_key_pk" PRIMARY KEY("workspace_id","answer_id","name_key")
);
--> statement-breakpoint
ALTER TABLE "brand_candidates" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "lane_shares" (
	"lane" text NOT NULL,
	"worker_id" uuid NOT NULL,
	"slots" integer NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "lane_shares_lane_worker_id_pk" PRIMARY KEY("lane","worker_id")
);
--> statement-breakpoint
CREATE TABLE "runs" (
	"workspace_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"campaign_id" uuid NOT NULL,
	"organization_id" uuid NOT NULL,
	"status" text NOT NULL,
	"hold_key" text,
	"created" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "runs_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
ALTER TABLE "runs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
CREATE TABLE "demos" (
	"organization_id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"key_id" uuid NOT NULL,
	"days" integer NOT NULL,
	"days_done" integer DEFAULT 0 NOT NULL,
	"created" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "demos" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
ALTER TABLE "workspaces" ADD COLUMN "is_demo" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "answer_citations" ADD CONSTRAINT "answer_citations_answer" FOREIGN KEY ("workspace_id","answer_id") REFERENCES "public"."answers"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_mentions" ADD CONSTRAINT "answer_mentions_answer" FOREIGN KEY ("workspace_id","answer_id") REFERENCES "public"."answers"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_raws" ADD CONSTRAINT "answer_raws_answer" FOREIGN KEY ("workspace_id","answer_id") REFERENCES "public"."answers"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answers" ADD CONSTRAINT "answers_run" FOREIGN KEY ("workspace_id","run_id") REFERENCES "public"."runs"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "asked_days" ADD CONSTRAINT "asked_days_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_candidates" ADD CONSTRAINT "brand_candidates_answer" FOREIGN KEY ("workspace_id","answer_id") REFERENCES "public"."answers"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "runs" ADD CONSTRAINT "runs_campaign" FOREIGN KEY ("workspace_id","campaign_id") REFERENCES "public"."campaigns"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_competitors" ADD CONSTRAINT "campaign_competitors_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_competitors" ADD CONSTRAINT "campaign_competitors_campaign" FOREIGN KEY ("workspace_id","campaign_id") REFERENCES "public"."campaigns"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_competitors" ADD CONSTRAINT "campaign_competitors_competitor" FOREIGN KEY ("workspace_id","competitor_id") REFERENCES "public"."competitors"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_queries" ADD CONSTRAINT "campaign_queries_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_queries" ADD CONSTRAINT "campaign_queries_campaign" FOREIGN KEY ("workspace_id","campaign_id") REFERENCES "public"."campaigns"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitors" ADD CONSTRAINT "competitors_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "demos" ADD CONSTRAINT "demos_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "demos" ADD CONSTRAINT "demos_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "demos" ADD CONSTRAINT "demos_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "local_pages" ADD CONSTRAINT "local_pages_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "local_sites" ADD CONSTRAINT "local_sites_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "answer_citations_domain" ON "answer_citations" USING btree ("workspace_id","domain");--> statement-breakpoint
CREATE UNIQUE INDEX "answers_once" ON "answers" USING btree ("run_id","query_id","operator_model","repeat");--> statement-breakpoint
CREATE INDEX "answers_pending" ON "answers" USING btree ("lane","turn","created") WHERE "answers"."status" = 'PENDING';--> statement-breakpoint
CREATE INDEX "answers_campaign" ON "answers" USING btree ("workspace_id","campaign_id","created");--> statement-breakpoint
CREATE INDEX "answers_query" ON "answers" USING btree ("workspace_id","query_id","operator_model","created");--> statement-breakpoint
CREATE INDEX "brand_candidates_name_key" ON "brand_candidates" USING btree ("workspace_id","name_key");--> statement-breakpoint
CREATE INDEX "runs_campaign_created" ON "runs" USING btree ("workspace_id","campaign_id","created");--> statement-breakpoint
CREATE INDEX "runs_running" ON "runs" USING btree ("created") WHERE "runs"."status" = 'RUNNING';--> statement-breakpoint
CREATE INDEX "campaigns_created" ON "campaigns" USING btree ("workspace_id","created");--> statement-breakpoint
CREATE INDEX "campaigns_next_run_at" ON "campaigns" USING btree ("next_run_at") WHERE "campaigns"."next_run_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "competitors_name_key" ON "competitors" USING btree ("workspace_id","name_key");--> statement-breakpoint
CREATE POLICY "within_workspace" ON "answer_citations" AS PERMISSIVE FOR ALL TO public USING (within_workspace(workspace_id));--> statement-breakpoint
CREATE POLICY "within_workspace" ON "answer_mentions" AS PERMISSIVE FOR ALL TO public USING (within_workspace(workspace_id));--> statement-breakpoint
CREATE POLICY "within_workspace" ON "answer_raws" AS PERMISSIVE FOR ALL TO public USING (within_workspace(workspace_id));--> statement-breakpoint
CREATE POLICY "within_workspace" ON "answers" AS PERMISSIVE FOR ALL TO public USING (within_workspace(workspace_id));--> statement-breakpoint
CREATE POLICY "within_workspace" ON "brand_candidates" AS PERMISSIVE FOR ALL TO public USING (within_workspace(workspace_id));--> statement-breakpoint
CREATE POLICY "within_workspace" ON "runs" AS PERMISSIVE FOR ALL TO public USING (within_workspace(workspace_id));--> statement-breakpoint
CREATE POLICY "within_workspace" ON "campaign_competitors" AS PERMISSIVE FOR ALL TO public USING (within_workspace(workspace_id));--> statement-breakpoint
CREATE POLICY "within_workspace" ON "campaign_queries" AS PERMISSIVE FOR ALL TO public USING (within_workspace(workspace_id));--> statement-breakpoint
CREATE POLICY "within_workspace" ON "campaigns" AS PERMISSIVE FOR ALL TO public USING (within_workspace(workspace_id));--> statement-breakpoint
CREATE POLICY "within_workspace" ON "competitors" AS PERMISSIVE FOR ALL TO public USING (within_workspace(workspace_id));--> statement-breakpoint
CREATE POLICY "within_workspace" ON "demos" AS PERMISSIVE FOR ALL TO public USING (within_workspace(workspace_id));--> statement-breakpoint
CREATE POLICY "within_workspace" ON "local_pages" AS PERMISSIVE FOR ALL TO public USING (within_workspace(workspace_id));--> statement-breakpoint
CREATE POLICY "within_workspace" ON "local_sites" AS PERMISSIVE FOR ALL TO public USING (within_workspace(workspace_id));