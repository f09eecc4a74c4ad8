CREATE TABLE "saved_view_marks" (
	"user_id" uuid NOT NULL,
	"client_id" uuid,
	"view_id" uuid NOT NULL,
	"list" text NOT NULL,
	"pinned" boolean NOT NULL,
	"is_default" boolean NOT NULL,
	CONSTRAINT "saved_view_marks_user_id_view_id_pk" PRIMARY KEY("user_id","view_id")
);
--> statement-breakpoint
CREATE TABLE "request_visits" (
	"client_id" uuid NOT NULL,
	"request_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"last_event" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "request_visits_request_id_user_id_pk" PRIMARY KEY("request_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "saved_view_marks" ADD CONSTRAINT "saved_view_marks_view_id_saved_views_id_fk" FOREIGN KEY ("view_id") REFERENCES "public"."saved_views"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_visits" ADD CONSTRAINT "request_visits_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_view_marks_view" ON "saved_view_marks" USING btree ("view_id");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_view_marks_default" ON "saved_view_marks" USING btree ("user_id","list") WHERE "saved_view_marks"."is_default";