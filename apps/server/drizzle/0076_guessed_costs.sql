ALTER TABLE "answers" ADD COLUMN "cost_is_guessed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "cost_is_guessed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "spending_days" ADD COLUMN "guessed_usd" numeric(14, 6) DEFAULT 0 NOT NULL;