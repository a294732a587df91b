ALTER TABLE "site_readings" ADD COLUMN "site_url" text;--> statement-breakpoint
UPDATE "site_readings" SET "site_url" = (SELECT "url" FROM "workspaces" WHERE "id" = "workspace_id") WHERE "read_at" IS NOT NULL;
