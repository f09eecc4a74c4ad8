import { WHOLE_TABLES } from './whole-tables.ts';

type Ask = (text: string) => Promise<{ rows: Record<string, unknown>[] }>;

/** Rows of every table of ours and of the job queue, by name. */
export async function countTables(ask: Ask): Promise<Record<string, number>> {
  const { rows } = await ask(WHOLE_TABLES);
  const counts: Record<string, number> = {};
  for (const { name } of rows) {
    const { rows: counted } = await ask(`select count(*) as value from ${name}`);
    counts[String(name)] = Number(counted[0]?.value);
  }
  return counts;
}
