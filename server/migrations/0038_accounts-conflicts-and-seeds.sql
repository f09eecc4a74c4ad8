ALTER TABLE "login_tickets" ADD COLUMN "totp_seed" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "own_conflicts" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "provisioned" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- What an identity provider made or kept before stays in its hands; administrators never are.
UPDATE "users" SET "provisioned" = true WHERE "role" <> 'admin' AND (
	"id" IN (SELECT "user_id" FROM "scim_identities")
	OR "id"::text IN (SELECT "object_id" FROM "audit_events" WHERE "type" = 'user.created' AND "actor_role" = 'scim')
);
