CREATE TABLE "unstored_answers" (
	"workspace_id" uuid NOT NULL,
	"answer_id" uuid NOT NULL,
	"campaign_id" uuid NOT NULL,
	"operator_model" text NOT NULL,
	"query_text" text NOT NULL,
	"outcome" "bytea" NOT NULL,
	"error" text NOT NULL,
	"tries" integer NOT NULL,
	"failed_at" timestamp with time zone NOT NULL,
	"tried_at" timestamp with time zone NOT NULL,
	CONSTRAINT "unstored_answers_workspace_id_answer_id_pk" PRIMARY KEY("workspace_id","answer_id")
);
--> statement-breakpoint
ALTER TABLE "unstored_answers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "unstored_answers" ADD CONSTRAINT "unstored_answers_answer" FOREIGN KEY ("workspace_id","answer_id") REFERENCES "public"."answers"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "unstored_answers_failed_at" ON "unstored_answers" USING btree ("failed_at");--> statement-breakpoint
CREATE POLICY "within_workspace" ON "unstored_answers" AS PERMISSIVE FOR ALL TO public USING (within_workspace(workspace_id));