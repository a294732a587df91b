CREATE TABLE "superuser_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"email_key" text NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
-- A superuser is one with a confirmed address; the next start makes a link for whoever is not.
UPDATE "users" SET "is_superuser" = false WHERE "is_superuser" AND "email_verified_at" IS NULL;
