ALTER TABLE "news_mentions" ADD COLUMN "refusal" text;--> statement-breakpoint
ALTER TABLE "news_mentions" ADD COLUMN "refused_by" integer;--> statement-breakpoint
ALTER TABLE "news_mentions" ADD COLUMN "read_again_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "news_mentions" ADD COLUMN "late_readings" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "news_mentions_read_again" ON "news_mentions" USING btree ("read_again_at");--> statement-breakpoint
-- What earlier releases refused for lack of time is read again.
UPDATE "news_mentions" SET "read_again_at" = now() WHERE "model_number" IS NULL AND "raised_at" IS NULL;
