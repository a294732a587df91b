CREATE TABLE "assistant_messages" (
	"workspace_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"thread_id" uuid NOT NULL,
	"organization_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"message_type" text NOT NULL,
	"status" text NOT NULL,
	"failure" text,
	"parts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"figures" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"model" text,
	"credits" integer DEFAULT 0 NOT NULL,
	"lease_until" timestamp with time zone,
	"created" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "assistant_messages_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
ALTER TABLE "assistant_messages" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "assistant_threads" (
	"workspace_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"context" jsonb NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"updated" timestamp with time zone NOT NULL,
	CONSTRAINT "assistant_threads_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
ALTER TABLE "assistant_threads" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "assistant_messages" ADD CONSTRAINT "assistant_messages_thread" FOREIGN KEY ("workspace_id","thread_id") REFERENCES "public"."assistant_threads"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assistant_threads" ADD CONSTRAINT "assistant_threads_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "assistant_messages_position" ON "assistant_messages" USING btree ("workspace_id","thread_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "assistant_messages_writing" ON "assistant_messages" USING btree ("workspace_id","thread_id") WHERE status = 'WRITING';--> statement-breakpoint
CREATE INDEX "assistant_messages_leased" ON "assistant_messages" USING btree ("lease_until") WHERE status = 'WRITING';--> statement-breakpoint
CREATE INDEX "assistant_threads_of_member" ON "assistant_threads" USING btree ("workspace_id","user_id","updated");--> statement-breakpoint
CREATE INDEX "assistant_threads_of_user" ON "assistant_threads" USING btree ("user_id");--> statement-breakpoint
CREATE POLICY "within_workspace" ON "assistant_messages" AS PERMISSIVE FOR ALL TO public USING (within_workspace(workspace_id));--> statement-breakpoint
CREATE POLICY "within_workspace" ON "assistant_threads" AS PERMISSIVE FOR ALL TO public USING (within_workspace(workspace_id));