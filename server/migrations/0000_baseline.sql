CREATE SEQUENCE "public"."request_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "findings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" uuid NOT NULL,
	"request_id" uuid NOT NULL,
	"category" text NOT NULL,
	"severity" text NOT NULL,
	"credibility" text NOT NULL,
	"stage" text NOT NULL,
	"role" text NOT NULL,
	"event_date" text,
	"summary" text NOT NULL,
	"excerpt" text NOT NULL,
	"source" jsonb,
	"status" text NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "ratings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"seq" bigserial NOT NULL,
	"client_id" uuid NOT NULL,
	"request_id" uuid NOT NULL,
	"report_version" integer NOT NULL,
	"method_version" text NOT NULL,
	"inputs" jsonb NOT NULL,
	"result" jsonb NOT NULL,
	"score" numeric NOT NULL,
	"overall" text NOT NULL,
	"proposal" jsonb,
	"computed_by" uuid,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "report_sections" (
	"client_id" uuid NOT NULL,
	"request_id" uuid NOT NULL,
	"report_version" integer NOT NULL,
	"key" text NOT NULL,
	"text" text NOT NULL,
	"findings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"updated_by" uuid NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "report_sections_request_id_report_version_key_pk" PRIMARY KEY("request_id","report_version","key")
);
--> statement-breakpoint
CREATE TABLE "audit_chains" (
	"chain" text PRIMARY KEY NOT NULL,
	"client_id" uuid,
	"seq" bigint NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_events" (
	"chain" text NOT NULL,
	"seq" bigint NOT NULL,
	"id" uuid NOT NULL,
	"client_id" uuid,
	"at" timestamp with time zone NOT NULL,
	"type" text NOT NULL,
	"actor_id" uuid,
	"actor_role" text NOT NULL,
	"object_type" text NOT NULL,
	"object_id" text NOT NULL,
	"request_id" uuid,
	"result" text NOT NULL,
	"session_id" uuid,
	"http_request_id" text NOT NULL,
	"data" jsonb NOT NULL,
	"personal" jsonb,
	"digests" jsonb NOT NULL,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "audit_events_chain_seq_pk" PRIMARY KEY("chain","seq"),
	CONSTRAINT "audit_events_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "audit_verifications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"report" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "clients" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"code" text NOT NULL,
	"modules" jsonb NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "clients_name_unique" UNIQUE("name"),
	CONSTRAINT "clients_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "invitations_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "login_tickets" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"cookie_hash" text NOT NULL,
	"secret" text NOT NULL,
	"step" text NOT NULL,
	"invitation_id" uuid,
	"wrong_codes" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "login_tickets_cookie_hash_unique" UNIQUE("cookie_hash")
);
--> statement-breakpoint
CREATE TABLE "password_history" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"handle" text NOT NULL,
	"refresh_hash" text NOT NULL,
	"previous_hash" text,
	"successor_sealed" text,
	"rotated_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_activity_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"revoke_reason" text,
	"ip" text NOT NULL,
	"user_agent" text NOT NULL,
	"role_key" text NOT NULL,
	CONSTRAINT "sessions_handle_unique" UNIQUE("handle")
);
--> statement-breakpoint
CREATE TABLE "sign_in_failures" (
	"ip" text PRIMARY KEY NOT NULL,
	"tries" integer NOT NULL,
	"started_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" uuid,
	"username" text NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"read_only" boolean DEFAULT false NOT NULL,
	"password_hash" text,
	"password_changed_at" timestamp with time zone,
	"must_change_password" text,
	"totp_seed" text,
	"totp_confirmed_at" timestamp with time zone,
	"totp_last_step" bigint DEFAULT 0 NOT NULL,
	"terms_hash" text,
	"terms_accepted_at" timestamp with time zone,
	"terms_ip" text,
	"language" text DEFAULT 'en-US' NOT NULL,
	"failed_tries" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp with time zone,
	"disabled_at" timestamp with time zone,
	"available" boolean DEFAULT true NOT NULL,
	"conflicts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"last_login_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"client_id" uuid,
	"request_id" uuid,
	"entity_name" text NOT NULL,
	"activity" text NOT NULL,
	"created_on" timestamp with time zone NOT NULL,
	"cleared_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "report_versions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" uuid NOT NULL,
	"request_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"data" jsonb NOT NULL,
	"data_sha256" text NOT NULL,
	"audit_hash" text NOT NULL,
	"pdf_file_id" text NOT NULL,
	"pdf_sha256" text NOT NULL,
	"pdf_bytes" integer NOT NULL,
	"pages" integer NOT NULL,
	"rating" text NOT NULL,
	"score" numeric NOT NULL,
	"drafted_by" uuid NOT NULL,
	"released_by" uuid NOT NULL,
	"released_at" timestamp with time zone NOT NULL,
	CONSTRAINT "report_versions_four_eyes" CHECK ("report_versions"."drafted_by" <> "report_versions"."released_by")
);
--> statement-breakpoint
CREATE TABLE "attachments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" uuid NOT NULL,
	"request_id" uuid NOT NULL,
	"message_id" uuid,
	"side" text NOT NULL,
	"name" text NOT NULL,
	"size" bigint NOT NULL,
	"mime" text NOT NULL,
	"sha256" text NOT NULL,
	"file_id" text NOT NULL,
	"uploaded_by" uuid NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "authorships" (
	"client_id" uuid NOT NULL,
	"request_id" uuid NOT NULL,
	"report_version" integer NOT NULL,
	"user_id" uuid NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "authorships_request_id_report_version_user_id_pk" PRIMARY KEY("request_id","report_version","user_id")
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" uuid NOT NULL,
	"request_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"visibility" text NOT NULL,
	"text" text NOT NULL,
	"by_id" uuid NOT NULL,
	"by_role" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" text NOT NULL,
	"client_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"third_party_id" uuid,
	"status" text NOT NULL,
	"resume_status" text,
	"question_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"work_version" integer DEFAULT 1 NOT NULL,
	"report_version" integer DEFAULT 1 NOT NULL,
	"legal_name" text NOT NULL,
	"entity_type" text NOT NULL,
	"country" text,
	"report_type" text,
	"categories" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"priority" text DEFAULT 'normal' NOT NULL,
	"intake" jsonb NOT NULL,
	"consent" jsonb,
	"drafter_id" uuid,
	"allocator_id" uuid,
	"returned" boolean DEFAULT false NOT NULL,
	"submitted_at" timestamp with time zone,
	"due_on" date,
	"clock_stopped_at" timestamp with time zone,
	"status_since" timestamp with time zone NOT NULL,
	"released_at" timestamp with time zone,
	"rating" text,
	"rating_score" numeric,
	"sealed_rating" text,
	"sealed_score" numeric,
	"provisional" boolean DEFAULT true NOT NULL,
	"idempotency_key" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "requests_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "third_parties" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" uuid NOT NULL,
	"name" text NOT NULL,
	"entity_type" text NOT NULL,
	"country" text,
	"identity" text NOT NULL,
	"rating" text,
	"rating_score" numeric,
	"rated_at" timestamp with time zone,
	"last_request_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "matches" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" uuid NOT NULL,
	"request_id" uuid NOT NULL,
	"run_id" uuid NOT NULL,
	"subject" jsonb NOT NULL,
	"watchlist_id" uuid NOT NULL,
	"watchlist" text NOT NULL,
	"list_version" integer NOT NULL,
	"entry_id" text NOT NULL,
	"entry" jsonb NOT NULL,
	"matched_name" jsonb NOT NULL,
	"similarity" real NOT NULL,
	"strength" text NOT NULL,
	"explanation" jsonb NOT NULL,
	"corroboration" jsonb NOT NULL,
	"subject_fingerprint" text NOT NULL,
	"entry_fingerprint" text NOT NULL,
	"disposition" text DEFAULT 'unspecified' NOT NULL,
	"reason_code" text,
	"comment" text,
	"disposed_by" uuid,
	"disposed_at" timestamp with time zone,
	"confirmed_by" uuid,
	"confirmed_at" timestamp with time zone,
	"carried_over" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "near_matches" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" uuid NOT NULL,
	"request_id" uuid NOT NULL,
	"run_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"name" text NOT NULL,
	"origin" text NOT NULL,
	"verdict" text NOT NULL,
	"clauses" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "screening_runs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"seq" bigserial NOT NULL,
	"client_id" uuid NOT NULL,
	"request_id" uuid NOT NULL,
	"status" text NOT NULL,
	"intake_hash" text NOT NULL,
	"method_version" text NOT NULL,
	"job_id" uuid,
	"lists" jsonb NOT NULL,
	"subjects" jsonb NOT NULL,
	"matches" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"error" text
);
--> statement-breakpoint
CREATE TABLE "watchlist_entries" (
	"version_id" uuid NOT NULL,
	"entry_id" text NOT NULL,
	"fingerprint" text NOT NULL,
	"name" text NOT NULL,
	"entry" jsonb NOT NULL,
	CONSTRAINT "watchlist_entries_version_id_entry_id_pk" PRIMARY KEY("version_id","entry_id")
);
--> statement-breakpoint
CREATE TABLE "watchlist_versions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"watchlist_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"status" text NOT NULL,
	"imported_by" uuid NOT NULL,
	"imported_at" timestamp with time zone NOT NULL,
	"activated_at" timestamp with time zone,
	"sha256" text NOT NULL,
	"files" jsonb NOT NULL,
	"counts" jsonb NOT NULL,
	"rejected" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"affected" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"base_version_id" uuid,
	"job_id" uuid,
	"error" text
);
--> statement-breakpoint
CREATE TABLE "watchlists" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"format" text NOT NULL,
	"threshold" real DEFAULT 0.74 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "watchlists_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "master_items" (
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"title" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "master_items_kind_key_pk" PRIMARY KEY("kind","key")
);
--> statement-breakpoint
CREATE TABLE "work_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"client_id" uuid,
	"request_id" uuid,
	"actor_id" uuid,
	"status" text NOT NULL,
	"percent" integer DEFAULT 0 NOT NULL,
	"label" text DEFAULT '' NOT NULL,
	"result" jsonb,
	"error" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_tickets" ADD CONSTRAINT "login_tickets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_tickets" ADD CONSTRAINT "login_tickets_invitation_id_invitations_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."invitations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_history" ADD CONSTRAINT "password_history_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "authorships" ADD CONSTRAINT "authorships_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_run_id_screening_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."screening_runs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watchlist_entries" ADD CONSTRAINT "watchlist_entries_version_id_watchlist_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."watchlist_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watchlist_versions" ADD CONSTRAINT "watchlist_versions_watchlist_id_watchlists_id_fk" FOREIGN KEY ("watchlist_id") REFERENCES "public"."watchlists"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "findings_request" ON "findings" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "ratings_request" ON "ratings" USING btree ("request_id","at");--> statement-breakpoint
CREATE INDEX "audit_events_at" ON "audit_events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_events_client" ON "audit_events" USING btree ("client_id","at");--> statement-breakpoint
CREATE INDEX "audit_events_request" ON "audit_events" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "audit_events_actor" ON "audit_events" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "audit_events_type" ON "audit_events" USING btree ("type");--> statement-breakpoint
CREATE INDEX "password_history_user" ON "password_history" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_refresh" ON "sessions" USING btree ("refresh_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "users_username" ON "users" USING btree (lower("username"));--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "users_client" ON "users" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "notifications_user" ON "notifications" USING btree ("user_id","cleared_at","created_on");--> statement-breakpoint
CREATE UNIQUE INDEX "report_versions_number" ON "report_versions" USING btree ("request_id","number");--> statement-breakpoint
CREATE INDEX "attachments_request" ON "attachments" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "messages_request" ON "messages" USING btree ("request_id","at");--> statement-breakpoint
CREATE INDEX "requests_client" ON "requests" USING btree ("client_id","created_at");--> statement-breakpoint
CREATE INDEX "requests_status" ON "requests" USING btree ("status","due_on");--> statement-breakpoint
CREATE INDEX "requests_drafter" ON "requests" USING btree ("drafter_id","status");--> statement-breakpoint
CREATE INDEX "requests_author" ON "requests" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "requests_third_party" ON "requests" USING btree ("third_party_id");--> statement-breakpoint
CREATE UNIQUE INDEX "requests_idempotency" ON "requests" USING btree ("author_id","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "third_parties_identity" ON "third_parties" USING btree ("client_id","identity");--> statement-breakpoint
CREATE INDEX "matches_request" ON "matches" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "matches_run" ON "matches" USING btree ("run_id");--> statement-breakpoint
CREATE UNIQUE INDEX "matches_once" ON "matches" USING btree ("run_id","watchlist_id","entry_id","subject_fingerprint");--> statement-breakpoint
CREATE INDEX "near_matches_request" ON "near_matches" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "screening_runs_request" ON "screening_runs" USING btree ("request_id","seq");--> statement-breakpoint
CREATE UNIQUE INDEX "watchlist_versions_number" ON "watchlist_versions" USING btree ("watchlist_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "watchlist_versions_one_active" ON "watchlist_versions" USING btree ("watchlist_id") WHERE status = 'active';--> statement-breakpoint
CREATE INDEX "work_items_request_idx" ON "work_items" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "work_items_status_idx" ON "work_items" USING btree ("status");