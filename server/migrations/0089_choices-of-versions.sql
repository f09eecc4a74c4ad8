ALTER TABLE "watchlist_versions" ADD COLUMN "mapping" jsonb;--> statement-breakpoint
ALTER TABLE "watchlist_versions" ADD COLUMN "topic" text;