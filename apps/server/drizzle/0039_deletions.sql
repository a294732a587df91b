CREATE TABLE "deletions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"workspace_id" uuid,
	"subject_id" uuid NOT NULL,
	"part_of" uuid,
	"requested_by" uuid,
	"impersonator_id" uuid,
	"asked_at" timestamp with time zone NOT NULL,
	"not_before" timestamp with time zone NOT NULL,
	"begun_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"checked_at" timestamp with time zone,
	"removed" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"position" jsonb,
	"leased_by" uuid,
	"leased_until" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "deletions_asked" ON "deletions" USING btree ("asked_at","id");--> statement-breakpoint
CREATE INDEX "deletions_under_way" ON "deletions" USING btree ("not_before") WHERE "deletions"."finished_at" is null;--> statement-breakpoint
CREATE INDEX "deletions_unchecked" ON "deletions" USING btree ("finished_at") WHERE "deletions"."checked_at" is null and "deletions"."finished_at" is not null;--> statement-breakpoint
CREATE INDEX "campaigns_deleted" ON "campaigns" USING btree ("workspace_id") WHERE "campaigns"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "demos_workspace_id" ON "demos" USING btree ("workspace_id");--> statement-breakpoint
-- What was deleted before has no receipt yet, and is removed by the same job.
INSERT INTO "deletions" ("id", "kind", "workspace_id", "subject_id", "asked_at", "not_before")
SELECT gen_random_uuid(), 'WORKSPACE', "id", "id", "deleted_at", "deleted_at" + interval '10 minutes'
FROM "workspaces" WHERE "deleted_at" IS NOT NULL;
