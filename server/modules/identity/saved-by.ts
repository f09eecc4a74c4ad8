import { findPeople } from './accounts/find-people.ts';

type Saved = { version: number; changedAt: Date; changedBy: string };

/** Inside tx(). What was saved as which version, by whom, and when. */
export async function savedBy<Row extends Saved>(rows: readonly Row[]) {
  const people = await findPeople(rows.map(({ changedBy }) => changedBy));
  return rows.map((row) => ({
    ...row,
    changedAt: row.changedAt.toISOString(),
    changedBy: { id: row.changedBy, name: people.get(row.changedBy)?.name ?? '' },
  }));
}
