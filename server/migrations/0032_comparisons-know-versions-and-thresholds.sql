ALTER TABLE "watched_parties" ADD COLUMN "request_id" uuid;--> statement-breakpoint
ALTER TABLE "watched_parties" ADD COLUMN "lists" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "watched_parties" ADD COLUMN "truncated" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "screening_runs" ADD COLUMN "truncated" jsonb DEFAULT '[]'::jsonb NOT NULL;