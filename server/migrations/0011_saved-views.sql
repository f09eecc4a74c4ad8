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
CREATE UNIQUE INDEX "saved_views_title" ON "saved_views" USING btree ("owner_id","list","title");