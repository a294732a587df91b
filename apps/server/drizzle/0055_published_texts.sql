ALTER TABLE "optimizations" ADD COLUMN "live_due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "optimizations" ADD COLUMN "live_checked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "optimizations" ADD COLUMN "live_share" real;--> statement-breakpoint
ALTER TABLE "optimizations" ADD COLUMN "live_problem" text;--> statement-breakpoint
CREATE INDEX "optimizations_live_due" ON "optimizations" USING btree ("live_due_at") WHERE live_due_at is not null;