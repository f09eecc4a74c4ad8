CREATE TABLE "client_departures" (
	"client_id" uuid PRIMARY KEY NOT NULL,
	"requested_by" uuid NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"exported_at" timestamp with time zone,
	"confirmed_by" uuid,
	"confirmed_at" timestamp with time zone,
	"erased_at" timestamp with time zone,
	CONSTRAINT "client_departures_four_eyes" CHECK ("client_departures"."confirmed_by" <> "client_departures"."requested_by"),
	CONSTRAINT "client_departures_confirmed" CHECK ("client_departures"."confirmed_at" is null or ("client_departures"."confirmed_by" is not null and "client_departures"."exported_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "legal_holds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"scope" text NOT NULL,
	"object_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"placed_by" uuid NOT NULL,
	"placed_at" timestamp with time zone NOT NULL,
	"lifted_by" uuid,
	"lifted_at" timestamp with time zone,
	"lifted_reason" text
);
--> statement-breakpoint
CREATE TABLE "retention_policies" (
	"version" integer PRIMARY KEY NOT NULL,
	"policy" jsonb NOT NULL,
	"changed_by" uuid NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "legal_holds_object" ON "legal_holds" USING btree ("object_id") WHERE lifted_at is null;