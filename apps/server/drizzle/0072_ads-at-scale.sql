ALTER TABLE "ad_publishers" ADD COLUMN "filled_pages" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "ad_publishers" SET "filled_pages" = (
	SELECT count(DISTINCT "path") FROM "ad_matches" WHERE "ad_matches"."workspace_id" = "ad_publishers"."workspace_id"
);--> statement-breakpoint
CREATE INDEX "ad_figures_spent" ON "ad_figures" USING btree ("ad_campaign_id","day","spend_micros","workspace_id");--> statement-breakpoint
DROP INDEX "ad_figures_campaign";
