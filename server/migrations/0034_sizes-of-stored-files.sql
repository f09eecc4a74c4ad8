CREATE TABLE "stored_files" (
	"file_id" text PRIMARY KEY NOT NULL,
	"size" bigint NOT NULL
);
--> statement-breakpoint
-- Of what was stored before, as far as its size is known: documents that the server wrote itself are small.
INSERT INTO "stored_files" ("file_id", "size")
SELECT "file_id", "size" FROM "attachments"
UNION ALL SELECT "pdf_file_id", "pdf_bytes" FROM "report_versions"
UNION ALL SELECT f ->> 'fileId', coalesce((f ->> 'size')::bigint, 0) FROM "watchlist_versions", jsonb_array_elements("files") f
UNION ALL SELECT f ->> 'fileId', coalesce((f ->> 'size')::bigint, 0) FROM "company_register_versions", jsonb_array_elements("files") f
ON CONFLICT DO NOTHING;
