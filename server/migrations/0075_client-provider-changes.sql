CREATE TABLE "client_provider_changes" (
	"client_id" uuid PRIMARY KEY NOT NULL,
	"provider_id" uuid NOT NULL,
	"issuer" text NOT NULL,
	"oidc_client_id" text NOT NULL,
	"sealed_secret" text NOT NULL,
	"new_secret" boolean NOT NULL,
	"own_provider_only" boolean NOT NULL,
	"asked_by" uuid NOT NULL,
	"asked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "client_provider_changes" ADD CONSTRAINT "client_provider_changes_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_provider_changes" ADD CONSTRAINT "client_provider_changes_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;