CREATE TABLE "business_calendars" (
	"version" integer PRIMARY KEY NOT NULL,
	"calendar" jsonb NOT NULL,
	"changed_by" uuid NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
