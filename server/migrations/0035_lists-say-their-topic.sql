ALTER TABLE "watchlist_versions" ADD COLUMN "unknown_topics" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "watchlists" ADD COLUMN "topic" text;--> statement-breakpoint
ALTER TABLE "watchlists" ADD COLUMN "topic_words" jsonb DEFAULT '{}'::jsonb NOT NULL;