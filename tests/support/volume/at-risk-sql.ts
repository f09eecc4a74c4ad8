/**
 * Business days by the calendar that is kept, as a running number: the difference of two days' numbers is how many lie
 * between them. No stage takes longer than the days before today that it holds.
 */
const calendar = `newest as (
    select coalesce((select calendar from business_calendars order by version desc limit 1),
      '{"weekend": [0, 6], "holidays": []}'::jsonb) as calendar),
  days as materialized (
    select day, sum(case when calendar->'weekend' @> to_jsonb(extract(dow from day)::int)
      or calendar->'holidays' @> jsonb_build_array(jsonb_build_object('day', day::text)) then 0 else 1 end)
      over (order by day) as number
    from newest, lateral (select current_date + n as day from generate_series(-150, 150) n) every_day)`;

const median = (column: string, share: number) =>
  `case when count(latest.report_type) < 5 then ${share} * (types.details->>'slaDays')::int
    else percentile_cont(0.5) within group (order by ${column}) end as ${column}`;

/** Usual days of each stage of each report type, from the latest fifty; as promised where five have not been finished. */
const paces = `usual as materialized (
    select types.key, ${median('submitted', 0.1)}, ${median('allocated', 0.1)}, ${median('in_analysis', 0.6)},
      ${median('in_review', 0.2)}
    from master_items types left join lateral (
      select * from request_paces p where p.report_type = types.key order by released_at desc limit 50) latest on true
    where kind = 'report_type' group by types.key, types.details)`;

/** More business days are needed than are left: what stands open of this stage, and the later ones whole. */
export const atRisk = `id in (with ${calendar}, ${paces}
  select r.id from requests r join usual on usual.key = r.report_type
    join days today on today.day = current_date join days due on due.day = r.due_on
    join days since on since.day = greatest((r.status_since at time zone 'Asia/Kolkata')::date, current_date - 150)
  where r.status in ('submitted', 'allocated', 'in_analysis', 'in_review') and r.clock_stopped_at is null
    and r.due_on between current_date and current_date + 150
    and ceil(greatest(0, case r.status when 'submitted' then usual.submitted when 'allocated' then usual.allocated
        when 'in_analysis' then usual.in_analysis else usual.in_review end - greatest(0, today.number - since.number))
      + case r.status when 'submitted' then usual.allocated + usual.in_analysis + usual.in_review
        when 'allocated' then usual.in_analysis + usual.in_review when 'in_analysis' then usual.in_review else 0 end)
      > due.number - today.number)`;
