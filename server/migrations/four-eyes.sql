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
