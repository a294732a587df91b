CREATE TABLE "answer_days" (
	"workspace_id" uuid NOT NULL,
	"campaign_id" uuid NOT NULL,
	"day" date NOT NULL,
	"branded" boolean NOT NULL,
	"is_local" boolean NOT NULL,
	"operator_model" text NOT NULL,
	"n" integer DEFAULT 0 NOT NULL,
	"mentions" integer DEFAULT 0 NOT NULL,
	"position_sum" integer DEFAULT 0 NOT NULL,
	"cited" integer DEFAULT 0 NOT NULL,
	"mentioned_and_cited" integer DEFAULT 0 NOT NULL,
	"citing" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "answer_days_pk" PRIMARY KEY("workspace_id","campaign_id","day","branded","operator_model")
);
--> statement-breakpoint
ALTER TABLE "answer_days" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "brand_days" (
	"workspace_id" uuid NOT NULL,
	"campaign_id" uuid NOT NULL,
	"day" date NOT NULL,
	"branded" boolean NOT NULL,
	"is_local" boolean NOT NULL,
	"brand_id" uuid NOT NULL,
	"mentions" integer DEFAULT 0 NOT NULL,
	"position_sum" integer DEFAULT 0 NOT NULL,
	"positive" integer DEFAULT 0 NOT NULL,
	"negative" integer DEFAULT 0 NOT NULL,
	"neutral" integer DEFAULT 0 NOT NULL,
	"unknown" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "brand_days_pk" PRIMARY KEY("workspace_id","campaign_id","day","branded","is_local","brand_id")
);
--> statement-breakpoint
ALTER TABLE "brand_days" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "cell_days" (
	"workspace_id" uuid NOT NULL,
	"campaign_id" uuid NOT NULL,
	"day" date NOT NULL,
	"branded" boolean NOT NULL,
	"is_local" boolean NOT NULL,
	"query_id" uuid NOT NULL,
	"operator_model" text NOT NULL,
	"n" integer DEFAULT 0 NOT NULL,
	"mentions" integer DEFAULT 0 NOT NULL,
	"position_sum" integer DEFAULT 0 NOT NULL,
	"cited" integer DEFAULT 0 NOT NULL,
	"cited_rank_sum" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "cell_days_pk" PRIMARY KEY("workspace_id","campaign_id","day","branded","query_id","operator_model")
);
--> statement-breakpoint
ALTER TABLE "cell_days" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "cell_weeks" (
	"workspace_id" uuid NOT NULL,
	"campaign_id" uuid NOT NULL,
	"day" date NOT NULL,
	"branded" boolean NOT NULL,
	"is_local" boolean NOT NULL,
	"query_id" uuid NOT NULL,
	"operator_model" text NOT NULL,
	"n" integer DEFAULT 0 NOT NULL,
	"mentions" integer DEFAULT 0 NOT NULL,
	"position_sum" integer DEFAULT 0 NOT NULL,
	"cited" integer DEFAULT 0 NOT NULL,
	"cited_rank_sum" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "cell_weeks_pk" PRIMARY KEY("workspace_id","campaign_id","day","branded","query_id","operator_model")
);
--> statement-breakpoint
ALTER TABLE "cell_weeks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "source_days" (
	"workspace_id" uuid NOT NULL,
	"campaign_id" uuid NOT NULL,
	"day" date NOT NULL,
	"branded" boolean NOT NULL,
	"is_local" boolean NOT NULL,
	"domain" text NOT NULL,
	"kind" text NOT NULL,
	"uses" integer DEFAULT 0 NOT NULL,
	"rank_sum" integer DEFAULT 0 NOT NULL,
	"retrieved" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "source_days_pk" PRIMARY KEY("workspace_id","campaign_id","day","branded","is_local","domain","kind")
);
--> statement-breakpoint
ALTER TABLE "source_days" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "source_weeks" (
	"workspace_id" uuid NOT NULL,
	"campaign_id" uuid NOT NULL,
	"day" date NOT NULL,
	"branded" boolean NOT NULL,
	"is_local" boolean NOT NULL,
	"domain" text NOT NULL,
	"kind" text NOT NULL,
	"uses" integer DEFAULT 0 NOT NULL,
	"rank_sum" integer DEFAULT 0 NOT NULL,
	"retrieved" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "source_weeks_pk" PRIMARY KEY("workspace_id","campaign_id","day","branded","is_local","domain","kind")
);
--> statement-breakpoint
ALTER TABLE "source_weeks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "sum_versions" (
	"workspace_id" uuid NOT NULL,
	"campaign_id" uuid NOT NULL,
	"version" bigint NOT NULL,
	CONSTRAINT "sum_versions_pk" PRIMARY KEY("workspace_id","campaign_id")
);
--> statement-breakpoint
ALTER TABLE "sum_versions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "version_days" (
	"workspace_id" uuid NOT NULL,
	"campaign_id" uuid NOT NULL,
	"day" date NOT NULL,
	"branded" boolean NOT NULL,
	"is_local" boolean NOT NULL,
	"operator_model" text NOT NULL,
	"model_id" text NOT NULL,
	"analyser_version" smallint NOT NULL,
	"n" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "version_days_pk" PRIMARY KEY("workspace_id","campaign_id","day","branded","operator_model","model_id","analyser_version")
);
--> statement-breakpoint
ALTER TABLE "version_days" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP INDEX "answers_query";--> statement-breakpoint
ALTER TABLE "answers" ADD COLUMN "negativity" real;--> statement-breakpoint
ALTER TABLE "answers" ADD COLUMN "negative_mentions" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "answer_days" ADD CONSTRAINT "answer_days_campaign" FOREIGN KEY ("workspace_id","campaign_id") REFERENCES "public"."campaigns"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_days" ADD CONSTRAINT "brand_days_campaign" FOREIGN KEY ("workspace_id","campaign_id") REFERENCES "public"."campaigns"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cell_days" ADD CONSTRAINT "cell_days_campaign" FOREIGN KEY ("workspace_id","campaign_id") REFERENCES "public"."campaigns"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cell_weeks" ADD CONSTRAINT "cell_weeks_campaign" FOREIGN KEY ("workspace_id","campaign_id") REFERENCES "public"."campaigns"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "source_days" ADD CONSTRAINT "source_days_campaign" FOREIGN KEY ("workspace_id","campaign_id") REFERENCES "public"."campaigns"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "source_weeks" ADD CONSTRAINT "source_weeks_campaign" FOREIGN KEY ("workspace_id","campaign_id") REFERENCES "public"."campaigns"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sum_versions" ADD CONSTRAINT "sum_versions_campaign" FOREIGN KEY ("workspace_id","campaign_id") REFERENCES "public"."campaigns"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "version_days" ADD CONSTRAINT "version_days_campaign" FOREIGN KEY ("workspace_id","campaign_id") REFERENCES "public"."campaigns"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "version_days_model" ON "version_days" USING btree ("workspace_id","operator_model","model_id","day");--> statement-breakpoint
CREATE INDEX "answers_created" ON "answers" USING btree ("workspace_id","created");--> statement-breakpoint
CREATE INDEX "answers_negative" ON "answers" USING btree ("workspace_id","campaign_id","created") WHERE "answers"."negative_mentions" > 0;--> statement-breakpoint
CREATE INDEX "answers_query" ON "answers" USING btree ("workspace_id","query_id","created");--> statement-breakpoint
CREATE POLICY "within_workspace" ON "answer_days" AS PERMISSIVE FOR ALL TO public USING (within_workspace(workspace_id));--> statement-breakpoint
CREATE POLICY "within_workspace" ON "brand_days" AS PERMISSIVE FOR ALL TO public USING (within_workspace(workspace_id));--> statement-breakpoint
CREATE POLICY "within_workspace" ON "cell_days" AS PERMISSIVE FOR ALL TO public USING (within_workspace(workspace_id));--> statement-breakpoint
CREATE POLICY "within_workspace" ON "cell_weeks" AS PERMISSIVE FOR ALL TO public USING (within_workspace(workspace_id));--> statement-breakpoint
CREATE POLICY "within_workspace" ON "source_days" AS PERMISSIVE FOR ALL TO public USING (within_workspace(workspace_id));--> statement-breakpoint
CREATE POLICY "within_workspace" ON "source_weeks" AS PERMISSIVE FOR ALL TO public USING (within_workspace(workspace_id));--> statement-breakpoint
CREATE POLICY "within_workspace" ON "sum_versions" AS PERMISSIVE FOR ALL TO public USING (within_workspace(workspace_id));--> statement-breakpoint
CREATE POLICY "within_workspace" ON "version_days" AS PERMISSIVE FOR ALL TO public USING (within_workspace(workspace_id));