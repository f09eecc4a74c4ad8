-- What a client's search finds. Row-level security is judged before any index whose operator could tell a stranger's
-- rows, so that a tenant's search reads every row of its client. This reads the index of words as the owner and keeps the
-- limit itself: the client of the transaction, as the policies say it, and of its texts those that it may read. Planned
-- each time, since a word that every text holds wants another index than a rare one.
create or replace function own_requests_with(sought tsquery) returns setof uuid
  language plpgsql stable security definer rows 100 set search_path = public, pg_temp as $body$
begin
  return query execute 'select request_id from public.request_texts
    where words @@ $1 and client_id = $2 and visibility = ''shared'''
    using sought, nullif(current_setting('app.client', true), '')::uuid;
end $body$;
revoke all on function own_requests_with(tsquery) from public, prudence_firm;
grant execute on function own_requests_with(tsquery) to prudence_tenant;
