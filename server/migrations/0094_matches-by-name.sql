CREATE INDEX "second_looks_settled" ON "second_looks" USING btree ("client_id","settled_at") WHERE status = 'settled';--> statement-breakpoint
CREATE INDEX "matches_name" ON "matches" USING btree ("client_id","subject_fingerprint");--> statement-breakpoint
CREATE INDEX "matches_entry" ON "matches" USING btree ("watchlist_id","entry_id");--> statement-breakpoint
CREATE INDEX "matches_expiry" ON "matches" USING btree ("client_id","expires_at") WHERE expires_at is not null;--> statement-breakpoint
CREATE INDEX "matches_asked_again" ON "matches" USING btree ("client_id","disposed_at") WHERE disposition <> 'false_positive' or (strength <> 'medium' and confirmed_by is null);--> statement-breakpoint
CREATE INDEX "screening_runs_finished" ON "screening_runs" USING btree ("finished_at") WHERE status = 'done';