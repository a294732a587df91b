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
ALTER TABLE "credit_lots" ADD COLUMN "plan" text;--> statement-breakpoint
ALTER TABLE "credit_lots" ADD COLUMN "held" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_lots" ADD COLUMN "expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "credit_hold_parts" ADD CONSTRAINT "credit_hold_parts_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_hold_parts" ADD CONSTRAINT "credit_hold_parts_lot_id_credit_lots_id_fk" FOREIGN KEY ("lot_id") REFERENCES "public"."credit_lots"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_hold_parts" ADD CONSTRAINT "credit_hold_parts_hold" FOREIGN KEY ("organization_id","hold_key") REFERENCES "public"."credit_holds"("organization_id","key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_holds" ADD CONSTRAINT "credit_holds_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_uses" ADD CONSTRAINT "credit_uses_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credit_holds_expires_at" ON "credit_holds" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_uses_once" ON "credit_uses" USING btree ("organization_id","key");--> statement-breakpoint
CREATE INDEX "credit_uses_organization_id" ON "credit_uses" USING btree ("organization_id","created");--> statement-breakpoint
CREATE INDEX "credit_lots_expires_at" ON "credit_lots" USING btree ("expires_at");