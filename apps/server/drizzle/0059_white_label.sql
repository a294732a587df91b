ALTER TABLE "agencies" ADD COLUMN "host_name" text;--> statement-breakpoint
ALTER TABLE "agencies" ADD COLUMN "granted" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "agencies" ADD COLUMN "is_shown" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "sender" text;--> statement-breakpoint
ALTER TABLE "agencies" ADD CONSTRAINT "agencies_host_name" UNIQUE("host_name");