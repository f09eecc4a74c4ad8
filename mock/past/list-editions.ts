import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Act } from './cast.ts';

/** One version of the Meridian list, and the day on which it was published. */
type Edition = { number: number; daysAgo: number };

export const editions = [
  { number: 1, daysAgo: 547 },
  { number: 2, daysAgo: 441 },
  { number: 3, daysAgo: 332 },
  { number: 4, daysAgo: 214 },
  { number: 5, daysAgo: 97 },
  { number: 6, daysAgo: 5.5 },
] as const satisfies readonly Edition[];

/** The rows of the Meridian list as of an edition: `edition` says in which each appeared, `left` in which it was gone. */
function meridianAsOf(number: number): string {
  const [head = '', ...rows] = read('meridian-list.csv').split('\n');
  const inForce = rows.filter((row) => {
    const [edition = '', left = ''] = row.split(',');
    return Number(edition) <= number && (left === '' || Number(left) > number);
  });
  return [head, ...inForce].map((row) => row.split(',').slice(2).join(',')).join('\n');
}

export const importEdition = (act: Act, { number }: Edition) =>
  importList(act, 'Meridian Consolidated List', `meridian-list-${number}.csv`, meridianAsOf(number));

/** Some parties of the Meridian list as another authority lists them, and a few of its own. */
export const importNorthmark = (act: Act) =>
  importList(act, 'Northmark Asset Freeze List', 'northmark-list.csv', read('northmark-list.csv'));

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8').trim();

async function importList(act: Act, name: string, file: string, content: string): Promise<void> {
  const admin = await act('admin');
  const current = async () =>
    (await admin.call('GET /reports/v1.0/watchlists', {})).Data.find((list) => list.name === name);
  const known = await current();
  await admin.call(
    'POST /reports/v1.0/watchlists',
    {
      action: 'import',
      format: 'plain_csv',
      topic: 'sanctions',
      ...(known ? { watchlist: known.id } : { name }),
    },
    [{ name: file, content, type: 'text/csv' }],
  );
  for (;;) {
    const list = await current();
    const version = list?.versions[0];
    if (version?.status === 'failed') throw new Error(`${file} was refused: ${version.error}`);
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
