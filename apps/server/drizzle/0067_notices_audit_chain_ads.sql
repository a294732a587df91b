CREATE TABLE "ad_accounts" (
	"workspace_id" uuid PRIMARY KEY NOT NULL,
	"sealed_key" text,
	"key_ends" text,
	"external_id" text,
	"name" text,
	"currency" text,
	"time_zone" text,
	"ceiling_cents" bigint,
	"last_sync" timestamp with time zone,
	"fault" text,
	"sync_due" timestamp with time zone,
	"told_on" date,
	"turn_of" uuid,
	"turn_until" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "ad_accounts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "ad_campaigns" (
	"workspace_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"channel" text NOT NULL,
	"name" text NOT NULL,
	"status" text NOT NULL,
	"currency" text NOT NULL,
	"budget_cents" bigint NOT NULL,
	"daily_cents" bigint NOT NULL,
	"price_cents_per_1000" bigint NOT NULL,
	"starts" date NOT NULL,
	"ends" date,
	"topics" text[] NOT NULL,
	"countries" text[] NOT NULL,
	"languages" text[] NOT NULL,
	"category" integer NOT NULL,
	"query_campaign_id" uuid,
	"note" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"updated" timestamp with time zone NOT NULL,
	CONSTRAINT "ad_campaigns_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
ALTER TABLE "ad_campaigns" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "ad_creative_versions" (
	"workspace_id" uuid NOT NULL,
	"creative_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"content" jsonb NOT NULL,
	"state" text NOT NULL,
	"author_id" uuid,
	"created" timestamp with time zone NOT NULL,
	"submitted_at" timestamp with time zone,
	"reviewer_id" uuid,
	"reviewed_at" timestamp with time zone,
	"reason" text,
	CONSTRAINT "ad_creative_versions_workspace_id_creative_id_version_pk" PRIMARY KEY("workspace_id","creative_id","version")
);
--> statement-breakpoint
ALTER TABLE "ad_creative_versions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "ad_creatives" (
	"workspace_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"ad_campaign_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"version" integer NOT NULL,
	"content" jsonb NOT NULL,
	"state" text NOT NULL,
	"submitted_at" timestamp with time zone,
	"created" timestamp with time zone NOT NULL,
	"updated" timestamp with time zone NOT NULL,
	CONSTRAINT "ad_creatives_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
ALTER TABLE "ad_creatives" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "ad_entries" (
	"workspace_id" uuid NOT NULL,
	"side" text NOT NULL,
	"ad_campaign_id" uuid NOT NULL,
	"day" date NOT NULL,
	"placement_id" uuid NOT NULL,
	"campaign_name" text NOT NULL,
	"advertiser" text NOT NULL,
	"publisher" text NOT NULL,
	"placement" text NOT NULL,
	"reads" bigint NOT NULL,
	"spend_cents" bigint NOT NULL,
	"earnings_cents" bigint NOT NULL,
	"created" timestamp with time zone NOT NULL,
	CONSTRAINT "ad_entries_workspace_id_side_ad_campaign_id_day_placement_id_pk" PRIMARY KEY("workspace_id","side","ad_campaign_id","day","placement_id")
);
--> statement-breakpoint
ALTER TABLE "ad_entries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "ad_figures" (
	"workspace_id" uuid NOT NULL,
	"ad_campaign_id" uuid NOT NULL,
	"creative_id" uuid NOT NULL,
	"day" date NOT NULL,
	"publisher_id" uuid DEFAULT '00000000-0000-0000-0000-000000000000' NOT NULL,
	"placement_id" uuid DEFAULT '00000000-0000-0000-0000-000000000000' NOT NULL,
	"impressions" bigint,
	"clicks" bigint,
	"agent_reads" bigint,
	"verified_reads" bigint,
	"spend_micros" bigint NOT NULL,
	"updated" timestamp with time zone NOT NULL,
	CONSTRAINT "ad_figures_workspace_id_ad_campaign_id_day_creative_id_publisher_id_placement_id_pk" PRIMARY KEY("workspace_id","ad_campaign_id","day","creative_id","publisher_id","placement_id")
);
--> statement-breakpoint
ALTER TABLE "ad_figures" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "ad_matches" (
	"workspace_id" uuid NOT NULL,
	"placement_id" uuid NOT NULL,
	"path" text NOT NULL,
	"advertiser_id" uuid NOT NULL,
	"creative_id" uuid NOT NULL,
	"score" real NOT NULL,
	"sentence" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "ad_matches_workspace_id_placement_id_path_creative_id_pk" PRIMARY KEY("workspace_id","placement_id","path","creative_id")
);
--> statement-breakpoint
ALTER TABLE "ad_matches" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "ad_outside" (
	"workspace_id" uuid NOT NULL,
	"ad_campaign_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"version" integer NOT NULL,
	"external_id" text NOT NULL,
	CONSTRAINT "ad_outside_workspace_id_kind_id_pk" PRIMARY KEY("workspace_id","kind","id")
);
--> statement-breakpoint
ALTER TABLE "ad_outside" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "ad_placements" (
	"workspace_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"path_patterns" text[] NOT NULL,
	"max_words" integer NOT NULL,
	"format" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created" timestamp with time zone NOT NULL,
	CONSTRAINT "ad_placements_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
ALTER TABLE "ad_placements" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "ad_publishers" (
	"workspace_id" uuid PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"is_stopped" boolean DEFAULT false NOT NULL,
	"categories_allowed" integer[] DEFAULT '{}' NOT NULL,
	"categories_blocked" integer[] DEFAULT '{}' NOT NULL,
	"countries" text[] DEFAULT '{}' NOT NULL,
	"revenue_share" integer NOT NULL,
	"token_hash" text NOT NULL,
	"invited_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"matched_at" timestamp with time zone,
	"match_due" boolean DEFAULT true NOT NULL,
	"counted_until" timestamp with time zone,
	"pages" integer DEFAULT 0 NOT NULL,
	"site_text" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ad_publishers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "ad_refusals" (
	"workspace_id" uuid NOT NULL,
	"creative_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"refused_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ad_refusals_workspace_id_creative_id_pk" PRIMARY KEY("workspace_id","creative_id")
);
--> statement-breakpoint
ALTER TABLE "ad_refusals" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "ad_served" (
	"workspace_id" uuid NOT NULL,
	"placement_id" uuid NOT NULL,
	"path" text NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"advertiser_id" uuid NOT NULL,
	"ad_campaign_id" uuid NOT NULL,
	"creative_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"price_cents_per_1000" bigint NOT NULL,
	CONSTRAINT "ad_served_workspace_id_hour_placement_id_path_pk" PRIMARY KEY("workspace_id","hour","placement_id","path")
);
--> statement-breakpoint
ALTER TABLE "ad_served" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "audit_checks" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"status" text NOT NULL,
	"begun_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"seals_done" integer NOT NULL,
	"seals" integer NOT NULL,
	"rows" bigint NOT NULL,
	"broken" integer NOT NULL,
	"first_broken" integer,
	"misdated" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_seals" (
	"number" integer PRIMARY KEY NOT NULL,
	"to_stored_at" timestamp with time zone NOT NULL,
	"to_id" uuid NOT NULL,
	"rows" integer NOT NULL,
	"rows_before" bigint NOT NULL,
	"seal" text NOT NULL,
	"sealed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service_notices" (
	"kind" text PRIMARY KEY NOT NULL,
	"text" text NOT NULL,
	"ends_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "stored_at" timestamp with time zone DEFAULT '-infinity' NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_log" ALTER COLUMN "stored_at" SET DEFAULT clock_timestamp();--> statement-breakpoint
ALTER TABLE "ad_accounts" ADD CONSTRAINT "ad_accounts_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_campaigns" ADD CONSTRAINT "ad_campaigns_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_creative_versions" ADD CONSTRAINT "ad_creative_versions_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_creative_versions" ADD CONSTRAINT "ad_creative_versions_workspace_id_creative_id_ad_creatives_workspace_id_id_fk" FOREIGN KEY ("workspace_id","creative_id") REFERENCES "public"."ad_creatives"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_creatives" ADD CONSTRAINT "ad_creatives_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_creatives" ADD CONSTRAINT "ad_creatives_workspace_id_ad_campaign_id_ad_campaigns_workspace_id_id_fk" FOREIGN KEY ("workspace_id","ad_campaign_id") REFERENCES "public"."ad_campaigns"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_entries" ADD CONSTRAINT "ad_entries_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_figures" ADD CONSTRAINT "ad_figures_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_figures" ADD CONSTRAINT "ad_figures_workspace_id_ad_campaign_id_ad_campaigns_workspace_id_id_fk" FOREIGN KEY ("workspace_id","ad_campaign_id") REFERENCES "public"."ad_campaigns"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_matches" ADD CONSTRAINT "ad_matches_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_matches" ADD CONSTRAINT "ad_matches_workspace_id_placement_id_ad_placements_workspace_id_id_fk" FOREIGN KEY ("workspace_id","placement_id") REFERENCES "public"."ad_placements"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_matches" ADD CONSTRAINT "ad_matches_advertiser_id_creative_id_ad_creatives_workspace_id_id_fk" FOREIGN KEY ("advertiser_id","creative_id") REFERENCES "public"."ad_creatives"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_outside" ADD CONSTRAINT "ad_outside_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_outside" ADD CONSTRAINT "ad_outside_workspace_id_ad_campaign_id_ad_campaigns_workspace_id_id_fk" FOREIGN KEY ("workspace_id","ad_campaign_id") REFERENCES "public"."ad_campaigns"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_placements" ADD CONSTRAINT "ad_placements_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_publishers" ADD CONSTRAINT "ad_publishers_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_refusals" ADD CONSTRAINT "ad_refusals_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_served" ADD CONSTRAINT "ad_served_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ad_accounts_due" ON "ad_accounts" USING btree ("sync_due");--> statement-breakpoint
CREATE INDEX "ad_campaigns_created" ON "ad_campaigns" USING btree ("workspace_id","created");--> statement-breakpoint
CREATE INDEX "ad_campaigns_running" ON "ad_campaigns" USING btree ("channel","status");--> statement-breakpoint
CREATE INDEX "ad_creatives_id" ON "ad_creatives" USING btree ("id");--> statement-breakpoint
CREATE INDEX "ad_creatives_updated" ON "ad_creatives" USING btree ("workspace_id","updated");--> statement-breakpoint
CREATE INDEX "ad_creatives_campaign" ON "ad_creatives" USING btree ("workspace_id","ad_campaign_id");--> statement-breakpoint
CREATE INDEX "ad_creatives_queue" ON "ad_creatives" USING btree ("submitted_at") WHERE "ad_creatives"."state" = 'IN_REVIEW';--> statement-breakpoint
CREATE INDEX "ad_entries_day" ON "ad_entries" USING btree ("workspace_id","side","day");--> statement-breakpoint
CREATE INDEX "ad_figures_campaign" ON "ad_figures" USING btree ("ad_campaign_id","day");--> statement-breakpoint
CREATE INDEX "ad_figures_day" ON "ad_figures" USING btree ("workspace_id","day");--> statement-breakpoint
CREATE INDEX "ad_figures_publisher" ON "ad_figures" USING btree ("publisher_id","day");--> statement-breakpoint
CREATE INDEX "ad_matches_creative" ON "ad_matches" USING btree ("advertiser_id","creative_id");--> statement-breakpoint
CREATE INDEX "ad_matches_score" ON "ad_matches" USING btree ("workspace_id","score");--> statement-breakpoint
CREATE INDEX "ad_outside_campaign" ON "ad_outside" USING btree ("workspace_id","ad_campaign_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ad_placements_key" ON "ad_placements" USING btree ("workspace_id","key");--> statement-breakpoint
CREATE UNIQUE INDEX "ad_publishers_token" ON "ad_publishers" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "ad_publishers_invited" ON "ad_publishers" USING btree ("invited_at");--> statement-breakpoint
CREATE INDEX "ad_served_hour" ON "ad_served" USING btree ("hour");--> statement-breakpoint
CREATE INDEX "audit_log_action" ON "audit_log" USING btree ("action","at","id");--> statement-breakpoint
CREATE INDEX "audit_log_stored_at" ON "audit_log" USING btree ("stored_at","id");--> statement-breakpoint
CREATE POLICY "within_workspace" ON "ad_accounts" AS PERMISSIVE FOR ALL TO public USING (within_workspace(workspace_id));--> statement-breakpoint
CREATE POLICY "within_workspace" ON "ad_campaigns" AS PERMISSIVE FOR ALL TO public USING (within_workspace(workspace_id));--> statement-breakpoint
CREATE POLICY "within_workspace" ON "ad_creative_versions" AS PERMISSIVE FOR ALL TO public USING (within_workspace(workspace_id));--> statement-breakpoint
CREATE POLICY "within_workspace" ON "ad_creatives" AS PERMISSIVE FOR ALL TO public USING (within_workspace(workspace_id));--> statement-breakpoint
CREATE POLICY "within_workspace" ON "ad_entries" AS PERMISSIVE FOR ALL TO public USING (within_workspace(workspace_id));--> statement-breakpoint
CREATE POLICY "within_workspace" ON "ad_figures" AS PERMISSIVE FOR ALL TO public USING (within_workspace(workspace_id));--> statement-breakpoint
CREATE POLICY "within_workspace" ON "ad_matches" AS PERMISSIVE FOR ALL TO public USING (within_workspace(workspace_id));--> statement-breakpoint
CREATE POLICY "within_workspace" ON "ad_outside" AS PERMISSIVE FOR ALL TO public USING (within_workspace(workspace_id));--> statement-breakpoint
CREATE POLICY "within_workspace" ON "ad_placements" AS PERMISSIVE FOR ALL TO public USING (within_workspace(workspace_id));--> statement-breakpoint
CREATE POLICY "within_workspace" ON "ad_publishers" AS PERMISSIVE FOR ALL TO public USING (within_workspace(workspace_id));--> statement-breakpoint
CREATE POLICY "within_workspace" ON "ad_refusals" AS PERMISSIVE FOR ALL TO public USING (within_workspace(workspace_id));--> statement-breakpoint
CREATE POLICY "within_workspace" ON "ad_served" AS PERMISSIVE FOR ALL TO public USING (within_workspace(workspace_id));