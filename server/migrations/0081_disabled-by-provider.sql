ALTER TABLE "users" ADD COLUMN "disabled_by_provider" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Whom the provider was the last to disable, it may enable.
UPDATE "users" SET "disabled_by_provider" = true
WHERE "disabled_at" IS NOT NULL AND (
	SELECT "actor_role" FROM "audit_events"
	WHERE "object_id" = "users"."id"::text AND "type" = 'user.disabled'
	ORDER BY "at" DESC, "seq" DESC LIMIT 1
) = 'scim';
