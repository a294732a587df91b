CREATE TABLE "lane_limits" (
	"lane" text PRIMARY KEY NOT NULL,
	"concurrency" integer NOT NULL,
	"per_minute" integer NOT NULL,
	"reason" text NOT NULL,
	"set_by" uuid NOT NULL,
	"set_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "model_prices" (
	"model_id" text PRIMARY KEY NOT NULL,
	"credits_per_answer" integer NOT NULL,
	"reason" text NOT NULL,
	"set_by" uuid NOT NULL,
	"set_at" timestamp with time zone NOT NULL
);
