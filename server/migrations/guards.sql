-- Append-only, said to the database itself. This file has no number: it runs again after every change of the schema.
-- Everything in it may run any number of times.

-- What was recorded or sealed stays: the one change allowed is to take from the column `personal`, all of it or single
-- values, when a person is erased.
create or replace function refuse_change() returns trigger language plpgsql as $$
declare
  before jsonb;
  after jsonb;
begin
  if tg_op = 'UPDATE' then
    before := to_jsonb(old);
    after := to_jsonb(new);
    if after - 'personal' = before - 'personal'
      and (after ->> 'personal' is null or (before -> 'personal') @> (after -> 'personal')) then
      return new;
    end if;
  end if;
  -- A sealed report ends with its request, by removal.sql alone: no role may delete one.
  if tg_op = 'DELETE' and tg_table_name = 'report_versions'
    and current_setting('app.removing', true) = to_jsonb(old) ->> 'request_id' then
    return old;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'insufficient_privilege';
end $$;

do $$
declare
  kept text;
begin
  foreach kept in array array[
    'audit_checkpoints', 'audit_events', 'report_versions', 'security_policies', 'terms_versions'
  ] loop
    execute format('create or replace trigger append_only before update or delete on %I for each row execute function refuse_change()', kept);
    execute format('create or replace trigger never_truncated before truncate on %I for each statement execute function refuse_change()', kept);
  end loop;
end $$;

-- A version of the rating method that was published is never rewritten: stored ratings replay from it. It may only be
-- followed by the next one; its job is noted once, and who adopted the one that came with Prudence.
create or replace function guard_method() returns trigger language plpgsql as $$
begin
  if old.status = 'draft' then
    return coalesce(new, old);
  end if;
  if tg_op = 'UPDATE'
    and to_jsonb(new) - array['status', 'job_id', 'published_by']
      = to_jsonb(old) - array['status', 'job_id', 'published_by']
    and (old.published_by is null or new.published_by is not distinct from old.published_by)
    and (new.status = old.status or (old.status = 'published' and new.status = 'superseded')) then
    return new;
  end if;
  raise exception 'a published version of the rating method is never changed' using errcode = 'check_violation';
end $$;

create or replace trigger published_stays before update or delete on rating_methods
  for each row execute function guard_method();
