-- What was written last to the register of companies is found as quickly as the rest. Only who owns an index may settle
-- it, so this runs as the owner; it takes the name of one of two tables and answers nothing.
create or replace function settle_registered_companies(slot text) returns void
  language plpgsql security definer set search_path = public, pg_temp as $body$
begin
  if slot not in ('a', 'b') then raise exception 'the register has the tables a and b'; end if;
  perform gin_clean_pending_list(format('public.registered_companies_%s_keys', slot)::regclass);
  execute format('analyze public.registered_companies_%s', slot);
end $body$;
revoke all on function settle_registered_companies(text) from public;
do $$
begin
  if to_regrole('prudence_system') is not null then
    grant execute on function settle_registered_companies(text) to prudence_system;
  end if;
end $$;
