CREATE TABLE "unclaimed_files" (
	"file_id" text PRIMARY KEY NOT NULL,
	"stored_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "unclaimed_files_age" ON "unclaimed_files" USING btree ("stored_at");