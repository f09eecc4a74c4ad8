ALTER TABLE "report_sections" ADD COLUMN "assessment" jsonb;--> statement-breakpoint
ALTER TABLE "report_sections" ADD COLUMN "replaces" text DEFAULT '';