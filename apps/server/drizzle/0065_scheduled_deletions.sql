ALTER TABLE "organizations" DROP CONSTRAINT "organizations_owner_id";--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "deletion_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "deletion_reason" text;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "deletion_by" uuid;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "deletion_told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "organizations_owner_id" ON "organizations" USING btree ("owner_id") WHERE "organizations"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "organizations_deletion_at" ON "organizations" USING btree ("deletion_at") WHERE "organizations"."deletion_at" is not null and "organizations"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "organizations_owner" ON "organizations" USING btree ("owner_id");