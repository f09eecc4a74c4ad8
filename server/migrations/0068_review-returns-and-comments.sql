CREATE TABLE "review_comments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" uuid NOT NULL,
	"request_id" uuid NOT NULL,
	"report_version" integer NOT NULL,
	"place" text NOT NULL,
	"ref" text,
	"label" text NOT NULL,
	"quote" text NOT NULL,
	"text" text NOT NULL,
	"by_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"done_by" uuid,
	"done_at" timestamp with time zone,
	"note" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_returns" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" uuid NOT NULL,
	"request_id" uuid NOT NULL,
	"report_version" integer NOT NULL,
	"number" integer NOT NULL,
	"reason" text NOT NULL,
	"work" jsonb NOT NULL,
	"returned_by" uuid NOT NULL,
	"returned_at" timestamp with time zone NOT NULL,
	"submitted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "review_comments_request" ON "review_comments" USING btree ("request_id","report_version");--> statement-breakpoint
CREATE UNIQUE INDEX "review_returns_number" ON "review_returns" USING btree ("request_id","report_version","number");