ALTER TABLE "watchlist_folders" ADD COLUMN "version_id" uuid;--> statement-breakpoint
ALTER TABLE "watchlist_folders" ADD COLUMN "tries" integer DEFAULT 0 NOT NULL;