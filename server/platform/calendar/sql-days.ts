import { and, gte, lt, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { FirmCalendar } from './firm-calendar.ts';

type InZone = Pick<FirmCalendar, 'zone'>;

/** The firm's day of an instant. A test refuses every other way of making one in SQL. */
export const dayOf = (at: SQLWrapper, { zone }: InZone) =>
  sql<string>`(${at} at time zone ${zone}::text)::date`;

/** The firm's month of an instant, `yyyy-MM`. */
export const monthOf = (at: SQLWrapper, calendar: InZone) =>
  sql<string>`to_char(${dayOf(at, calendar)}, 'YYYY-MM')`;

/** A day that came as text. */
export const asDay = (day: string | SQLWrapper) => sql`(${day})::date`;

/** From one day to another, both included; as instants, so that an index on the column answers it. */
export const withinDays = (
  column: PgColumn,
  { from, to }: { from?: string | undefined; to?: string | undefined },
  calendar: FirmCalendar,
): SQL | undefined =>
  and(
    from ? gte(column, calendar.startOfDay(from)) : undefined,
    to ? lt(column, calendar.endOfDay(to)) : undefined,
  );
