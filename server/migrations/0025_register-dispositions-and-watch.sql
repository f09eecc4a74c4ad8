CREATE TABLE "company_register_versions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" integer NOT NULL,
	"status" text NOT NULL,
	"slot" text,
	"imported_by" uuid NOT NULL,
	"imported_at" timestamp with time zone NOT NULL,
	"activated_at" timestamp with time zone,
	"sha256" text NOT NULL,
	"files" jsonb NOT NULL,
	"companies" integer DEFAULT 0 NOT NULL,
	"rejected_rows" integer DEFAULT 0 NOT NULL,
	"rejected" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"job_id" uuid,
	"error" text,
	CONSTRAINT "company_register_versions_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "registered_companies_a" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"status" text NOT NULL,
	"kind" text NOT NULL,
	"registered_on" text NOT NULL,
	"state" text NOT NULL,
	"keys" integer[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "registered_companies_b" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"status" text NOT NULL,
	"kind" text NOT NULL,
	"registered_on" text NOT NULL,
	"state" text NOT NULL,
	"keys" integer[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "watched_parties" (
	"third_party_id" uuid PRIMARY KEY NOT NULL,
	"client_id" uuid NOT NULL,
	"method_version" text NOT NULL,
	"subjects_hash" text NOT NULL,
	"watched_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "disposition_policies" (
	"version" integer PRIMARY KEY NOT NULL,
	"policy" jsonb NOT NULL,
	"changed_by" uuid NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "former" jsonb;--> statement-breakpoint
ALTER TABLE "near_matches" ADD COLUMN "registered" jsonb;--> statement-breakpoint
CREATE UNIQUE INDEX "company_register_one_active" ON "company_register_versions" USING btree ("status") WHERE status = 'active';--> statement-breakpoint
CREATE INDEX "registered_companies_a_keys" ON "registered_companies_a" USING gin ("keys");--> statement-breakpoint
CREATE INDEX "registered_companies_b_keys" ON "registered_companies_b" USING gin ("keys");