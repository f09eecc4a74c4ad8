import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Act } from './cast.ts';

/** One version of the demo's list, and the day on which it was published. */
export type Edition = { number: number; daysAgo: number };

export const editions = [
  { number: 1, daysAgo: 547 },
  { number: 2, daysAgo: 441 },
  { number: 3, daysAgo: 332 },
  { number: 4, daysAgo: 214 },
  { number: 5, daysAgo: 97 },
  { number: 6, daysAgo: 5.5 },
] as const satisfies readonly Edition[];

const LIST_NAME = 'Meridian Consolidated List';

/** The rows of the list as of an edition: `edition` says in which each appeared, `left` in which it was gone. */
export function listAsOf(number: number): string {
  const [head = '', ...rows] = readFileSync(new URL('./watchlist.csv', import.meta.url), 'utf8')
    .trim()
    .split('\n');
  const inForce = rows.filter((row) => {
    const [edition = '', left = ''] = row.split(',');
    return Number(edition) <= number && (left === '' || Number(left) > number);
  });
  return [head, ...inForce].map((row) => row.split(',').slice(2).join(',')).join('\n');
}

export async function importEdition(act: Act, { number }: Edition): Promise<void> {
  const admin = await act('admin');
  const lists = async () => (await admin.call('GET /reports/v1.0/watchlists', {})).Data;
  const known = (await lists())[0];
  await admin.call(
    'POST /reports/v1.0/watchlists',
    {
      action: 'import',
      format: 'plain_csv',
      topic: 'sanctions',
      ...(known ? { watchlist: known.id } : { name: LIST_NAME }),
    },
    [{ name: `meridian-list-${number}.csv`, content: listAsOf(number), type: 'text/csv' }],
  );
  for (;;) {
    const [list] = await lists();
    const version = list?.versions[0];
    if (version?.status === 'failed') throw new Error(`the demo's list was refused: ${version.error}`);
    if (list && version?.status === 'staged') {
      await admin.call('POST /reports/v1.0/watchlists', {
        action: 'activate',
        version: version.id,
        ...(list.active && { base: list.active.id }),
      });
      return;
    }
    await sleep(50);
  }
}
