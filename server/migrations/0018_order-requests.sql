CREATE INDEX "requests_created" ON "requests" USING btree ("created_at","number");--> statement-breakpoint
CREATE INDEX "requests_name" ON "requests" USING btree (lower("legal_name"),"number");