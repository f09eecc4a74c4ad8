CREATE TABLE "request_paces" (
	"request_id" uuid NOT NULL,
	"report_version" integer NOT NULL,
	"client_id" uuid NOT NULL,
	"report_type" text NOT NULL,
	"released_at" timestamp with time zone NOT NULL,
	"submitted" integer NOT NULL,
	"allocated" integer NOT NULL,
	"in_analysis" integer NOT NULL,
	"in_review" integer NOT NULL,
	CONSTRAINT "request_paces_request_id_report_version_pk" PRIMARY KEY("request_id","report_version")
);
--> statement-breakpoint
CREATE TABLE "request_texts" (
	"request_id" uuid NOT NULL,
	"source" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"visibility" text NOT NULL,
	"words" "tsvector" NOT NULL,
	CONSTRAINT "request_texts_request_id_source_pk" PRIMARY KEY("request_id","source")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "leave_from" date;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "leave_until" date;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "deputy_id" uuid;--> statement-breakpoint
ALTER TABLE "request_paces" ADD CONSTRAINT "request_paces_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_texts" ADD CONSTRAINT "request_texts_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "request_paces_type" ON "request_paces" USING btree ("report_type","released_at");--> statement-breakpoint
CREATE INDEX "request_texts_words" ON "request_texts" USING gin ("words");--> statement-breakpoint
CREATE INDEX "request_texts_client" ON "request_texts" USING btree ("client_id");