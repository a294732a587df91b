CREATE TABLE "ad_outside" (
	"workspace_id" uuid NOT NULL,
	"campaign_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"version" integer NOT NULL,
	"external_id" text NOT NULL,
	CONSTRAINT "ad_outside_workspace_id_kind_id_pk" PRIMARY KEY("workspace_id","kind","id")
);
--> statement-breakpoint
ALTER TABLE "ad_outside" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "ad_accounts" ADD COLUMN "told_on" date;--> statement-breakpoint
ALTER TABLE "ad_accounts" ADD COLUMN "turn_of" uuid;--> statement-breakpoint
ALTER TABLE "ad_accounts" ADD COLUMN "turn_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "ad_campaigns" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "ad_outside" ADD CONSTRAINT "ad_outside_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_outside" ADD CONSTRAINT "ad_outside_workspace_id_campaign_id_ad_campaigns_workspace_id_id_fk" FOREIGN KEY ("workspace_id","campaign_id") REFERENCES "public"."ad_campaigns"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ad_outside_campaign" ON "ad_outside" USING btree ("workspace_id","campaign_id");--> statement-breakpoint
ALTER TABLE "ad_campaigns" DROP COLUMN "external";--> statement-breakpoint
CREATE POLICY "within_workspace" ON "ad_outside" AS PERMISSIVE FOR ALL TO public USING (within_workspace(workspace_id));