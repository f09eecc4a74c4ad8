CREATE TABLE "rating_methods" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" integer NOT NULL,
	"status" text NOT NULL,
	"content" jsonb NOT NULL,
	"based_on" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_by" uuid,
	"changed_at" timestamp with time zone NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"published_by" uuid,
	"published_at" timestamp with time zone,
	"job_id" uuid,
	CONSTRAINT "rating_methods_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "rating_what_ifs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"method_id" uuid NOT NULL,
	"method_version" integer NOT NULL,
	"asked_by" uuid NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"job_id" uuid,
	"finished_at" timestamp with time zone,
	"result" jsonb
);
--> statement-breakpoint
CREATE TABLE "rating_overrides" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"seq" bigserial NOT NULL,
	"client_id" uuid NOT NULL,
	"request_id" uuid NOT NULL,
	"report_version" integer NOT NULL,
	"state" text NOT NULL,
	"band" text NOT NULL,
	"computed" text NOT NULL,
	"reason" text NOT NULL,
	"expires_on" date NOT NULL,
	"asked_by" uuid NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"approved_by" uuid,
	"approved_at" timestamp with time zone,
	"closed_by" uuid,
	"closed_at" timestamp with time zone,
	"closed_reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "rating_overrides_four_eyes" CHECK ("rating_overrides"."approved_by" <> "rating_overrides"."asked_by"),
	CONSTRAINT "rating_overrides_approved" CHECK ("rating_overrides"."state" <> 'approved' or "rating_overrides"."approved_by" is not null)
);
--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "override_until" date;--> statement-breakpoint
CREATE UNIQUE INDEX "rating_methods_one_draft" ON "rating_methods" USING btree ((status)) WHERE status = 'draft';--> statement-breakpoint
CREATE UNIQUE INDEX "rating_methods_one_published" ON "rating_methods" USING btree ((status)) WHERE status = 'published';--> statement-breakpoint
CREATE UNIQUE INDEX "rating_overrides_one_waiting" ON "rating_overrides" USING btree ("request_id","report_version") WHERE state = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "rating_overrides_one_approved" ON "rating_overrides" USING btree ("request_id","report_version") WHERE state = 'approved';--> statement-breakpoint
CREATE INDEX "rating_overrides_expiry" ON "rating_overrides" USING btree ("expires_on") WHERE state in ('waiting', 'approved');