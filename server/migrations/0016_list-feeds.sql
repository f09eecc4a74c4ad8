CREATE TABLE "watchlist_feeds" (
	"watchlist_id" uuid PRIMARY KEY NOT NULL,
	"addresses" jsonb NOT NULL,
	"every_hours" integer NOT NULL,
	"activate" boolean NOT NULL,
	"saved_by" uuid NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	"checked_at" timestamp with time zone,
	"error" text,
	"failures" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "watchlist_versions" ADD COLUMN "fetched_sha256" text;--> statement-breakpoint
ALTER TABLE "watchlist_feeds" ADD CONSTRAINT "watchlist_feeds_watchlist_id_watchlists_id_fk" FOREIGN KEY ("watchlist_id") REFERENCES "public"."watchlists"("id") ON DELETE no action ON UPDATE no action;