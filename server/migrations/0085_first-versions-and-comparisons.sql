CREATE TABLE "watchlist_first_versions" (
	"watchlist_id" uuid NOT NULL,
	"entry_id" text NOT NULL,
	"version" integer NOT NULL,
	"activated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "watchlist_first_versions_watchlist_id_entry_id_pk" PRIMARY KEY("watchlist_id","entry_id")
);
--> statement-breakpoint
ALTER TABLE "watchlist_versions" ADD COLUMN "affected_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "watchlist_versions" ADD COLUMN "affected_base_id" uuid;--> statement-breakpoint
ALTER TABLE "watchlist_first_versions" ADD CONSTRAINT "watchlist_first_versions_watchlist_id_watchlists_id_fk" FOREIGN KEY ("watchlist_id") REFERENCES "public"."watchlists"("id") ON DELETE no action ON UPDATE no action;