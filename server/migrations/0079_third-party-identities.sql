ALTER TABLE "third_parties" ADD COLUMN "identities" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "third_parties_identities" ON "third_parties" USING gin ("identities");--> statement-breakpoint
UPDATE "third_parties" SET "identities" = ARRAY(
  SELECT "third_parties"."identity"
  UNION
  SELECT CASE WHEN "stated"."value"->>'scheme' IN ('LEI', 'IMO', 'CIN', 'LLPIN', 'PAN')
      THEN concat("stated"."value"->>'scheme', ':', "stated"."plain")
      ELSE concat("stated"."value"->>'scheme', ':', "stated"."value"->>'country', ':', "stated"."plain")
    END
  FROM "requests" AS "its", LATERAL (
    SELECT "value", regexp_replace(upper("value"->>'value'), '[^[:alnum:]]', '', 'g') AS "plain"
    FROM jsonb_array_elements(CASE WHEN jsonb_typeof("its"."intake"->'registrationIds') = 'array' THEN "its"."intake"->'registrationIds' ELSE '[]' END)
  ) AS "stated"
  WHERE "its"."third_party_id" = "third_parties"."id");
