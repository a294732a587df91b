CREATE TABLE "observed_ads" (
	"workspace_id" uuid NOT NULL,
	"answer_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"campaign_id" uuid NOT NULL,
	"query_id" uuid NOT NULL,
	"query_text" text NOT NULL,
	"operator_model" text NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"advertiser" text NOT NULL,
	"title" text NOT NULL,
	"url" text,
	"place" text NOT NULL,
	CONSTRAINT "observed_ads_pk" PRIMARY KEY("workspace_id","answer_id","position")
);
--> statement-breakpoint
ALTER TABLE "observed_ads" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "answers" ADD COLUMN "ads_seen" smallint;--> statement-breakpoint
ALTER TABLE "observed_ads" ADD CONSTRAINT "observed_ads_answer" FOREIGN KEY ("workspace_id","answer_id") REFERENCES "public"."answers"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "observed_ads_query" ON "observed_ads" USING btree ("workspace_id","query_id","created");--> statement-breakpoint
CREATE INDEX "answers_ads" ON "answers" USING btree ("workspace_id","query_id","created","campaign_id","operator_model","ads_seen") WHERE "answers"."ads_seen" is not null;--> statement-breakpoint
CREATE POLICY "within_workspace" ON "observed_ads" AS PERMISSIVE FOR ALL TO public USING (within_workspace(workspace_id));