-- Unlogged: it costs no disk and no replica, and after a crash everybody begins anew.
CREATE UNLOGGED TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"arrives_at" timestamp (3) with time zone NOT NULL,
	"is_taken" boolean NOT NULL
);
