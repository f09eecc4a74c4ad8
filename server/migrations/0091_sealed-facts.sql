ALTER TABLE "requests" ADD COLUMN "sealed_intake" jsonb;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "sealed_standing" jsonb;