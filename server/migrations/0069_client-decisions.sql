CREATE TABLE "condition_libraries" (
	"client_id" uuid PRIMARY KEY NOT NULL,
	"conditions" jsonb NOT NULL,
	"changed_by" uuid NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"version" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "third_party_decisions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" uuid NOT NULL,
	"third_party_id" uuid NOT NULL,
	"decision" text NOT NULL,
	"reason" text NOT NULL,
	"conditions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"requested_by" uuid NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"outcome" text,
	"note" text,
	"settled_by" uuid,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "second_lead_on_high" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "third_party_alerts" ADD COLUMN "topics" jsonb;--> statement-breakpoint
ALTER TABLE "third_party_conditions" ADD COLUMN "reminded_on" date;--> statement-breakpoint
ALTER TABLE "third_party_decisions" ADD CONSTRAINT "third_party_decisions_third_party_id_third_parties_id_fk" FOREIGN KEY ("third_party_id") REFERENCES "public"."third_parties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "third_party_decisions_waiting" ON "third_party_decisions" USING btree ("third_party_id") WHERE outcome is null;--> statement-breakpoint
CREATE INDEX "third_party_decisions_client" ON "third_party_decisions" USING btree ("client_id","outcome");--> statement-breakpoint
CREATE INDEX "third_party_alerts_raised" ON "third_party_alerts" USING btree ("raised_at");