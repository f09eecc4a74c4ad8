-- What held a request by the third party that it leaves goes on holding it. A client that corrects its request may read and
-- place no holds itself, so this runs as the owner, and keeps the limit that the policies set: the client of the transaction.
create or replace function carry_holds(of_request uuid, left_party uuid, carried_at timestamptz)
  returns table (hold uuid, why text)
  language sql security definer set search_path = public, pg_temp as $body$
  insert into legal_holds as carried (scope, object_id, client_id, reason, placed_by, placed_at)
  select 'request', r.id, r.client_id, h.reason, h.placed_by, carried_at
  from requests r
  join third_parties p on p.client_id = r.client_id and left_party in (p.id, p.merged_into)
  join legal_holds h on h.object_id = p.id and h.lifted_at is null
  where r.id = of_request
    and r.client_id = coalesce(nullif(current_setting('app.client', true), '')::uuid, r.client_id)
  order by h.placed_at
  returning carried.id, carried.reason
$body$;

revoke all on function carry_holds(uuid, uuid, timestamptz) from public;
do $$
begin
  if to_regrole('prudence_tenant') is not null then
    grant execute on function carry_holds(uuid, uuid, timestamptz) to prudence_tenant, prudence_firm;
  end if;
end $$;
