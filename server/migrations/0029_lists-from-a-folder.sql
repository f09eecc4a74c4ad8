CREATE TABLE "watchlist_folders" (
	"watchlist_id" uuid PRIMARY KEY NOT NULL,
	"files" jsonb NOT NULL,
	"activate" boolean NOT NULL,
	"saved_by" uuid NOT NULL,
	"seen" jsonb NOT NULL,
	"taken" jsonb NOT NULL,
	"checked_at" timestamp with time zone,
	"error" text
);
--> statement-breakpoint
ALTER TABLE "watchlist_folders" ADD CONSTRAINT "watchlist_folders_watchlist_id_watchlists_id_fk" FOREIGN KEY ("watchlist_id") REFERENCES "public"."watchlists"("id") ON DELETE no action ON UPDATE no action;