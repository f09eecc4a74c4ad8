import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { CLUSTER_METHOD_VERSION } from '../../engine/clusters/index.ts';
import { NAME_METHOD_VERSION } from '../../engine/names/index.ts';
import { db, type Platform } from '../../server/platform/index.ts';
import type { HttpClient, Upload } from '../http/http-client.ts';
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
  importOwnList(act, 'Meridian Consolidated List', `meridian-list-${number}.csv`, meridianAsOf(number));

/** Some parties of the Meridian list as another authority lists them, and a few of its own. */
export const importNorthmark = (act: Act) =>
  importOwnList(act, 'Northmark Asset Freeze List', 'northmark-list.csv', read('northmark-list.csv'));

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8').trim();

async function importOwnList(act: Act, name: string, file: string, content: string): Promise<void> {
  const about = { format: 'plain_csv', topic: 'sanctions' } as const;
  const known = await findList(await act('admin'), name);
  await activate(
    act,
    await stage(act, known ? { ...about, watchlist: known.id } : { ...about, name }, {
      name: file,
      content,
      type: 'text/csv',
    }),
  );
}

/** The day of OFAC’s edition. */
const EDITION = '2022-01-31';

/** Thousands of real names to search for, in a list that says how old it is. */
export async function importOfac(act: Act, { database, clock }: Platform): Promise<void> {
  const name = `sdn-${EDITION}.zip`;
  const content = new Uint8Array(readFileSync(new URL(`ofac/${name}`, import.meta.url)));
  const about = { format: 'ofac_csv', publishedOn: EDITION };
  const staged = await stage(act, about, { name, content, type: 'application/zip' });
  const { id, version } = staged;
  await database.tx({ kind: 'system' }, async () => {
    // A published list has the name of its publisher, which does not tell visitors that they search an old edition.
    await db().execute(sql`update watchlists set name = 'OFAC SDN of 31 January 2022' where id = ${id}`);
    // The demo's other lists are invented: to look for its parties on them would take a minute and find nobody.
    await db().execute(sql`
      insert into clustered_lists (watchlist_id, version_id, method, clustered_at)
      values (${id}, ${version}, ${`${CLUSTER_METHOD_VERSION} ${NAME_METHOD_VERSION}`}, ${clock.now().toISOString()})`);
  });
  await activate(act, staged);
}

type Staged = { id: string; version: string; base: string | undefined };

const findList = async (admin: HttpClient, name: string) =>
  (await admin.call('GET /reports/v1.0/watchlists', {})).Data.find((list) => list.name === name);

/** Imports a file as a version of a list, and waits until it can be activated. */
async function stage(act: Act, about: object, file: Upload): Promise<Staged> {
  const admin = await act('admin');
  const { Data } = await admin.call('POST /reports/v1.0/watchlists', { action: 'import', ...about }, [file]);
  for (;;) {
    const lists = (await admin.call('GET /reports/v1.0/watchlists', {})).Data;
    for (const { id, active, versions } of lists) {
      const version = versions.find((one) => one.id === Data.version);
      if (version?.status === 'failed') throw new Error(`${file.name} was refused: ${version.error}`);
      if (version?.status === 'staged') return { id, version: version.id, base: active?.id };
    }
    await sleep(50);
  }
}

async function activate(act: Act, { version, base }: Staged): Promise<void> {
  const admin = await act('admin');
  await admin.call('POST /reports/v1.0/watchlists', { action: 'activate', version, ...(base && { base }) });
}
