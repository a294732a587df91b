CREATE TABLE "run_tallies" (
	"workspace_id" uuid NOT NULL,
	"campaign_id" uuid NOT NULL,
	"run_id" uuid NOT NULL,
	"operator_model" text NOT NULL,
	"lane" text NOT NULL,
	"asked" integer DEFAULT 0 NOT NULL,
	"ok" integer DEFAULT 0 NOT NULL,
	"refused" integer DEFAULT 0 NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
	"credits" integer DEFAULT 0 NOT NULL,
	"cost_usd" numeric(14, 6) DEFAULT 0 NOT NULL,
	"failure_kind" text,
	CONSTRAINT "run_tallies_pk" PRIMARY KEY("workspace_id","campaign_id","run_id","operator_model")
);
--> statement-breakpoint
ALTER TABLE "run_tallies" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "asked_queries" (
	"workspace_id" uuid NOT NULL,
	"campaign_id" uuid NOT NULL,
	"generation" integer DEFAULT 1 NOT NULL,
	"query_id" uuid NOT NULL,
	"query_text" text NOT NULL,
	"branded" boolean NOT NULL,
	"country" text,
	"language" text NOT NULL,
	"last_created" timestamp with time zone NOT NULL,
	"asked" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "asked_queries_pk" PRIMARY KEY("workspace_id","campaign_id","generation","query_id")
);
--> statement-breakpoint
ALTER TABLE "asked_queries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "cell_totals" (
	"workspace_id" uuid NOT NULL,
	"campaign_id" uuid NOT NULL,
	"generation" integer DEFAULT 1 NOT NULL,
	"branded" boolean NOT NULL,
	"is_local" boolean NOT NULL,
	"query_id" uuid NOT NULL,
	"operator_model" text NOT NULL,
	"n" integer DEFAULT 0 NOT NULL,
	"mentions" integer DEFAULT 0 NOT NULL,
	"position_sum" integer DEFAULT 0 NOT NULL,
	"cited" integer DEFAULT 0 NOT NULL,
	"cited_rank_sum" integer DEFAULT 0 NOT NULL,
	"asked" integer DEFAULT 0 NOT NULL,
	"refused" integer DEFAULT 0 NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
	"last_created" timestamp with time zone,
	"last_answered" timestamp with time zone,
	CONSTRAINT "cell_totals_pk" PRIMARY KEY("workspace_id","campaign_id","generation","query_id","operator_model","branded")
);
--> statement-breakpoint
ALTER TABLE "cell_totals" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP INDEX "answers_of_models";--> statement-breakpoint
ALTER TABLE "answer_days" ADD COLUMN "generation" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "answer_days" ADD COLUMN "asked" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "answer_days" ADD COLUMN "refused" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "answer_days" ADD COLUMN "failed" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "brand_days" ADD COLUMN "generation" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "cell_days" ADD COLUMN "generation" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "cell_days" ADD COLUMN "asked" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "cell_days" ADD COLUMN "refused" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "cell_days" ADD COLUMN "failed" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "cell_days" ADD COLUMN "last_created" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "cell_days" ADD COLUMN "last_answered" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "cell_weeks" ADD COLUMN "generation" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "cell_weeks" ADD COLUMN "asked" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "cell_weeks" ADD COLUMN "refused" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "cell_weeks" ADD COLUMN "failed" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "cell_weeks" ADD COLUMN "last_created" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "cell_weeks" ADD COLUMN "last_answered" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "source_days" ADD COLUMN "generation" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "source_weeks" ADD COLUMN "generation" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "sum_versions" ADD COLUMN "generation" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "sum_versions" ADD COLUMN "time_zone" text DEFAULT 'UTC' NOT NULL;--> statement-breakpoint
ALTER TABLE "sum_versions" ADD COLUMN "next_generation" integer;--> statement-breakpoint
ALTER TABLE "sum_versions" ADD COLUMN "next_time_zone" text;--> statement-breakpoint
ALTER TABLE "sum_versions" ADD COLUMN "next_until" uuid;--> statement-breakpoint
ALTER TABLE "version_days" ADD COLUMN "generation" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "run_tallies" ADD CONSTRAINT "run_tallies_run" FOREIGN KEY ("workspace_id","run_id") REFERENCES "public"."runs"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "asked_queries" ADD CONSTRAINT "asked_queries_campaign" FOREIGN KEY ("workspace_id","campaign_id") REFERENCES "public"."campaigns"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cell_totals" ADD CONSTRAINT "cell_totals_campaign" FOREIGN KEY ("workspace_id","campaign_id") REFERENCES "public"."campaigns"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "run_tallies_run" ON "run_tallies" USING btree ("workspace_id","run_id");--> statement-breakpoint
CREATE INDEX "answers_slices" ON "answers" USING btree ("workspace_id","campaign_id","id");--> statement-breakpoint
CREATE INDEX "answers_asked_again" ON "answers" USING btree ("workspace_id","run_id","operator_model") WHERE "answers"."status" = 'PENDING' and "answers"."failure_kind" is not null;--> statement-breakpoint
ALTER TABLE "answer_days" DROP CONSTRAINT "answer_days_pk";
--> statement-breakpoint
ALTER TABLE "answer_days" ADD CONSTRAINT "answer_days_pk" PRIMARY KEY("workspace_id","campaign_id","generation","day","branded","operator_model");--> statement-breakpoint
ALTER TABLE "brand_days" DROP CONSTRAINT "brand_days_pk";
--> statement-breakpoint
ALTER TABLE "brand_days" ADD CONSTRAINT "brand_days_pk" PRIMARY KEY("workspace_id","campaign_id","generation","day","branded","is_local","brand_id");--> statement-breakpoint
ALTER TABLE "cell_days" DROP CONSTRAINT "cell_days_pk";
--> statement-breakpoint
ALTER TABLE "cell_days" ADD CONSTRAINT "cell_days_pk" PRIMARY KEY("workspace_id","campaign_id","generation","day","branded","query_id","operator_model");--> statement-breakpoint
ALTER TABLE "cell_weeks" DROP CONSTRAINT "cell_weeks_pk";
--> statement-breakpoint
ALTER TABLE "cell_weeks" ADD CONSTRAINT "cell_weeks_pk" PRIMARY KEY("workspace_id","campaign_id","generation","day","branded","query_id","operator_model");--> statement-breakpoint
ALTER TABLE "source_days" DROP CONSTRAINT "source_days_pk";
--> statement-breakpoint
ALTER TABLE "source_days" ADD CONSTRAINT "source_days_pk" PRIMARY KEY("workspace_id","campaign_id","generation","day","branded","is_local","domain","kind");--> statement-breakpoint
ALTER TABLE "source_weeks" DROP CONSTRAINT "source_weeks_pk";
--> statement-breakpoint
ALTER TABLE "source_weeks" ADD CONSTRAINT "source_weeks_pk" PRIMARY KEY("workspace_id","campaign_id","generation","day","branded","is_local","domain","kind");--> statement-breakpoint
ALTER TABLE "version_days" DROP CONSTRAINT "version_days_pk";
--> statement-breakpoint
ALTER TABLE "version_days" ADD CONSTRAINT "version_days_pk" PRIMARY KEY("workspace_id","campaign_id","generation","day","branded","operator_model","model_id","analyser_version");--> statement-breakpoint
CREATE POLICY "within_workspace" ON "run_tallies" AS PERMISSIVE FOR ALL TO public USING (within_workspace(workspace_id));--> statement-breakpoint
CREATE POLICY "within_workspace" ON "asked_queries" AS PERMISSIVE FOR ALL TO public USING (within_workspace(workspace_id));--> statement-breakpoint
CREATE POLICY "within_workspace" ON "cell_totals" AS PERMISSIVE FOR ALL TO public USING (within_workspace(workspace_id));
--> statement-breakpoint
-- What was asked before there were these sums is counted once, from the answers.
INSERT INTO "sum_versions" ("workspace_id", "campaign_id", "version")
SELECT DISTINCT "workspace_id", "campaign_id", 1 FROM "answers"
ON CONFLICT ("workspace_id", "campaign_id") DO NOTHING;--> statement-breakpoint
UPDATE "sum_versions" AS "known" SET "time_zone" = "workspaces"."time_zone"
FROM "workspaces" WHERE "workspaces"."id" = "known"."workspace_id";--> statement-breakpoint
CREATE TEMPORARY TABLE "asked_cells" ON COMMIT DROP AS
SELECT "answer"."workspace_id", "answer"."campaign_id",
	("answer"."created" AT TIME ZONE "known"."time_zone")::date AS "day", "answer"."branded",
	"answer"."operator_model" = 'local-index' AS "is_local", "answer"."query_id", "answer"."operator_model",
	count(*)::int AS "asked",
	(count(*) FILTER (WHERE "answer"."status" = 'REFUSED'))::int AS "refused",
	(count(*) FILTER (WHERE "answer"."status" = 'FAILED'))::int AS "failed",
	max("answer"."created") AS "last_created", max("answer"."answered_at") AS "last_answered"
FROM "answers" AS "answer"
JOIN "sum_versions" AS "known"
	ON "known"."workspace_id" = "answer"."workspace_id" AND "known"."campaign_id" = "answer"."campaign_id"
GROUP BY 1, 2, 3, 4, 5, 6, 7;--> statement-breakpoint
ANALYZE "asked_cells";--> statement-breakpoint
INSERT INTO "cell_days" AS "sums" ("workspace_id", "campaign_id", "day", "branded", "is_local", "query_id", "operator_model",
	"asked", "refused", "failed", "last_created", "last_answered")
SELECT "workspace_id", "campaign_id", "day", "branded", "is_local", "query_id", "operator_model",
	"asked", "refused", "failed", "last_created", "last_answered"
FROM "asked_cells"
ON CONFLICT ("workspace_id", "campaign_id", "generation", "day", "branded", "query_id", "operator_model") DO UPDATE SET
	"asked" = excluded."asked", "refused" = excluded."refused", "failed" = excluded."failed",
	"last_created" = excluded."last_created", "last_answered" = excluded."last_answered";--> statement-breakpoint
INSERT INTO "cell_weeks" AS "sums" ("workspace_id", "campaign_id", "day", "branded", "is_local", "query_id", "operator_model",
	"asked", "refused", "failed", "last_created", "last_answered")
SELECT "workspace_id", "campaign_id", date_trunc('week', "day")::date, "branded", "is_local", "query_id", "operator_model",
	sum("asked")::int, sum("refused")::int, sum("failed")::int, max("last_created"), max("last_answered")
FROM "asked_cells" GROUP BY 1, 2, 3, 4, 5, 6, 7
ON CONFLICT ("workspace_id", "campaign_id", "generation", "day", "branded", "query_id", "operator_model") DO UPDATE SET
	"asked" = excluded."asked", "refused" = excluded."refused", "failed" = excluded."failed",
	"last_created" = excluded."last_created", "last_answered" = excluded."last_answered";--> statement-breakpoint
INSERT INTO "answer_days" AS "sums" ("workspace_id", "campaign_id", "day", "branded", "is_local", "operator_model",
	"asked", "refused", "failed")
SELECT "workspace_id", "campaign_id", "day", "branded", "is_local", "operator_model",
	sum("asked")::int, sum("refused")::int, sum("failed")::int
FROM "asked_cells" GROUP BY 1, 2, 3, 4, 5, 6
ON CONFLICT ("workspace_id", "campaign_id", "generation", "day", "branded", "operator_model") DO UPDATE SET
	"asked" = excluded."asked", "refused" = excluded."refused", "failed" = excluded."failed";--> statement-breakpoint
INSERT INTO "cell_totals" ("workspace_id", "campaign_id", "generation", "branded", "is_local", "query_id", "operator_model",
	"n", "mentions", "position_sum", "cited", "cited_rank_sum", "asked", "refused", "failed", "last_created", "last_answered")
SELECT "workspace_id", "campaign_id", "generation", "branded", "is_local", "query_id", "operator_model",
	sum("n")::int, sum("mentions")::int, sum("position_sum")::int, sum("cited")::int, sum("cited_rank_sum")::int,
	sum("asked")::int, sum("refused")::int, sum("failed")::int, max("last_created"), max("last_answered")
FROM "cell_days" GROUP BY 1, 2, 3, 4, 5, 6, 7;--> statement-breakpoint
INSERT INTO "asked_queries" ("workspace_id", "campaign_id", "query_id", "query_text", "branded", "country", "language",
	"last_created", "asked")
SELECT DISTINCT ON ("workspace_id", "campaign_id", "query_id") "workspace_id", "campaign_id", "query_id", "query_text",
	"branded", "country", "language", "created",
	(count(*) OVER (PARTITION BY "workspace_id", "campaign_id", "query_id"))::int
FROM "answers" ORDER BY "workspace_id", "campaign_id", "query_id", "created" DESC;--> statement-breakpoint
INSERT INTO "run_tallies" ("workspace_id", "campaign_id", "run_id", "operator_model", "lane", "asked", "ok", "refused",
	"failed", "credits", "cost_usd", "failure_kind")
SELECT "workspace_id", "campaign_id", "run_id", "operator_model", max("lane"), count(*)::int,
	(count(*) FILTER (WHERE "status" = 'OK'))::int, (count(*) FILTER (WHERE "status" = 'REFUSED'))::int,
	(count(*) FILTER (WHERE "status" = 'FAILED'))::int,
	coalesce(sum("credits") FILTER (WHERE "status" IN ('OK', 'REFUSED')), 0)::int,
	sum("cost_usd" + "judge_cost_usd"), max("failure_kind") FILTER (WHERE "status" = 'FAILED')
FROM "answers" GROUP BY 1, 2, 3, 4;--> statement-breakpoint
ANALYZE "cell_days", "cell_weeks", "answer_days", "cell_totals", "asked_queries", "run_tallies", "sum_versions";
