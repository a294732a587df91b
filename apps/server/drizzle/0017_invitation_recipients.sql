CREATE TABLE "invitation_recipients" (
	"id" uuid PRIMARY KEY NOT NULL,
	"mailbox_key" text NOT NULL,
	"sent" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "invitation_recipients_mailbox_key" ON "invitation_recipients" USING btree ("mailbox_key","sent");--> statement-breakpoint
CREATE INDEX "invitation_recipients_sent" ON "invitation_recipients" USING btree ("sent");