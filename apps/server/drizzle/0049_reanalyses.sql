CREATE TABLE "reanalyses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"version" smallint NOT NULL,
	"is_all" boolean NOT NULL,
	"total" integer NOT NULL,
	"analysed" integer DEFAULT 0 NOT NULL,
	"at_workspace_id" uuid,
	"at_answer_id" uuid,
	"leased_by" uuid,
	"leased_until" timestamp with time zone,
	"started_by" uuid,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE UNIQUE INDEX "reanalyses_running" ON "reanalyses" USING btree ("status") WHERE "reanalyses"."status" = 'RUNNING';--> statement-breakpoint
CREATE INDEX "reanalyses_started_at" ON "reanalyses" USING btree ("started_at");