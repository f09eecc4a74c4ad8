ALTER TABLE "notifications" ADD COLUMN "code" text;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "text_values" jsonb DEFAULT '{}'::jsonb NOT NULL;
