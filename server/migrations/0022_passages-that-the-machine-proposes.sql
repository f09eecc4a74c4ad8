CREATE TABLE "media_sources" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" uuid NOT NULL,
	"request_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"url" text,
	"published_on" text,
	"attachment_id" uuid,
	"file_id" text NOT NULL,
	"sha256" text NOT NULL,
	"mime" text NOT NULL,
	"status" text NOT NULL,
	"error" text,
	"model_id" uuid,
	"model_number" integer,
	"subjects_hash" text,
	"passages" integer DEFAULT 0 NOT NULL,
	"cut" boolean DEFAULT false NOT NULL,
	"added_by" uuid NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "findings" ALTER COLUMN "created_by" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "findings" ADD COLUMN "dismissal" text;--> statement-breakpoint
ALTER TABLE "findings" ADD COLUMN "machine" jsonb;--> statement-breakpoint
ALTER TABLE "findings" ADD COLUMN "passage_key" text;--> statement-breakpoint
ALTER TABLE "findings" ADD COLUMN "source_id" uuid;--> statement-breakpoint
ALTER TABLE "findings" ADD COLUMN "decided_by" uuid;--> statement-breakpoint
ALTER TABLE "findings" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "media_sources_once" ON "media_sources" USING btree ("request_id","sha256");--> statement-breakpoint
CREATE INDEX "media_sources_status" ON "media_sources" USING btree ("status");--> statement-breakpoint
CREATE UNIQUE INDEX "findings_passage" ON "findings" USING btree ("request_id","passage_key");--> statement-breakpoint
CREATE INDEX "findings_source" ON "findings" USING btree ("source_id");