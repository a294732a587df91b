CREATE TABLE "campaign_reanalyses" (
	"workspace_id" uuid NOT NULL,
	"campaign_id" uuid NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"after" uuid NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "campaign_reanalyses_workspace_id_campaign_id_pk" PRIMARY KEY("workspace_id","campaign_id")
);
--> statement-breakpoint
ALTER TABLE "campaign_reanalyses" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "brand_settings" ADD COLUMN "aliases" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "brand_settings" ADD COLUMN "name_settings" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "brand_name_settings" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "competitors" ADD COLUMN "name_settings" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "campaign_reanalyses" ADD CONSTRAINT "campaign_reanalyses_campaign" FOREIGN KEY ("workspace_id","campaign_id") REFERENCES "public"."campaigns"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "within_workspace" ON "campaign_reanalyses" AS PERMISSIVE FOR ALL TO public USING (within_workspace(workspace_id));