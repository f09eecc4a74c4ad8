CREATE TABLE "audit_refusals" (
	"actor_id" uuid NOT NULL,
	"actor_name" text NOT NULL,
	"actor_role" text NOT NULL,
	"client_id" uuid,
	"call" text NOT NULL,
	"code" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"times" integer NOT NULL,
	CONSTRAINT "audit_refusals_actor_id_call_code_pk" PRIMARY KEY("actor_id","call","code")
);
--> statement-breakpoint
CREATE INDEX "audit_refusals_started" ON "audit_refusals" USING btree ("started_at");