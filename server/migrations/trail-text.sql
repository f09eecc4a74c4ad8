-- The audit trail is searched for any part of a name, which only an index of letters by threes answers without reading
-- every event. It finds nothing by itself: what it proposes is compared as it would be without it. Where a PostgreSQL
-- offers no pg_trgm, or its owner may not have it, the search reads every event as before.
do $$
begin
  create extension if not exists pg_trgm;
  create index if not exists audit_events_text on audit_events using gin (
    (personal -> 'values' ->> 'actorName') gin_trgm_ops,
    (personal -> 'values' ->> 'objectLabel') gin_trgm_ops);
exception when insufficient_privilege or undefined_file or feature_not_supported or undefined_object then
  raise notice 'the text of the audit trail has no index: %', sqlerrm;
end $$;
