CREATE TABLE "failed_items" (
	"sweep" text NOT NULL,
	"item" text NOT NULL,
	"failures" integer NOT NULL,
	"error" text NOT NULL,
	"failed_at" timestamp with time zone NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL,
	CONSTRAINT "failed_items_sweep_item_pk" PRIMARY KEY("sweep","item")
);
--> statement-breakpoint
CREATE INDEX "failed_items_failed_at" ON "failed_items" USING btree ("failed_at");