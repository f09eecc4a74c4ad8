CREATE TABLE "schedules" (
	"name" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_started_at" timestamp with time zone,
	"last_succeeded_at" timestamp with time zone,
	"last_error" text,
	"consecutive_failures" integer DEFAULT 0 NOT NULL,
	"silence_told_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "reminded_on" date;