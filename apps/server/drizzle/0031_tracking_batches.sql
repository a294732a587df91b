CREATE TABLE "tracking_batches" (
	"workspace_id" uuid NOT NULL,
	"key_hash" text NOT NULL,
	"begun_at" timestamp with time zone NOT NULL,
	"stored_at" timestamp with time zone,
	CONSTRAINT "tracking_batches_workspace_id_key_hash_pk" PRIMARY KEY("workspace_id","key_hash")
);
--> statement-breakpoint
ALTER TABLE "tracking_batches" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "tracking_batches" ADD CONSTRAINT "tracking_batches_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tracking_batches_begun" ON "tracking_batches" USING btree ("workspace_id","begun_at");--> statement-breakpoint
CREATE POLICY "within_workspace" ON "tracking_batches" AS PERMISSIVE FOR ALL TO public USING (within_workspace(workspace_id));