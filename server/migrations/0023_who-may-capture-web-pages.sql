CREATE TABLE "media_settings" (
	"name" text PRIMARY KEY NOT NULL,
	"capture" boolean NOT NULL,
	"changed_by" uuid NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
