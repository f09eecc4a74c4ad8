CREATE TABLE "client_providers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" uuid NOT NULL,
	"issuer" text NOT NULL,
	"oidc_client_id" text NOT NULL,
	"sealed_secret" text NOT NULL,
	CONSTRAINT "client_providers_client_id_unique" UNIQUE("client_id")
);
--> statement-breakpoint
ALTER TABLE "client_providers" ADD CONSTRAINT "client_providers_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;