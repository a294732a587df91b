CREATE TABLE "billing_accounts" (
	"organization_id" uuid PRIMARY KEY NOT NULL,
	"customer_id" text,
	"subscription_id" text,
	"subscription_status" text,
	"plan" text,
	"interval" text DEFAULT 'monthly' NOT NULL,
	"period_start" timestamp with time zone,
	"period_end" timestamp with time zone,
	"canceled_at" timestamp with time zone,
	"extra_workspaces" integer DEFAULT 0 NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"line1" text DEFAULT '' NOT NULL,
	"line2" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"state" text DEFAULT '' NOT NULL,
	"postal_code" text DEFAULT '' NOT NULL,
	"country" text DEFAULT '' NOT NULL,
	"vat_number" text DEFAULT '' NOT NULL,
	"vat_state" text DEFAULT 'none' NOT NULL,
	"updated" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "billing_events" (
	"id" text PRIMARY KEY NOT NULL,
	"received" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "billing_orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"credits" integer,
	"plan" text,
	"interval" text,
	"amount_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"checkout_id" text,
	"payment_id" text,
	"paid_cents" bigint,
	"returned" integer DEFAULT 0 NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"fulfilled_at" timestamp with time zone,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sandbox_checkouts" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"organization_id" uuid NOT NULL,
	"customer_id" text NOT NULL,
	"description" text NOT NULL,
	"plan" text,
	"interval" text,
	"subtotal_cents" integer NOT NULL,
	"tax_cents" integer NOT NULL,
	"success_url" text NOT NULL,
	"cancel_url" text NOT NULL,
	"subscription_id" text,
	"payment_id" text,
	"created" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "sandbox_checkouts_order_id" UNIQUE("order_id")
);
--> statement-breakpoint
CREATE TABLE "sandbox_customers" (
	"id" text PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"email" text NOT NULL,
	"bill_to" text[] NOT NULL,
	"vat_number" text NOT NULL,
	"card" text,
	"balance_cents" integer DEFAULT 0 NOT NULL,
	"created" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_customers_organization_id" UNIQUE("organization_id")
);
--> statement-breakpoint
CREATE TABLE "sandbox_invoices" (
	"id" text PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"customer_id" text NOT NULL,
	"description" text NOT NULL,
	"items" jsonb NOT NULL,
	"tax_cents" integer NOT NULL,
	"total_cents" integer NOT NULL,
	"paid_cents" integer NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"deed" text NOT NULL,
	CONSTRAINT "sandbox_invoices_number" UNIQUE("number"),
	CONSTRAINT "sandbox_invoices_deed" UNIQUE("deed")
);
--> statement-breakpoint
CREATE TABLE "sandbox_portals" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"return_url" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"organization_id" uuid NOT NULL,
	"plan" text NOT NULL,
	"interval" text NOT NULL,
	"status" text NOT NULL,
	"period_start" timestamp with time zone NOT NULL,
	"period_end" timestamp with time zone NOT NULL,
	"canceled_at" timestamp with time zone,
	"cancels_at_period_end" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credit_hold_parts" (
	"organization_id" uuid NOT NULL,
	"hold_key" text NOT NULL,
	"lot_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"open" integer NOT NULL,
	CONSTRAINT "credit_hold_parts_organization_id_hold_key_position_pk" PRIMARY KEY("organization_id","hold_key","position")
);
--> statement-breakpoint
CREATE TABLE "credit_holds" (
	"organization_id" uuid NOT NULL,
	"key" text NOT NULL,
	"workspace_id" uuid NOT NULL,
	"amount" integer NOT NULL,
	"open" integer NOT NULL,
	"action" smallint NOT NULL,
	"object" jsonb,
	"created" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "credit_holds_organization_id_key_pk" PRIMARY KEY("organization_id","key")
);
--> statement-breakpoint
CREATE TABLE "credit_uses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"workspace_id" uuid NOT NULL,
	"key" text NOT NULL,
	"action" smallint NOT NULL,
	"credits" integer NOT NULL,
	"object" jsonb,
	"created" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operator_switches" (
	"model_id" text PRIMARY KEY NOT NULL,
	"is_on" boolean DEFAULT true NOT NULL,
	"paused_until" timestamp with time zone,
	"pause_reason" text,
	"last_answer_at" timestamp with time zone,
	"last_failure_at" timestamp with time zone,
	"last_failure_kind" text,
	"last_failure" text
);
--> statement-breakpoint
ALTER TABLE "credit_lots" ADD COLUMN "plan" text;--> statement-breakpoint
ALTER TABLE "credit_lots" ADD COLUMN "held" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_lots" ADD COLUMN "expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "billing_accounts" ADD CONSTRAINT "billing_accounts_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_orders" ADD CONSTRAINT "billing_orders_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_checkouts" ADD CONSTRAINT "sandbox_checkouts_customer_id_sandbox_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."sandbox_customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_invoices" ADD CONSTRAINT "sandbox_invoices_customer_id_sandbox_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."sandbox_customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_portals" ADD CONSTRAINT "sandbox_portals_customer_id_sandbox_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."sandbox_customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_subscriptions" ADD CONSTRAINT "sandbox_subscriptions_customer_id_sandbox_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."sandbox_customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_hold_parts" ADD CONSTRAINT "credit_hold_parts_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_hold_parts" ADD CONSTRAINT "credit_hold_parts_lot_id_credit_lots_id_fk" FOREIGN KEY ("lot_id") REFERENCES "public"."credit_lots"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_hold_parts" ADD CONSTRAINT "credit_hold_parts_hold" FOREIGN KEY ("organization_id","hold_key") REFERENCES "public"."credit_holds"("organization_id","key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_holds" ADD CONSTRAINT "credit_holds_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_uses" ADD CONSTRAINT "credit_uses_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "billing_accounts_customer_id" ON "billing_accounts" USING btree ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "billing_accounts_subscription_id" ON "billing_accounts" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "billing_accounts_period_end" ON "billing_accounts" USING btree ("period_end");--> statement-breakpoint
CREATE INDEX "billing_events_received" ON "billing_events" USING btree ("received");--> statement-breakpoint
CREATE UNIQUE INDEX "billing_orders_checkout_id" ON "billing_orders" USING btree ("checkout_id");--> statement-breakpoint
CREATE INDEX "billing_orders_payment_id" ON "billing_orders" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "billing_orders_created" ON "billing_orders" USING btree ("created");--> statement-breakpoint
CREATE INDEX "sandbox_checkouts_created" ON "sandbox_checkouts" USING btree ("created");--> statement-breakpoint
CREATE INDEX "sandbox_invoices_customer_id" ON "sandbox_invoices" USING btree ("customer_id","created");--> statement-breakpoint
CREATE INDEX "sandbox_subscriptions_period_end" ON "sandbox_subscriptions" USING btree ("period_end");--> statement-breakpoint
CREATE INDEX "credit_holds_expires_at" ON "credit_holds" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_uses_once" ON "credit_uses" USING btree ("organization_id","key");--> statement-breakpoint
CREATE INDEX "credit_uses_organization_id" ON "credit_uses" USING btree ("organization_id","created");--> statement-breakpoint
CREATE INDEX "credit_lots_expires_at" ON "credit_lots" USING btree ("expires_at");