CREATE SEQUENCE "public"."request_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "rating_methods" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" integer NOT NULL,
	"status" text NOT NULL,
	"content" jsonb NOT NULL,
	"based_on" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_by" uuid,
	"changed_at" timestamp with time zone NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"published_by" uuid,
	"published_at" timestamp with time zone,
	"job_id" uuid,
	CONSTRAINT "rating_methods_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "rating_what_ifs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"method_id" uuid NOT NULL,
	"method_version" integer NOT NULL,
	"asked_by" uuid NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"job_id" uuid,
	"finished_at" timestamp with time zone,
	"result" jsonb
);
--> statement-breakpoint
CREATE TABLE "review_comments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" uuid NOT NULL,
	"request_id" uuid NOT NULL,
	"report_version" integer NOT NULL,
	"place" text NOT NULL,
	"ref" text,
	"label" text NOT NULL,
	"quote" text NOT NULL,
	"text" text NOT NULL,
	"by_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"done_by" uuid,
	"done_at" timestamp with time zone,
	"note" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_returns" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" uuid NOT NULL,
	"request_id" uuid NOT NULL,
	"report_version" integer NOT NULL,
	"number" integer NOT NULL,
	"reason" text NOT NULL,
	"work" jsonb NOT NULL,
	"returned_by" uuid NOT NULL,
	"returned_at" timestamp with time zone NOT NULL,
	"submitted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "findings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" uuid NOT NULL,
	"request_id" uuid NOT NULL,
	"category" text NOT NULL,
	"matter" text,
	"severity" text NOT NULL,
	"credibility" text NOT NULL,
	"stage" text NOT NULL,
	"role" text NOT NULL,
	"event_date" text,
	"summary" text NOT NULL,
	"excerpt" text NOT NULL,
	"source" jsonb,
	"status" text NOT NULL,
	"dismissal" text,
	"machine" jsonb,
	"passage_key" text,
	"source_id" uuid,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"created_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "media_sources" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" uuid NOT NULL,
	"request_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"url" text,
	"published_on" text,
	"feed" text,
	"attachment_id" uuid,
	"file_id" text NOT NULL,
	"sha256" text NOT NULL,
	"mime" text NOT NULL,
	"status" text NOT NULL,
	"error" text,
	"model_id" uuid,
	"model_number" integer,
	"subjects_hash" text,
	"passages" integer DEFAULT 0 NOT NULL,
	"cut" boolean DEFAULT false NOT NULL,
	"partly_read" boolean DEFAULT false NOT NULL,
	"unread_pages" text,
	"no_proposals" jsonb,
	"added_by" uuid NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "rating_overrides" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"seq" bigserial NOT NULL,
	"client_id" uuid NOT NULL,
	"request_id" uuid NOT NULL,
	"report_version" integer NOT NULL,
	"state" text NOT NULL,
	"band" text NOT NULL,
	"computed" text NOT NULL,
	"reason" text NOT NULL,
	"expires_on" date NOT NULL,
	"asked_by" uuid NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"approved_by" uuid,
	"approved_at" timestamp with time zone,
	"closed_by" uuid,
	"closed_at" timestamp with time zone,
	"closed_reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "rating_overrides_four_eyes" CHECK ("rating_overrides"."approved_by" <> "rating_overrides"."asked_by"),
	CONSTRAINT "rating_overrides_approved" CHECK ("rating_overrides"."state" <> 'approved' or "rating_overrides"."approved_by" is not null)
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
	"assessment" jsonb,
	"replaces" text,
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
CREATE TABLE "audit_checkpoints" (
	"chain" text NOT NULL,
	"number" bigint NOT NULL,
	"client_id" uuid,
	"seq" bigint NOT NULL,
	"hash" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kid" text NOT NULL,
	"signature" text NOT NULL,
	"serial" bigint NOT NULL,
	"after" jsonb,
	"place_signature" text NOT NULL,
	CONSTRAINT "audit_checkpoints_chain_number_pk" PRIMARY KEY("chain","number"),
	CONSTRAINT "audit_checkpoints_serial_unique" UNIQUE("serial")
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
CREATE TABLE "audit_refusals" (
	"actor_id" uuid NOT NULL,
	"actor_name" text NOT NULL,
	"actor_role" text NOT NULL,
	"client_id" uuid,
	"call" text NOT NULL,
	"code" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"times" integer NOT NULL,
	CONSTRAINT "audit_refusals_actor_id_call_code_pk" PRIMARY KEY("actor_id","call","code")
);
--> statement-breakpoint
CREATE TABLE "audit_verifications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" uuid,
	"at" timestamp with time zone NOT NULL,
	"report" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "alike_entries" (
	"watchlist_id" uuid NOT NULL,
	"entry_id" text NOT NULL,
	"other_watchlist_id" uuid NOT NULL,
	"other_entry_id" text NOT NULL,
	"names" jsonb,
	"is_link" boolean DEFAULT false NOT NULL,
	CONSTRAINT "alike_entries_pair" PRIMARY KEY("watchlist_id","entry_id","other_watchlist_id","other_entry_id")
);
--> statement-breakpoint
CREATE TABLE "cluster_members" (
	"cluster_id" uuid NOT NULL,
	"watchlist_id" uuid NOT NULL,
	"entry_id" text NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"left_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "cluster_queue" (
	"watchlist_id" uuid NOT NULL,
	"entry_id" text NOT NULL,
	"step" text NOT NULL,
	CONSTRAINT "cluster_queue_entry" PRIMARY KEY("watchlist_id","entry_id")
);
--> statement-breakpoint
CREATE TABLE "cluster_splits" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"cluster_id" uuid NOT NULL,
	"watchlist_id" uuid NOT NULL,
	"entry_id" text NOT NULL,
	"apart_from" jsonb NOT NULL,
	"reason" text NOT NULL,
	"split_by" uuid NOT NULL,
	"split_at" timestamp with time zone NOT NULL,
	"join_reason" text,
	"joined_by" uuid,
	"joined_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "clustered_lists" (
	"watchlist_id" uuid PRIMARY KEY NOT NULL,
	"version_id" uuid NOT NULL,
	"method" text NOT NULL,
	"clustered_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "clusters" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"links" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "company_register_versions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" integer NOT NULL,
	"status" text NOT NULL,
	"slot" text,
	"imported_by" uuid NOT NULL,
	"imported_at" timestamp with time zone NOT NULL,
	"activated_at" timestamp with time zone,
	"sha256" text NOT NULL,
	"files" jsonb NOT NULL,
	"companies" integer DEFAULT 0 NOT NULL,
	"rejected_rows" integer DEFAULT 0 NOT NULL,
	"rejected" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"job_id" uuid,
	"error" text,
	CONSTRAINT "company_register_versions_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "registered_companies_a" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"status" text NOT NULL,
	"kind" text NOT NULL,
	"registered_on" text NOT NULL,
	"state" text NOT NULL,
	"keys" integer[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "registered_companies_b" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"status" text NOT NULL,
	"kind" text NOT NULL,
	"registered_on" text NOT NULL,
	"state" text NOT NULL,
	"keys" integer[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "client_branding" (
	"client_id" uuid PRIMARY KEY NOT NULL,
	"accent" text,
	"logo" text
);
--> statement-breakpoint
CREATE TABLE "client_provider_changes" (
	"client_id" uuid PRIMARY KEY NOT NULL,
	"provider_id" uuid NOT NULL,
	"issuer" text NOT NULL,
	"oidc_client_id" text NOT NULL,
	"sealed_secret" text NOT NULL,
	"new_secret" boolean NOT NULL,
	"own_provider_only" boolean NOT NULL,
	"asked_by" uuid NOT NULL,
	"asked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "client_providers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" uuid NOT NULL,
	"issuer" text NOT NULL,
	"oidc_client_id" text NOT NULL,
	"sealed_secret" text NOT NULL,
	CONSTRAINT "client_providers_client_id_unique" UNIQUE("client_id")
);
--> statement-breakpoint
CREATE TABLE "clients" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"code" text NOT NULL,
	"modules" jsonb NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"legal_hold" boolean DEFAULT false NOT NULL,
	"second_lead_on_high" boolean DEFAULT false NOT NULL,
	"access" jsonb DEFAULT '{"networks":[],"idleSeconds":null,"absoluteHours":null}'::jsonb NOT NULL,
	"max_files" integer DEFAULT 20000 NOT NULL,
	"max_megabytes" integer DEFAULT 51200 NOT NULL,
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
	"totp_seed" text,
	"passkey_challenge" text,
	"wrong_codes" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "login_tickets_cookie_hash_unique" UNIQUE("cookie_hash")
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "password_history" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "security_policies" (
	"version" integer PRIMARY KEY NOT NULL,
	"policy" jsonb NOT NULL,
	"changed_by" uuid NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
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
	"previous_sign_in_at" timestamp with time zone,
	"failed_sign_ins" integer DEFAULT 0 NOT NULL,
	"method" text DEFAULT 'local' NOT NULL,
	"ip" text NOT NULL,
	"user_agent" text NOT NULL,
	"second_factor_at" timestamp with time zone,
	"passkey_due" boolean DEFAULT false NOT NULL,
	"passkey_challenge" text,
	"passkey_challenge_at" timestamp with time zone,
	"new_totp_seed" text,
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
CREATE TABLE "sso_presented" (
	"hash" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "terms_versions" (
	"version" integer PRIMARY KEY NOT NULL,
	"tnc" text NOT NULL,
	"consentnotice" text NOT NULL,
	"privacy" text NOT NULL,
	"hash" text NOT NULL,
	"changed_by" uuid NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
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
	"disabled_by_provider" boolean DEFAULT false NOT NULL,
	"erased_at" timestamp with time zone,
	"available" boolean DEFAULT true NOT NULL,
	"leave_from" date,
	"leave_until" date,
	"deputy_id" uuid,
	"conflicts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"own_conflicts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"last_login_at" timestamp with time zone,
	"failed_sign_ins" integer DEFAULT 0 NOT NULL,
	"sso_issuer" text,
	"sso_subject" text,
	"provisioned" boolean DEFAULT false NOT NULL,
	"access_reset_at" timestamp with time zone,
	"admin_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "media_models" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" integer NOT NULL,
	"status" text NOT NULL,
	"method" text NOT NULL,
	"trained_by" uuid,
	"trained_at" timestamp with time zone NOT NULL,
	"activated_at" timestamp with time zone,
	"trained_on" jsonb,
	"measures" jsonb,
	"before" jsonb,
	"file_id" text,
	"sha256" text,
	"job_id" uuid,
	"error" text,
	CONSTRAINT "media_models_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "media_settings" (
	"name" text PRIMARY KEY NOT NULL,
	"capture" boolean NOT NULL,
	"changed_by" uuid NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "media_uploads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"file_id" text NOT NULL,
	"sha256" text NOT NULL,
	"passages" integer NOT NULL,
	"events" integer NOT NULL,
	"uploaded_by" uuid NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rescreened_requests" (
	"request_id" uuid PRIMARY KEY NOT NULL,
	"client_id" uuid NOT NULL,
	"method_version" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "watched_parties" (
	"third_party_id" uuid PRIMARY KEY NOT NULL,
	"client_id" uuid NOT NULL,
	"method_version" text NOT NULL,
	"request_id" uuid,
	"subjects_hash" text NOT NULL,
	"lists" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"truncated" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"watched_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "news_feeds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"every_minutes" integer NOT NULL,
	"active" boolean NOT NULL,
	"etag" text,
	"last_modified" text,
	"saved_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	"checked_at" timestamp with time zone,
	"error" text,
	"failures" integer DEFAULT 0 NOT NULL,
	"named" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "news_feeds_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "news_mentions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" uuid NOT NULL,
	"third_party_id" uuid NOT NULL,
	"item_key" text NOT NULL,
	"feed" text NOT NULL,
	"title" text NOT NULL,
	"link" text,
	"published_on" text,
	"fetched_at" timestamp with time zone NOT NULL,
	"file_id" text NOT NULL,
	"sha256" text NOT NULL,
	"mime" text DEFAULT 'text/plain' NOT NULL,
	"request_id" uuid,
	"model_number" integer,
	"refusal" text,
	"refused_by" integer,
	"read_again_at" timestamp with time zone,
	"late_readings" integer DEFAULT 0 NOT NULL,
	"label" text,
	"probability" real,
	"raised_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "news_seen" (
	"feed_id" uuid NOT NULL,
	"key" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "news_seen_feed_id_key_pk" PRIMARY KEY("feed_id","key")
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"sealed" text,
	"status" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"error" text,
	"created_at" timestamp with time zone NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL,
	"held_until" timestamp with time zone,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "notice_choices" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"by_mail" boolean NOT NULL,
	CONSTRAINT "notice_choices_user_id_kind_pk" PRIMARY KEY("user_id","kind")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"client_id" uuid,
	"request_id" uuid,
	"kind" text DEFAULT 'request' NOT NULL,
	"entity_name" text NOT NULL,
	"activity" text NOT NULL,
	"code" text NOT NULL,
	"text_values" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_on" timestamp with time zone NOT NULL,
	"cleared_at" timestamp with time zone,
	"mail_open" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "access_changes" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"action" text NOT NULL,
	"user" jsonb NOT NULL,
	"user_version" integer NOT NULL,
	"asked_by" uuid NOT NULL,
	"asked_at" timestamp with time zone NOT NULL
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
CREATE TABLE "saved_view_marks" (
	"user_id" uuid NOT NULL,
	"client_id" uuid,
	"view_id" uuid NOT NULL,
	"list" text NOT NULL,
	"pinned" boolean NOT NULL,
	"is_default" boolean NOT NULL,
	CONSTRAINT "saved_view_marks_user_id_view_id_pk" PRIMARY KEY("user_id","view_id")
);
--> statement-breakpoint
CREATE TABLE "saved_views" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"client_id" uuid,
	"list" text NOT NULL,
	"title" text NOT NULL,
	"query" text NOT NULL,
	"shared" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "archive_tickets" (
	"ticket_hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"choices" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "attachments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" uuid NOT NULL,
	"request_id" uuid NOT NULL,
	"message_id" uuid,
	"side" text NOT NULL,
	"name" text NOT NULL,
	"kind" text,
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
	"mentions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "request_tags" (
	"request_id" uuid NOT NULL,
	"tag" text NOT NULL,
	"added_by" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "request_texts" (
	"request_id" uuid NOT NULL,
	"source" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"visibility" text NOT NULL,
	"words" "tsvector" NOT NULL,
	CONSTRAINT "request_texts_request_id_source_pk" PRIMARY KEY("request_id","source")
);
--> statement-breakpoint
CREATE TABLE "request_paces" (
	"request_id" uuid NOT NULL,
	"report_version" integer NOT NULL,
	"client_id" uuid NOT NULL,
	"report_type" text NOT NULL,
	"released_at" timestamp with time zone NOT NULL,
	"submitted" integer NOT NULL,
	"allocated" integer NOT NULL,
	"in_analysis" integer NOT NULL,
	"in_review" integer NOT NULL,
	CONSTRAINT "request_paces_request_id_report_version_pk" PRIMARY KEY("request_id","report_version")
);
--> statement-breakpoint
CREATE TABLE "request_visits" (
	"client_id" uuid NOT NULL,
	"request_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"last_event" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "request_visits_request_id_user_id_pk" PRIMARY KEY("request_id","user_id")
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
	"sealed_intake" jsonb,
	"consent" jsonb,
	"drafter_id" uuid,
	"allocator_id" uuid,
	"returned" boolean DEFAULT false NOT NULL,
	"submitted_at" timestamp with time zone,
	"due_on" date,
	"clock_stopped_at" timestamp with time zone,
	"status_since" timestamp with time zone NOT NULL,
	"reminded_on" date,
	"released_at" timestamp with time zone,
	"rating" text,
	"rating_score" numeric,
	"rating_basis" text,
	"sealed_rating" text,
	"sealed_score" numeric,
	"sealed_basis" text,
	"sealed_standing" jsonb,
	"provisional" boolean DEFAULT true NOT NULL,
	"rating_if_confirmed" text,
	"rating_if_cleared" text,
	"override_until" date,
	"reopen_asked_by" uuid,
	"idempotency_key" text,
	"idempotency_digest" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "requests_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "watchers" (
	"client_id" uuid NOT NULL,
	"request_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "watchers_request_id_user_id_pk" PRIMARY KEY("request_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "client_departures" (
	"client_id" uuid PRIMARY KEY NOT NULL,
	"requested_by" uuid NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"exported_at" timestamp with time zone,
	"confirmed_by" uuid,
	"confirmed_at" timestamp with time zone,
	"erased_at" timestamp with time zone,
	CONSTRAINT "client_departures_four_eyes" CHECK ("client_departures"."confirmed_by" <> "client_departures"."requested_by"),
	CONSTRAINT "client_departures_confirmed" CHECK ("client_departures"."confirmed_at" is null or ("client_departures"."confirmed_by" is not null and "client_departures"."exported_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "legal_holds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"scope" text NOT NULL,
	"object_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"placed_by" uuid NOT NULL,
	"placed_at" timestamp with time zone NOT NULL,
	"lifted_by" uuid,
	"lifted_at" timestamp with time zone,
	"lifted_reason" text
);
--> statement-breakpoint
CREATE TABLE "retention_policies" (
	"version" integer PRIMARY KEY NOT NULL,
	"changed_by" uuid NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"policy" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "scim_identities" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"external_id" text,
	"given_name" text,
	"family_name" text,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "scim_identities_external_id_unique" UNIQUE("external_id")
);
--> statement-breakpoint
CREATE TABLE "scim_settings" (
	"version" integer PRIMARY KEY NOT NULL,
	"changed_by" uuid NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"token_hash" text,
	"last_used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "second_looks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" uuid NOT NULL,
	"request_id" uuid NOT NULL,
	"match_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"drawn_at" timestamp with time zone NOT NULL,
	"first_by" uuid NOT NULL,
	"first" text NOT NULL,
	"first_reason" text,
	"first_comment" text,
	"first_at" timestamp with time zone NOT NULL,
	"second_by" uuid,
	"second" text,
	"second_reason" text,
	"second_comment" text,
	"second_at" timestamp with time zone,
	"settled_by" uuid,
	"settled" text,
	"settled_reason" text,
	"settled_comment" text,
	"settled_at" timestamp with time zone
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
	"carried_over" boolean DEFAULT false NOT NULL,
	"expires_at" timestamp with time zone,
	"former" jsonb
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
	"clauses" jsonb NOT NULL,
	"registered" jsonb
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
	"truncated" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"error" text
);
--> statement-breakpoint
CREATE TABLE "business_calendars" (
	"version" integer PRIMARY KEY NOT NULL,
	"changed_by" uuid NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"calendar" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "disposition_policies" (
	"version" integer PRIMARY KEY NOT NULL,
	"changed_by" uuid NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"policy" jsonb NOT NULL
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
CREATE TABLE "third_party_alerts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" uuid NOT NULL,
	"third_party_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"reasons" jsonb NOT NULL,
	"matches" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"news" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"topics" jsonb,
	"raised_at" timestamp with time zone NOT NULL,
	"outcome" text,
	"reason" text,
	"closed_by" uuid,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "condition_libraries" (
	"client_id" uuid PRIMARY KEY NOT NULL,
	"conditions" jsonb NOT NULL,
	"changed_by" uuid NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"version" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "third_party_conditions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" uuid NOT NULL,
	"third_party_id" uuid NOT NULL,
	"text" text NOT NULL,
	"due_on" date NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"note" text,
	"reminded_on" date,
	"closed_by" uuid,
	"closed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "third_party_decisions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" uuid NOT NULL,
	"third_party_id" uuid NOT NULL,
	"decision" text NOT NULL,
	"reason" text NOT NULL,
	"conditions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"requested_by" uuid NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"outcome" text,
	"note" text,
	"settled_by" uuid,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "third_parties" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" uuid NOT NULL,
	"name" text NOT NULL,
	"entity_type" text NOT NULL,
	"country" text,
	"identity" text NOT NULL,
	"identities" text[] DEFAULT '{}' NOT NULL,
	"merged_into" uuid,
	"rating" text,
	"rating_score" numeric,
	"rating_basis" text,
	"rated_at" timestamp with time zone,
	"relationship" text DEFAULT 'pending' NOT NULL,
	"decision_reason" text,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"monitored" boolean DEFAULT false NOT NULL,
	"next_review_on" date,
	"last_request_id" uuid NOT NULL,
	"request_left_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "watchlist_first_versions" (
	"watchlist_id" uuid NOT NULL,
	"entry_id" text NOT NULL,
	"version" integer NOT NULL,
	"activated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "watchlist_first_versions_watchlist_id_entry_id_pk" PRIMARY KEY("watchlist_id","entry_id")
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
CREATE TABLE "watchlist_feeds" (
	"watchlist_id" uuid PRIMARY KEY NOT NULL,
	"addresses" jsonb NOT NULL,
	"every_hours" integer NOT NULL,
	"activate" boolean NOT NULL,
	"removal_limit" jsonb DEFAULT '{"entries":20,"percent":0.5}'::jsonb NOT NULL,
	"saved_by" uuid NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	"checked_at" timestamp with time zone,
	"error" text,
	"failures" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "watchlist_folders" (
	"watchlist_id" uuid PRIMARY KEY NOT NULL,
	"files" jsonb NOT NULL,
	"activate" boolean NOT NULL,
	"removal_limit" jsonb DEFAULT '{"entries":20,"percent":0.5}'::jsonb NOT NULL,
	"saved_by" uuid NOT NULL,
	"seen" jsonb NOT NULL,
	"taken" jsonb NOT NULL,
	"version_id" uuid,
	"tries" integer DEFAULT 0 NOT NULL,
	"checked_at" timestamp with time zone,
	"error" text
);
--> statement-breakpoint
CREATE TABLE "watchlist_versions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"watchlist_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"status" text NOT NULL,
	"imported_by" uuid NOT NULL,
	"imported_at" timestamp with time zone NOT NULL,
	"published_on" date,
	"activated_at" timestamp with time zone,
	"sha256" text NOT NULL,
	"fetched_sha256" text,
	"files" jsonb NOT NULL,
	"mapping" jsonb,
	"topic" text,
	"counts" jsonb NOT NULL,
	"rejected" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"unknown_topics" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"affected" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"affected_at" timestamp with time zone,
	"affected_base_id" uuid,
	"base_version_id" uuid,
	"job_id" uuid,
	"error" text,
	"failure" text
);
--> statement-breakpoint
CREATE TABLE "watchlists" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"format" text NOT NULL,
	"threshold" real DEFAULT 0.74 NOT NULL,
	"mapping" jsonb,
	"topic" text,
	"topic_words" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "watchlists_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"webhook_id" uuid NOT NULL,
	"event" text NOT NULL,
	"payload" text NOT NULL,
	"status" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"answer_status" integer,
	"answer" text,
	"created_at" timestamp with time zone NOT NULL,
	"queued_at" timestamp with time zone NOT NULL,
	"last_try_at" timestamp with time zone,
	"next_try_at" timestamp with time zone,
	"held_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "webhook_positions" (
	"chain" text PRIMARY KEY NOT NULL,
	"seq" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhooks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"only_client" uuid,
	"events" text[] NOT NULL,
	"sealed_secret" text NOT NULL,
	"enabled" boolean NOT NULL,
	"enabled_at" timestamp with time zone NOT NULL,
	"failing_since" timestamp with time zone,
	"given_up" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stored_files" (
	"file_id" text PRIMARY KEY NOT NULL,
	"size" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "unclaimed_files" (
	"file_id" text PRIMARY KEY NOT NULL,
	"stored_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "call_counts" (
	"key" text PRIMARY KEY NOT NULL,
	"calls" integer NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "schedules" (
	"name" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_started_at" timestamp with time zone,
	"last_succeeded_at" timestamp with time zone,
	"last_error" text,
	"consecutive_failures" integer DEFAULT 0 NOT NULL,
	"silence_told_at" timestamp with time zone
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
	"failures" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cluster_members" ADD CONSTRAINT "cluster_members_cluster_id_clusters_id_fk" FOREIGN KEY ("cluster_id") REFERENCES "public"."clusters"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cluster_splits" ADD CONSTRAINT "cluster_splits_cluster_id_clusters_id_fk" FOREIGN KEY ("cluster_id") REFERENCES "public"."clusters"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_branding" ADD CONSTRAINT "client_branding_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_provider_changes" ADD CONSTRAINT "client_provider_changes_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_provider_changes" ADD CONSTRAINT "client_provider_changes_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_providers" ADD CONSTRAINT "client_providers_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_tickets" ADD CONSTRAINT "login_tickets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_tickets" ADD CONSTRAINT "login_tickets_invitation_id_invitations_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."invitations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_history" ADD CONSTRAINT "password_history_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "security_policies" ADD CONSTRAINT "security_policies_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "terms_versions" ADD CONSTRAINT "terms_versions_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_seen" ADD CONSTRAINT "news_seen_feed_id_news_feeds_id_fk" FOREIGN KEY ("feed_id") REFERENCES "public"."news_feeds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_view_marks" ADD CONSTRAINT "saved_view_marks_view_id_saved_views_id_fk" FOREIGN KEY ("view_id") REFERENCES "public"."saved_views"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "authorships" ADD CONSTRAINT "authorships_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_tags" ADD CONSTRAINT "request_tags_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_texts" ADD CONSTRAINT "request_texts_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_paces" ADD CONSTRAINT "request_paces_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_visits" ADD CONSTRAINT "request_visits_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watchers" ADD CONSTRAINT "watchers_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_looks" ADD CONSTRAINT "second_looks_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_run_id_screening_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."screening_runs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "third_party_alerts" ADD CONSTRAINT "third_party_alerts_third_party_id_third_parties_id_fk" FOREIGN KEY ("third_party_id") REFERENCES "public"."third_parties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "third_party_conditions" ADD CONSTRAINT "third_party_conditions_third_party_id_third_parties_id_fk" FOREIGN KEY ("third_party_id") REFERENCES "public"."third_parties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "third_party_decisions" ADD CONSTRAINT "third_party_decisions_third_party_id_third_parties_id_fk" FOREIGN KEY ("third_party_id") REFERENCES "public"."third_parties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watchlist_first_versions" ADD CONSTRAINT "watchlist_first_versions_watchlist_id_watchlists_id_fk" FOREIGN KEY ("watchlist_id") REFERENCES "public"."watchlists"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watchlist_entries" ADD CONSTRAINT "watchlist_entries_version_id_watchlist_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."watchlist_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watchlist_feeds" ADD CONSTRAINT "watchlist_feeds_watchlist_id_watchlists_id_fk" FOREIGN KEY ("watchlist_id") REFERENCES "public"."watchlists"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watchlist_folders" ADD CONSTRAINT "watchlist_folders_watchlist_id_watchlists_id_fk" FOREIGN KEY ("watchlist_id") REFERENCES "public"."watchlists"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watchlist_versions" ADD CONSTRAINT "watchlist_versions_watchlist_id_watchlists_id_fk" FOREIGN KEY ("watchlist_id") REFERENCES "public"."watchlists"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_webhook_id_webhooks_id_fk" FOREIGN KEY ("webhook_id") REFERENCES "public"."webhooks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "rating_methods_one_draft" ON "rating_methods" USING btree ((status)) WHERE status = 'draft';--> statement-breakpoint
CREATE UNIQUE INDEX "rating_methods_one_published" ON "rating_methods" USING btree ((status)) WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "review_comments_request" ON "review_comments" USING btree ("request_id","report_version");--> statement-breakpoint
CREATE UNIQUE INDEX "review_returns_number" ON "review_returns" USING btree ("request_id","report_version","number");--> statement-breakpoint
CREATE INDEX "findings_request" ON "findings" USING btree ("request_id");--> statement-breakpoint
CREATE UNIQUE INDEX "findings_passage" ON "findings" USING btree ("request_id","passage_key");--> statement-breakpoint
CREATE INDEX "findings_source" ON "findings" USING btree ("source_id");--> statement-breakpoint
CREATE UNIQUE INDEX "media_sources_once" ON "media_sources" USING btree ("request_id","sha256");--> statement-breakpoint
CREATE INDEX "media_sources_status" ON "media_sources" USING btree ("status");--> statement-breakpoint
CREATE UNIQUE INDEX "rating_overrides_one_waiting" ON "rating_overrides" USING btree ("request_id","report_version") WHERE state = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "rating_overrides_one_approved" ON "rating_overrides" USING btree ("request_id","report_version") WHERE state = 'approved';--> statement-breakpoint
CREATE INDEX "rating_overrides_expiry" ON "rating_overrides" USING btree ("expires_on") WHERE state in ('waiting', 'approved');--> statement-breakpoint
CREATE INDEX "ratings_request" ON "ratings" USING btree ("request_id","at");--> statement-breakpoint
CREATE INDEX "audit_events_at" ON "audit_events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_events_client" ON "audit_events" USING btree ("client_id","at");--> statement-breakpoint
CREATE INDEX "audit_events_request" ON "audit_events" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "audit_events_actor" ON "audit_events" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "audit_events_type" ON "audit_events" USING btree ("type");--> statement-breakpoint
CREATE INDEX "audit_events_object" ON "audit_events" USING btree ("object_id");--> statement-breakpoint
CREATE INDEX "audit_events_session" ON "audit_events" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "audit_events_call" ON "audit_events" USING btree ("http_request_id");--> statement-breakpoint
CREATE INDEX "audit_events_reopened" ON "audit_events" USING btree ("request_id") WHERE "audit_events"."type" = 'request.acted' and "audit_events"."data" ->> 'action' = 'reopen';--> statement-breakpoint
CREATE INDEX "audit_refusals_started" ON "audit_refusals" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "audit_verifications_client" ON "audit_verifications" USING btree ("client_id","at");--> statement-breakpoint
CREATE INDEX "alike_entries_other" ON "alike_entries" USING btree ("other_watchlist_id","other_entry_id");--> statement-breakpoint
CREATE INDEX "cluster_members_cluster" ON "cluster_members" USING btree ("cluster_id");--> statement-breakpoint
CREATE INDEX "cluster_members_entry" ON "cluster_members" USING btree ("watchlist_id","entry_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cluster_members_one" ON "cluster_members" USING btree ("watchlist_id","entry_id") WHERE left_at is null;--> statement-breakpoint
CREATE INDEX "cluster_queue_step" ON "cluster_queue" USING btree ("step");--> statement-breakpoint
CREATE UNIQUE INDEX "cluster_splits_one" ON "cluster_splits" USING btree ("cluster_id","watchlist_id","entry_id") WHERE joined_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "company_register_one_active" ON "company_register_versions" USING btree ("status") WHERE status = 'active';--> statement-breakpoint
CREATE INDEX "registered_companies_a_keys" ON "registered_companies_a" USING gin ("keys");--> statement-breakpoint
CREATE INDEX "registered_companies_b_keys" ON "registered_companies_b" USING gin ("keys");--> statement-breakpoint
CREATE UNIQUE INDEX "passkeys_credential" ON "passkeys" USING btree ("credential_id");--> statement-breakpoint
CREATE INDEX "passkeys_user" ON "passkeys" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "password_history_user" ON "password_history" USING btree ("user_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "recovery_codes_hash" ON "recovery_codes" USING btree ("user_id","code_hash");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_refresh" ON "sessions" USING btree ("refresh_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "users_sso" ON "users" USING btree ("sso_issuer","sso_subject");--> statement-breakpoint
CREATE UNIQUE INDEX "users_username" ON "users" USING btree (lower("username"));--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "users_client" ON "users" USING btree ("client_id");--> statement-breakpoint
CREATE UNIQUE INDEX "media_models_one_active" ON "media_models" USING btree ((status)) WHERE status = 'active';--> statement-breakpoint
CREATE INDEX "news_feeds_next" ON "news_feeds" USING btree ("next_at");--> statement-breakpoint
CREATE UNIQUE INDEX "news_mentions_once" ON "news_mentions" USING btree ("third_party_id","item_key");--> statement-breakpoint
CREATE INDEX "news_mentions_model" ON "news_mentions" USING btree ("model_number");--> statement-breakpoint
CREATE INDEX "news_mentions_read_again" ON "news_mentions" USING btree ("read_again_at");--> statement-breakpoint
CREATE INDEX "mails_status" ON "mails" USING btree ("status","next_try_at");--> statement-breakpoint
CREATE INDEX "mails_user" ON "mails" USING btree ("user_id","kind");--> statement-breakpoint
CREATE INDEX "notifications_user" ON "notifications" USING btree ("user_id","cleared_at","created_on");--> statement-breakpoint
CREATE INDEX "notifications_mail_open" ON "notifications" USING btree ("user_id") WHERE mail_open;--> statement-breakpoint
CREATE UNIQUE INDEX "report_versions_number" ON "report_versions" USING btree ("request_id","number");--> statement-breakpoint
CREATE INDEX "saved_view_marks_view" ON "saved_view_marks" USING btree ("view_id");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_view_marks_default" ON "saved_view_marks" USING btree ("user_id","list") WHERE "saved_view_marks"."is_default";--> statement-breakpoint
CREATE UNIQUE INDEX "saved_views_title" ON "saved_views" USING btree ("owner_id","list","title");--> statement-breakpoint
CREATE INDEX "attachments_request" ON "attachments" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "attachments_client" ON "attachments" USING btree ("client_id","side");--> statement-breakpoint
CREATE INDEX "messages_request" ON "messages" USING btree ("request_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "request_tags_once" ON "request_tags" USING btree ("request_id",lower("tag"));--> statement-breakpoint
CREATE INDEX "request_tags_tag" ON "request_tags" USING btree (lower("tag"));--> statement-breakpoint
CREATE INDEX "request_texts_words" ON "request_texts" USING gin ("words");--> statement-breakpoint
CREATE INDEX "request_texts_client" ON "request_texts" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "request_paces_type" ON "request_paces" USING btree ("report_type","released_at");--> statement-breakpoint
CREATE INDEX "requests_client" ON "requests" USING btree ("client_id","created_at","number");--> statement-breakpoint
CREATE INDEX "requests_created" ON "requests" USING btree ("created_at","number");--> statement-breakpoint
CREATE INDEX "requests_submitted" ON "requests" USING btree ("created_at","number") WHERE "requests"."submitted_at" is not null;--> statement-breakpoint
CREATE INDEX "requests_unsubmitted" ON "requests" USING btree ("id") WHERE "requests"."submitted_at" is null;--> statement-breakpoint
CREATE INDEX "requests_name" ON "requests" USING btree (lower("legal_name"),"number");--> statement-breakpoint
CREATE INDEX "requests_status" ON "requests" USING btree ("status","due_on");--> statement-breakpoint
CREATE INDEX "requests_drafter" ON "requests" USING btree ("drafter_id","status");--> statement-breakpoint
CREATE INDEX "requests_author" ON "requests" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "requests_third_party" ON "requests" USING btree ("third_party_id");--> statement-breakpoint
CREATE UNIQUE INDEX "requests_idempotency" ON "requests" USING btree ("author_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "watchers_user" ON "watchers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "legal_holds_object" ON "legal_holds" USING btree ("object_id") WHERE lifted_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "second_looks_sample" ON "second_looks" USING btree ("match_id") WHERE kind = 'sample';--> statement-breakpoint
CREATE UNIQUE INDEX "second_looks_known" ON "second_looks" USING btree ("match_id") WHERE kind = 'known' and status = 'open';--> statement-breakpoint
CREATE INDEX "second_looks_match" ON "second_looks" USING btree ("match_id");--> statement-breakpoint
CREATE INDEX "second_looks_request" ON "second_looks" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "second_looks_status" ON "second_looks" USING btree ("status","drawn_at");--> statement-breakpoint
CREATE INDEX "second_looks_settled" ON "second_looks" USING btree ("client_id","settled_at") WHERE status = 'settled';--> statement-breakpoint
CREATE INDEX "matches_request" ON "matches" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "matches_run" ON "matches" USING btree ("run_id");--> statement-breakpoint
CREATE INDEX "matches_name" ON "matches" USING btree ("client_id","subject_fingerprint");--> statement-breakpoint
CREATE INDEX "matches_entry" ON "matches" USING btree ("watchlist_id","entry_id");--> statement-breakpoint
CREATE INDEX "matches_expiry" ON "matches" USING btree ("client_id","expires_at") WHERE expires_at is not null;--> statement-breakpoint
CREATE INDEX "matches_asked_again" ON "matches" USING btree ("client_id","disposed_at") WHERE disposition <> 'false_positive' or (strength <> 'medium' and confirmed_by is null);--> statement-breakpoint
CREATE UNIQUE INDEX "matches_once" ON "matches" USING btree ("run_id","watchlist_id","entry_id","subject_fingerprint");--> statement-breakpoint
CREATE INDEX "near_matches_request" ON "near_matches" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "screening_runs_request" ON "screening_runs" USING btree ("request_id","seq");--> statement-breakpoint
CREATE INDEX "screening_runs_finished" ON "screening_runs" USING btree ("finished_at") WHERE status = 'done';--> statement-breakpoint
CREATE INDEX "third_party_alerts_party" ON "third_party_alerts" USING btree ("third_party_id","outcome");--> statement-breakpoint
CREATE INDEX "third_party_alerts_raised" ON "third_party_alerts" USING btree ("raised_at");--> statement-breakpoint
CREATE INDEX "third_party_conditions_due" ON "third_party_conditions" USING btree ("state","due_on");--> statement-breakpoint
CREATE UNIQUE INDEX "third_party_decisions_waiting" ON "third_party_decisions" USING btree ("third_party_id") WHERE outcome is null;--> statement-breakpoint
CREATE INDEX "third_party_decisions_client" ON "third_party_decisions" USING btree ("client_id","outcome");--> statement-breakpoint
CREATE UNIQUE INDEX "third_parties_identity" ON "third_parties" USING btree ("client_id","identity");--> statement-breakpoint
CREATE INDEX "third_parties_identities" ON "third_parties" USING gin ("identities");--> statement-breakpoint
CREATE INDEX "third_parties_review" ON "third_parties" USING btree ("next_review_on");--> statement-breakpoint
CREATE INDEX "third_parties_figures" ON "third_parties" USING btree ("client_id","country","rating");--> statement-breakpoint
CREATE UNIQUE INDEX "watchlist_versions_number" ON "watchlist_versions" USING btree ("watchlist_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "watchlist_versions_one_active" ON "watchlist_versions" USING btree ("watchlist_id") WHERE status = 'active';--> statement-breakpoint
CREATE INDEX "webhook_deliveries_webhook" ON "webhook_deliveries" USING btree ("webhook_id","created_at");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_due" ON "webhook_deliveries" USING btree ("next_try_at") WHERE status = 'waiting';--> statement-breakpoint
CREATE INDEX "unclaimed_files_age" ON "unclaimed_files" USING btree ("stored_at");--> statement-breakpoint
CREATE INDEX "work_items_request_idx" ON "work_items" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "work_items_status_idx" ON "work_items" USING btree ("status");--> statement-breakpoint
CREATE INDEX "work_items_client" ON "work_items" USING btree ("client_id","status");