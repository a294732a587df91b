CREATE TABLE "wrong_counts" (
	"check" text NOT NULL,
	"scope" text NOT NULL,
	"subject" text NOT NULL,
	"what" text NOT NULL,
	"kept" double precision NOT NULL,
	"counted" double precision NOT NULL,
	"found_at" timestamp with time zone NOT NULL,
	"mailed_at" timestamp with time zone,
	CONSTRAINT "wrong_counts_check_scope_subject_what_pk" PRIMARY KEY("check","scope","subject","what")
);
--> statement-breakpoint
CREATE INDEX "wrong_counts_found_at" ON "wrong_counts" USING btree ("found_at");