CREATE TABLE "client_branding" (
	"client_id" uuid PRIMARY KEY NOT NULL,
	"accent" text,
	"logo" text
);
--> statement-breakpoint
ALTER TABLE "client_branding" ADD CONSTRAINT "client_branding_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;