CREATE TABLE "third_party_alerts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" uuid NOT NULL,
	"third_party_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"raised_at" timestamp with time zone NOT NULL,
	"outcome" text,
	"reason" text,
	"closed_by" uuid,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "third_party_conditions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" uuid NOT NULL,
	"third_party_id" uuid NOT NULL,
	"text" text NOT NULL,
	"due_on" date NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"note" text,
	"closed_by" uuid,
	"closed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "third_parties" ADD COLUMN "merged_into" uuid;--> statement-breakpoint
ALTER TABLE "third_parties" ADD COLUMN "relationship" text DEFAULT 'pending' NOT NULL;--> statement-breakpoint
ALTER TABLE "third_parties" ADD COLUMN "decision_reason" text;--> statement-breakpoint
ALTER TABLE "third_parties" ADD COLUMN "decided_by" uuid;--> statement-breakpoint
ALTER TABLE "third_parties" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "third_parties" ADD COLUMN "monitored" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "third_parties" ADD COLUMN "next_review_on" date;--> statement-breakpoint
ALTER TABLE "third_parties" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "third_party_alerts" ADD CONSTRAINT "third_party_alerts_third_party_id_third_parties_id_fk" FOREIGN KEY ("third_party_id") REFERENCES "public"."third_parties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "third_party_conditions" ADD CONSTRAINT "third_party_conditions_third_party_id_third_parties_id_fk" FOREIGN KEY ("third_party_id") REFERENCES "public"."third_parties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "third_party_alerts_party" ON "third_party_alerts" USING btree ("third_party_id","outcome");--> statement-breakpoint
CREATE INDEX "third_party_conditions_due" ON "third_party_conditions" USING btree ("state","due_on");--> statement-breakpoint
CREATE INDEX "third_parties_review" ON "third_parties" USING btree ("next_review_on");