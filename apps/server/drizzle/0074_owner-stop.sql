ALTER TABLE "ad_publishers" ADD COLUMN "owner_stopped" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Until now there was one switch: it becomes the owner's where an owner threw it last, be it by declining.
UPDATE "ad_publishers" SET "owner_stopped" = true, "is_stopped" = false
WHERE "is_stopped" AND ("status" = 'DECLINED' OR (
	SELECT "action" FROM "audit_log"
	WHERE "audit_log"."workspace_id" = "ad_publishers"."workspace_id"
		AND "action" IN ('ad-publisher.stopped', 'ad-publisher.owner-stop', 'ad-publisher.owner-decline')
	ORDER BY "audit_log"."at" DESC, "audit_log"."id" DESC LIMIT 1
) LIKE 'ad-publisher.owner-%');
