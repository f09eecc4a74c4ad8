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
    -- It ends with its request, by removal.sql.
    if current_setting('app.removing', true) = old.request_id::text then return old; end if;
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

create or replace trigger four_eyes before insert or update or delete on rating_overrides
  for each row execute function guard_override();

-- Who looks at a decision once more did not take it, and who settles two answers that differ gave neither. What was
-- answered is never changed or removed; a question whose answer is known is never settled.
create or replace function guard_second_look() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.status = 'open' or current_setting('app.removing', true) = old.request_id::text then
      return old;
    end if;
    raise exception 'a second look that was answered is kept' using errcode = 'check_violation';
  end if;
  if tg_op = 'INSERT' then
    if new.status <> 'open' or new.second_by is not null or new.settled_by is not null then
      raise exception 'a second look begins without an answer' using errcode = 'check_violation';
    end if;
    return new;
  end if;
  if (new.id, new.client_id, new.request_id, new.match_id, new.kind, new.drawn_at)
      is distinct from (old.id, old.client_id, old.request_id, old.match_id, old.kind, old.drawn_at)
    or (old.status <> 'open' and
      (new.first_by, new.first, new.first_at, new.second_by, new.second, new.second_at)
        is distinct from (old.first_by, old.first, old.first_at, old.second_by, old.second, old.second_at))
    or old.status in ('agreed', 'settled')
    or (old.status = 'disagreed' and new.status <> 'settled') then
    raise exception 'what was answered in a second look is never changed' using errcode = 'check_violation';
  end if;
  if new.second_by = new.first_by or new.settled_by in (new.first_by, new.second_by)
    or (new.status = 'settled' and (old.status <> 'disagreed' or new.kind <> 'sample')) then
    raise exception 'a second look is not taken by who decided, nor settled by who answered'
      using errcode = 'check_violation';
  end if;
  return new;
end $$;

create or replace trigger four_eyes before insert or update or delete on second_looks
  for each row execute function guard_second_look();

-- An approval of a third party rated high is confirmed by another lead than who decided, where the client requires it:
-- it begins without an answer, is answered once, and what was asked stays as it was said.
create or replace function guard_pending_decision() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    -- It ends with its third party, by removal.sql.
    if current_setting('app.removing_party', true) = old.third_party_id::text then return old; end if;
    raise exception 'a decision that waited for a second lead is kept' using errcode = 'check_violation';
  end if;
  if tg_op = 'INSERT' then
    if new.outcome is not null or new.settled_by is not null then
      raise exception 'a decision begins without its confirmation' using errcode = 'check_violation';
    end if;
    return new;
  end if;
  if (new.client_id, new.third_party_id, new.decision, new.reason, new.conditions, new.requested_by, new.requested_at)
      is distinct from
      (old.client_id, old.third_party_id, old.decision, old.reason, old.conditions, old.requested_by, old.requested_at)
    or old.outcome is not null then
    raise exception 'what a second lead was asked is never changed' using errcode = 'check_violation';
  end if;
  if new.outcome = 'confirmed' and new.settled_by is not distinct from new.requested_by then
    raise exception 'a decision is not confirmed by who made it' using errcode = 'check_violation';
  end if;
  return new;
end $$;

create or replace function refuse_unconfirmed_approval() returns trigger language plpgsql as $$
begin
  if new.relationship like 'approved%' and new.rating = 'high' and new.decided_at is distinct from old.decided_at
    and exists (select from clients where id = new.client_id and second_lead_on_high)
    and not exists (
      select from third_party_decisions
      where third_party_id = new.id and outcome = 'confirmed' and decision = new.relationship
        and requested_by = new.decided_by and settled_at = new.decided_at
    )
  then
    raise exception 'a second lead has to confirm the approval of a high rating' using errcode = 'check_violation';
  end if;
  return new;
end $$;

create or replace trigger four_eyes before insert or update or delete on third_party_decisions
  for each row execute function guard_pending_decision();
create or replace trigger four_eyes before update on third_parties
  for each row execute function refuse_unconfirmed_approval();
