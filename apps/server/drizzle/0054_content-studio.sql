CREATE TABLE "optimization_claims" (
	"workspace_id" uuid NOT NULL,
	"optimization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"section_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"text" text NOT NULL,
	"kinds" text[] NOT NULL,
	"status" text NOT NULL,
	"place" text,
	"source_id" uuid,
	"sentence" text,
	"vouched_by" uuid,
	"vouched_at" timestamp with time zone,
	CONSTRAINT "optimization_claims_workspace_id_optimization_id_id_pk" PRIMARY KEY("workspace_id","optimization_id","id")
);
--> statement-breakpoint
ALTER TABLE "optimization_claims" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "optimization_revisions" (
	"workspace_id" uuid NOT NULL,
	"optimization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"by" uuid,
	"what" text NOT NULL,
	"sections" jsonb NOT NULL,
	CONSTRAINT "optimization_revisions_workspace_id_optimization_id_id_pk" PRIMARY KEY("workspace_id","optimization_id","id")
);
--> statement-breakpoint
ALTER TABLE "optimization_revisions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "optimization_sections" (
	"workspace_id" uuid NOT NULL,
	"optimization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"position" integer NOT NULL,
	"heading" text NOT NULL,
	"level" smallint NOT NULL,
	"state" text NOT NULL,
	"old_markdown" text,
	"proposed_markdown" text,
	"markdown" text NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"changes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"gap_ids" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "optimization_sections_workspace_id_optimization_id_id_pk" PRIMARY KEY("workspace_id","optimization_id","id")
);
--> statement-breakpoint
ALTER TABLE "optimization_sections" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "optimization_simulations" (
	"workspace_id" uuid NOT NULL,
	"optimization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"finished_at" timestamp with time zone,
	"revision" integer NOT NULL,
	"rivals_cited" integer,
	"rivals_read" integer,
	"problem" text,
	"result" jsonb,
	CONSTRAINT "optimization_simulations_workspace_id_optimization_id_id_pk" PRIMARY KEY("workspace_id","optimization_id","id")
);
--> statement-breakpoint
ALTER TABLE "optimization_simulations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "optimization_sources" (
	"workspace_id" uuid NOT NULL,
	"optimization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"url" text NOT NULL,
	"title" text NOT NULL,
	"language" text NOT NULL,
	"answers" integer NOT NULL,
	"is_attached" boolean DEFAULT false NOT NULL,
	"problem" text,
	"passages" jsonb NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "optimization_sources_workspace_id_optimization_id_id_pk" PRIMARY KEY("workspace_id","optimization_id","id")
);
--> statement-breakpoint
ALTER TABLE "optimization_sources" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "optimizations" (
	"workspace_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"organization_id" uuid NOT NULL,
	"title" text NOT NULL,
	"kind" text NOT NULL,
	"mode" text NOT NULL,
	"status" text DEFAULT 'DRAFT' NOT NULL,
	"failure" text,
	"failure_seen" text,
	"page_url" text,
	"campaign_id" uuid,
	"opportunity_id" uuid,
	"queries" jsonb NOT NULL,
	"notes" text NOT NULL,
	"language" text NOT NULL,
	"created_by" uuid NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"attempt" smallint DEFAULT 0 NOT NULL,
	"step" text,
	"done" integer DEFAULT 0 NOT NULL,
	"of" integer DEFAULT 0 NOT NULL,
	"lease_until" timestamp with time zone,
	"fence" integer DEFAULT 0 NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"old_page" jsonb,
	"gaps" jsonb,
	"notices" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"readiness_before" jsonb,
	"readiness_after" jsonb,
	"claims_open" integer DEFAULT 0 NOT NULL,
	"credits" integer DEFAULT 0 NOT NULL,
	"model" text,
	"revision" integer DEFAULT 0 NOT NULL,
	"approved_at" timestamp with time zone,
	"approved_by" uuid,
	"published_url" text,
	"published_at" timestamp with time zone,
	CONSTRAINT "optimizations_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
ALTER TABLE "optimizations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "optimization_claims" ADD CONSTRAINT "optimization_claims_optimization" FOREIGN KEY ("workspace_id","optimization_id") REFERENCES "public"."optimizations"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "optimization_revisions" ADD CONSTRAINT "optimization_revisions_optimization" FOREIGN KEY ("workspace_id","optimization_id") REFERENCES "public"."optimizations"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "optimization_sections" ADD CONSTRAINT "optimization_sections_optimization" FOREIGN KEY ("workspace_id","optimization_id") REFERENCES "public"."optimizations"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "optimization_simulations" ADD CONSTRAINT "optimization_simulations_optimization" FOREIGN KEY ("workspace_id","optimization_id") REFERENCES "public"."optimizations"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "optimization_sources" ADD CONSTRAINT "optimization_sources_optimization" FOREIGN KEY ("workspace_id","optimization_id") REFERENCES "public"."optimizations"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "optimizations" ADD CONSTRAINT "optimizations_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "optimizations_created" ON "optimizations" USING btree ("workspace_id","created");--> statement-breakpoint
CREATE INDEX "optimizations_campaign" ON "optimizations" USING btree ("workspace_id","campaign_id");--> statement-breakpoint
CREATE INDEX "optimizations_opportunity" ON "optimizations" USING btree ("workspace_id","opportunity_id");--> statement-breakpoint
CREATE INDEX "optimizations_at_work" ON "optimizations" USING btree ("lease_until") WHERE status in ('QUEUED', 'GATHERING', 'WRITING', 'CHECKING');--> statement-breakpoint
CREATE POLICY "within_workspace" ON "optimization_claims" AS PERMISSIVE FOR ALL TO public USING (within_workspace(workspace_id));--> statement-breakpoint
CREATE POLICY "within_workspace" ON "optimization_revisions" AS PERMISSIVE FOR ALL TO public USING (within_workspace(workspace_id));--> statement-breakpoint
CREATE POLICY "within_workspace" ON "optimization_sections" AS PERMISSIVE FOR ALL TO public USING (within_workspace(workspace_id));--> statement-breakpoint
CREATE POLICY "within_workspace" ON "optimization_simulations" AS PERMISSIVE FOR ALL TO public USING (within_workspace(workspace_id));--> statement-breakpoint
CREATE POLICY "within_workspace" ON "optimization_sources" AS PERMISSIVE FOR ALL TO public USING (within_workspace(workspace_id));--> statement-breakpoint
CREATE POLICY "within_workspace" ON "optimizations" AS PERMISSIVE FOR ALL TO public USING (within_workspace(workspace_id));