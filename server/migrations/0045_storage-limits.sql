ALTER TABLE "clients" ADD COLUMN "max_files" integer DEFAULT 20000 NOT NULL;--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "max_megabytes" integer DEFAULT 51200 NOT NULL;--> statement-breakpoint
CREATE INDEX "attachments_client" ON "attachments" USING btree ("client_id","side");