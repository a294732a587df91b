ALTER TABLE "announcements" ADD COLUMN "audience" text DEFAULT 'all' NOT NULL;--> statement-breakpoint
ALTER TABLE "announcements" ADD COLUMN "plans" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "announcements" ADD COLUMN "publish_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "announcements" ADD COLUMN "mailed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "announcements" ADD COLUMN "audience_size" integer;--> statement-breakpoint
CREATE INDEX "announcements_publish_at" ON "announcements" USING btree ("publish_at") WHERE "announcements"."publish_at" is not null;--> statement-breakpoint
-- What was published long ago has been mailed.
UPDATE "announcements" SET "mailed_at" = "published_at" WHERE "published_at" < now() - interval '1 hour';
