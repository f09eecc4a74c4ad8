CREATE TABLE "scim_identities" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"external_id" text,
	"given_name" text,
	"family_name" text,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "scim_identities_external_id_unique" UNIQUE("external_id")
);
--> statement-breakpoint
CREATE TABLE "scim_settings" (
	"version" integer PRIMARY KEY NOT NULL,
	"token_hash" text,
	"changed_by" uuid NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "scim_identities" ADD CONSTRAINT "scim_identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scim_settings" ADD CONSTRAINT "scim_settings_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;