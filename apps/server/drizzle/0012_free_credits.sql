CREATE TABLE "free_credits" (
	"email_hash" "bytea" PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "free_credits_salt" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"salt" "bytea" NOT NULL
);

--> statement-breakpoint
-- Random bytes of two UUIDs: 244 bits.
INSERT INTO "free_credits_salt" ("salt") VALUES (decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex'));
--> statement-breakpoint
-- Whoever has had the free credits does not get them for another spelling of the address, nor after deleting the account.
INSERT INTO "free_credits" ("email_hash")
SELECT DISTINCT sha256(salt || convert_to(regexp_replace("users"."email_key", '^([^+@]+)\+[^@]*@', '\1@'), 'UTF8'))
FROM "free_credits_salt", "users"
JOIN "organizations" ON "organizations"."owner_id" = "users"."id"
JOIN "credit_entries" ON "credit_entries"."organization_id" = "organizations"."id" AND "credit_entries"."key" = 'demo plan' AND "credit_entries"."amount" > 0
WHERE "users"."deleted_at" IS NULL;
