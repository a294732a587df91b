ALTER TABLE "billing_accounts" ADD COLUMN "balance_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "billing_accounts" SET "balance_cents" = "sandbox_customers"."balance_cents"
FROM "sandbox_customers"
WHERE "sandbox_customers"."organization_id" = "billing_accounts"."organization_id"
  AND "sandbox_customers"."id" = "billing_accounts"."customer_id";
