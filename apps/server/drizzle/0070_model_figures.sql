CREATE TABLE "operator_pauses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"model_id" text NOT NULL,
	"paused_at" timestamp with time zone NOT NULL,
	"reason" text NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_by" text
);
--> statement-breakpoint
ALTER TABLE "spending_days" ADD COLUMN "timed" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "spending_days" ADD COLUMN "took_ms" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "operator_pauses_paused_at" ON "operator_pauses" USING btree ("paused_at");--> statement-breakpoint
CREATE INDEX "operator_pauses_open" ON "operator_pauses" USING btree ("model_id") WHERE "operator_pauses"."ended_at" is null;