CREATE TABLE "idempotency_keys" (
	"user_id" uuid NOT NULL,
	"key_hash" text NOT NULL,
	"fingerprint" text NOT NULL,
	"claim_id" uuid NOT NULL,
	"workspace_id" uuid,
	"created" timestamp with time zone NOT NULL,
	"running_until" timestamp with time zone NOT NULL,
	"stored_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"answer" text,
	CONSTRAINT "idempotency_keys_user_id_key_hash_pk" PRIMARY KEY("user_id","key_hash")
);
--> statement-breakpoint
CREATE INDEX "idempotency_keys_created" ON "idempotency_keys" USING btree ("created");--> statement-breakpoint
CREATE INDEX "idempotency_keys_workspace_id" ON "idempotency_keys" USING btree ("workspace_id");