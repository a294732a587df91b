CREATE TABLE "operator_switches" (
	"model_id" text PRIMARY KEY NOT NULL,
	"is_on" boolean DEFAULT true NOT NULL,
	"paused_until" timestamp with time zone,
	"pause_reason" text,
	"last_answer_at" timestamp with time zone,
	"last_failure_at" timestamp with time zone,
	"last_failure_kind" text,
	"last_failure" text
);
