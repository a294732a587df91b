CREATE TABLE "optimization_simulation_asks" (
	"workspace_id" uuid NOT NULL,
	"optimization_id" uuid NOT NULL,
	"simulation_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"position" integer NOT NULL,
	"operator_model" text NOT NULL,
	"question" smallint NOT NULL,
	"arm" text NOT NULL,
	"place" smallint NOT NULL,
	"asked_at" timestamp with time zone,
	"reply" text,
	"problem" text,
	"cited" smallint[] DEFAULT '{}' NOT NULL,
	"sentences" integer DEFAULT 0 NOT NULL,
	"citing_sentences" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "optimization_simulation_asks_pk" PRIMARY KEY("workspace_id","optimization_id","simulation_id","id")
);
--> statement-breakpoint
ALTER TABLE "optimization_simulation_asks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "optimization_simulations" ADD COLUMN "organization_id" uuid;--> statement-breakpoint
ALTER TABLE "optimization_simulations" ADD COLUMN "settings" jsonb;--> statement-breakpoint
ALTER TABLE "optimization_simulations" ADD COLUMN "plan" jsonb;--> statement-breakpoint
ALTER TABLE "optimization_simulations" ADD COLUMN "preference" jsonb;--> statement-breakpoint
ALTER TABLE "optimization_simulations" ADD COLUMN "done" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "optimization_simulations" ADD COLUMN "of" integer;--> statement-breakpoint
ALTER TABLE "optimization_simulations" ADD COLUMN "credits" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "optimization_simulations" ADD COLUMN "lease_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "optimization_simulations" ADD COLUMN "fence" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "optimization_simulations" ADD COLUMN "attempts" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "optimization_simulation_asks" ADD CONSTRAINT "optimization_simulation_asks_optimization" FOREIGN KEY ("workspace_id","optimization_id") REFERENCES "public"."optimizations"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "within_workspace" ON "optimization_simulation_asks" AS PERMISSIVE FOR ALL TO public USING (within_workspace(workspace_id));