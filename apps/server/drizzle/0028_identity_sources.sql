CREATE TABLE "identity_sources" (
	"url" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"content" jsonb,
	"version" text DEFAULT '' NOT NULL,
	"fetched_at" timestamp with time zone,
	"failing_since" timestamp with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"failure" text,
	"next_try_at" timestamp with time zone NOT NULL
);
