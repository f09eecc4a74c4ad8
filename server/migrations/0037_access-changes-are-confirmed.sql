CREATE TABLE "access_changes" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"action" text NOT NULL,
	"user" jsonb NOT NULL,
	"user_version" integer NOT NULL,
	"asked_by" uuid NOT NULL,
	"asked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "access_reset_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "access_changes" ADD CONSTRAINT "access_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_changes" ADD CONSTRAINT "access_changes_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;