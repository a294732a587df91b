ALTER TABLE "answers" ADD COLUMN "unknown_to_model" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "answers" ADD COLUMN "unknown_brands" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "answer_days" ADD COLUMN "unknown_to_model" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "cell_days" ADD COLUMN "unknown_to_model" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "cell_totals" ADD COLUMN "unknown_to_model" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "cell_weeks" ADD COLUMN "unknown_to_model" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "answers_unknown" ON "answers" USING btree ("workspace_id","created") WHERE "answers"."unknown_to_model";