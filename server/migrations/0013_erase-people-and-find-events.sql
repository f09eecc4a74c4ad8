ALTER TABLE "clients" ADD COLUMN "legal_hold" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "erased_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "audit_events_object" ON "audit_events" USING btree ("object_id");--> statement-breakpoint
CREATE INDEX "audit_events_session" ON "audit_events" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "audit_events_call" ON "audit_events" USING btree ("http_request_id");--> statement-breakpoint
CREATE INDEX "work_items_client" ON "work_items" USING btree ("client_id","status");