CREATE TABLE "alike_entries" (
	"watchlist_id" uuid NOT NULL,
	"entry_id" text NOT NULL,
	"other_watchlist_id" uuid NOT NULL,
	"other_entry_id" text NOT NULL,
	"names" jsonb,
	"is_link" boolean DEFAULT false NOT NULL,
	CONSTRAINT "alike_entries_pair" PRIMARY KEY("watchlist_id","entry_id","other_watchlist_id","other_entry_id")
);
--> statement-breakpoint
CREATE TABLE "cluster_members" (
	"cluster_id" uuid NOT NULL,
	"watchlist_id" uuid NOT NULL,
	"entry_id" text NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"left_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "cluster_queue" (
	"watchlist_id" uuid NOT NULL,
	"entry_id" text NOT NULL,
	"step" text NOT NULL,
	CONSTRAINT "cluster_queue_entry" PRIMARY KEY("watchlist_id","entry_id")
);
--> statement-breakpoint
CREATE TABLE "cluster_splits" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"cluster_id" uuid NOT NULL,
	"watchlist_id" uuid NOT NULL,
	"entry_id" text NOT NULL,
	"apart_from" jsonb NOT NULL,
	"reason" text NOT NULL,
	"split_by" uuid NOT NULL,
	"split_at" timestamp with time zone NOT NULL,
	"join_reason" text,
	"joined_by" uuid,
	"joined_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "clustered_lists" (
	"watchlist_id" uuid PRIMARY KEY NOT NULL,
	"version_id" uuid NOT NULL,
	"method" text NOT NULL,
	"clustered_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "clusters" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"links" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "cluster_members" ADD CONSTRAINT "cluster_members_cluster_id_clusters_id_fk" FOREIGN KEY ("cluster_id") REFERENCES "public"."clusters"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cluster_splits" ADD CONSTRAINT "cluster_splits_cluster_id_clusters_id_fk" FOREIGN KEY ("cluster_id") REFERENCES "public"."clusters"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "alike_entries_other" ON "alike_entries" USING btree ("other_watchlist_id","other_entry_id");--> statement-breakpoint
CREATE INDEX "cluster_members_cluster" ON "cluster_members" USING btree ("cluster_id");--> statement-breakpoint
CREATE INDEX "cluster_members_entry" ON "cluster_members" USING btree ("watchlist_id","entry_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cluster_members_one" ON "cluster_members" USING btree ("watchlist_id","entry_id") WHERE left_at is null;--> statement-breakpoint
CREATE INDEX "cluster_queue_step" ON "cluster_queue" USING btree ("step");--> statement-breakpoint
CREATE UNIQUE INDEX "cluster_splits_one" ON "cluster_splits" USING btree ("cluster_id","watchlist_id","entry_id") WHERE joined_at is null;