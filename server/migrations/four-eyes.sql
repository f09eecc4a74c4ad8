-- Nobody releases what they wrote, said to the database itself: the authors of a report version are kept in
-- authorships, and a sealed version released by one of them is refused whatever the program believed.
create or replace function refuse_own_release() returns trigger language plpgsql as $$
begin
  if exists (
    select from authorships
    where request_id = new.request_id and report_version = new.number and user_id = new.released_by
  ) then
    raise exception 'a report version is not released by somebody who drafted it' using errcode = 'check_violation';
  end if;
  return new;
end $$;

create or replace trigger four_eyes before insert on report_versions
  for each row execute function refuse_own_release();

-- Nor does anybody approve their own override of a rating: it begins without an approval, and what was asked, by whom and
-- who approved it stays as it was said.
create or replace function guard_override() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'an override of a rating is kept' using errcode = 'check_violation';
  end if;
  if tg_op = 'INSERT' then
    if new.approved_by is not null or new.state <> 'waiting' then
      raise exception 'an override of a rating begins without an approval' using errcode = 'check_violation';
    end if;
    return new;
  end if;
  if (new.client_id, new.request_id, new.report_version, new.band, new.computed, new.reason, new.expires_on, new.asked_by)
      is distinct from
      (old.client_id, old.request_id, old.report_version, old.band, old.computed, old.reason, old.expires_on, old.asked_by)
    or (old.approved_by is not null and new.approved_by is distinct from old.approved_by)
    or (old.state not in ('waiting', 'approved') and new.state <> old.state) then
    raise exception 'what an override of a rating said is never changed' using errcode = 'check_violation';
  end if;
  return new;
end $$;

do $$
begin
  if to_regclass('public.rating_overrides') is not null then
    create or replace trigger four_eyes before insert or update or delete on rating_overrides
      for each row execute function guard_override();
  end if;
end $$;
