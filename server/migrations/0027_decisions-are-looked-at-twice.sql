CREATE TABLE "second_looks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" uuid NOT NULL,
	"request_id" uuid NOT NULL,
	"match_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"drawn_at" timestamp with time zone NOT NULL,
	"first_by" uuid NOT NULL,
	"first" text NOT NULL,
	"first_reason" text,
	"first_comment" text,
	"first_at" timestamp with time zone NOT NULL,
	"second_by" uuid,
	"second" text,
	"second_reason" text,
	"second_comment" text,
	"second_at" timestamp with time zone,
	"settled_by" uuid,
	"settled" text,
	"settled_reason" text,
	"settled_comment" text,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "second_looks" ADD CONSTRAINT "second_looks_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "second_looks_sample" ON "second_looks" USING btree ("match_id") WHERE kind = 'sample';--> statement-breakpoint
CREATE UNIQUE INDEX "second_looks_known" ON "second_looks" USING btree ("match_id") WHERE kind = 'known' and status = 'open';--> statement-breakpoint
CREATE INDEX "second_looks_match" ON "second_looks" USING btree ("match_id");--> statement-breakpoint
CREATE INDEX "second_looks_request" ON "second_looks" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "second_looks_status" ON "second_looks" USING btree ("status","drawn_at");