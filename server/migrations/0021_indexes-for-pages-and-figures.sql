DROP INDEX "requests_client";--> statement-breakpoint
CREATE INDEX "third_parties_figures" ON "third_parties" USING btree ("client_id","country","rating");--> statement-breakpoint
CREATE INDEX "requests_client" ON "requests" USING btree ("client_id","created_at","number");