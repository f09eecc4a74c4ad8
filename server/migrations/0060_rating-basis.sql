ALTER TABLE "requests" ADD COLUMN "rating_basis" text;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "sealed_basis" text;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "rating_if_confirmed" text;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "rating_if_cleared" text;--> statement-breakpoint
ALTER TABLE "third_parties" ADD COLUMN "rating_basis" text;--> statement-breakpoint
-- What the newest rating of each report version rests on, out of what is stored of it.
CREATE TEMPORARY TABLE "rated" AS
SELECT DISTINCT ON ("request_id", "report_version") "request_id", "report_version", CASE
    WHEN "result"->>'overall' = "result"->>'band' THEN 'score'
    ELSE coalesce((
      SELECT "floor"."value"->>'rule' FROM jsonb_array_elements("result"->'floors') WITH ORDINALITY AS "floor"("value", "place")
      WHERE "floor"."value"->>'band' = "result"->>'overall' ORDER BY "floor"."place" LIMIT 1), 'standing')
  END AS "basis"
FROM "ratings" ORDER BY "request_id", "report_version", "at" DESC, "seq" DESC;--> statement-breakpoint
UPDATE "requests" SET "rating_basis" = CASE WHEN "override_until" IS NULL THEN "rated"."basis" ELSE 'override' END
FROM "rated" WHERE "rated"."request_id" = "requests"."id" AND "rated"."report_version" = "requests"."report_version" AND "requests"."rating" IS NOT NULL;--> statement-breakpoint
UPDATE "requests" SET "sealed_basis" = CASE WHEN "sealed"."data"->'rating'->'override' IS NOT NULL AND jsonb_typeof("sealed"."data"->'rating'->'override') = 'object' THEN 'override' ELSE "rated"."basis" END
FROM "rated", (SELECT DISTINCT ON ("request_id") "request_id", "number", "data" FROM "report_versions" ORDER BY "request_id", "number" DESC) AS "sealed"
WHERE "sealed"."request_id" = "requests"."id" AND "rated"."request_id" = "requests"."id" AND "rated"."report_version" = "sealed"."number";--> statement-breakpoint
UPDATE "third_parties" SET "rating_basis" = "requests"."sealed_basis"
FROM "requests" WHERE "requests"."id" = "third_parties"."last_request_id" AND "requests"."sealed_rating" = "third_parties"."rating";--> statement-breakpoint
DROP TABLE "rated";
