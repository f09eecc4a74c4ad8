CREATE TABLE "news_feeds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"every_minutes" integer NOT NULL,
	"active" boolean NOT NULL,
	"etag" text,
	"last_modified" text,
	"saved_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	"checked_at" timestamp with time zone,
	"error" text,
	"failures" integer DEFAULT 0 NOT NULL,
	"named" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "news_feeds_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "news_mentions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" uuid NOT NULL,
	"third_party_id" uuid NOT NULL,
	"item_key" text NOT NULL,
	"feed" text NOT NULL,
	"title" text NOT NULL,
	"link" text,
	"published_on" text,
	"fetched_at" timestamp with time zone NOT NULL,
	"file_id" text NOT NULL,
	"sha256" text NOT NULL,
	"mime" text DEFAULT 'text/plain' NOT NULL,
	"request_id" uuid,
	"model_number" integer,
	"label" text,
	"probability" real,
	"raised_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "news_seen" (
	"feed_id" uuid NOT NULL,
	"key" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "news_seen_feed_id_key_pk" PRIMARY KEY("feed_id","key")
);
--> statement-breakpoint
ALTER TABLE "media_sources" ADD COLUMN "feed" text;--> statement-breakpoint
ALTER TABLE "third_party_alerts" ADD COLUMN "news" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "news_seen" ADD CONSTRAINT "news_seen_feed_id_news_feeds_id_fk" FOREIGN KEY ("feed_id") REFERENCES "public"."news_feeds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "news_feeds_next" ON "news_feeds" USING btree ("next_at");--> statement-breakpoint
CREATE UNIQUE INDEX "news_mentions_once" ON "news_mentions" USING btree ("third_party_id","item_key");--> statement-breakpoint
CREATE INDEX "news_mentions_model" ON "news_mentions" USING btree ("model_number");