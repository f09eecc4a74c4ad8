CREATE TABLE "media_models" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" integer NOT NULL,
	"status" text NOT NULL,
	"method" text NOT NULL,
	"trained_by" uuid NOT NULL,
	"trained_at" timestamp with time zone NOT NULL,
	"activated_at" timestamp with time zone,
	"trained_on" jsonb,
	"measures" jsonb,
	"before" jsonb,
	"file_id" text,
	"sha256" text,
	"job_id" uuid,
	"error" text,
	CONSTRAINT "media_models_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "media_uploads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"file_id" text NOT NULL,
	"sha256" text NOT NULL,
	"passages" integer NOT NULL,
	"events" integer NOT NULL,
	"uploaded_by" uuid NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "media_models_one_active" ON "media_models" USING btree ((status)) WHERE status = 'active';