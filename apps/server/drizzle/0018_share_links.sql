CREATE TABLE "share_links" (
	"workspace_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"answer_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"made_by" uuid NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"expires" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"opened" integer DEFAULT 0 NOT NULL,
	"last_opened" timestamp with time zone,
	CONSTRAINT "share_links_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
ALTER TABLE "share_links" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "share_links" ADD CONSTRAINT "share_links_answer" FOREIGN KEY ("workspace_id","answer_id") REFERENCES "public"."answers"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_links" ADD CONSTRAINT "share_links_maker" FOREIGN KEY ("workspace_id","made_by") REFERENCES "public"."members"("workspace_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "share_links_token_hash" ON "share_links" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "share_links_answer_id" ON "share_links" USING btree ("workspace_id","answer_id");--> statement-breakpoint
CREATE INDEX "share_links_made_by" ON "share_links" USING btree ("workspace_id","made_by");--> statement-breakpoint
CREATE INDEX "share_links_created" ON "share_links" USING btree ("workspace_id","created");--> statement-breakpoint
CREATE POLICY "within_workspace" ON "share_links" AS PERMISSIVE FOR ALL TO public USING (within_workspace(workspace_id));