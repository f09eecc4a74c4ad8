import { setTimeout as wait } from 'node:timers/promises';
import type { Upload } from '../../mock/http/http-client.ts';
import { compose } from '../../server/compose.ts';
import { type Member, signInAs } from '../../tests/support/people/sign-in-as.ts';
import { openTestApp, type TestApp } from '../../tests/support/servers/test-app.ts';
import { importList, untilClustered } from '../clusters/measure-job.ts';
import { type Published, publishedLists, publishedUploads } from '../clusters/published-uploads.ts';
import { fillParties } from '../product/monitoring.ts';
import { printTable } from '../product/print-table.ts';
import { hasData } from '../quality/shared-data.ts';

const PARTIES = 1000;
const SEARCHES = 100;

const seconds = (since: number) => ((performance.now() - since) / 1000).toFixed(1);

/** The first record of each file, as the version in which nearly everything was removed. */
function firstOf({ name, content }: Upload): Upload {
  const text = typeof content === 'string' ? content : Buffer.from(content).toString('utf8');
  const lines = text.split('\n');
  if (name.endsWith('.xml')) {
    let kept = 0;
    const records = /<(INDIVIDUAL|ENTITY)>[\s\S]*?<\/\1>/g;
    return { name, content: text.replace(records, (record) => (kept++ === 0 ? record : '')) };
  }
  if (text.startsWith('[')) return { name, content: JSON.stringify(JSON.parse(text).slice(0, 1)) };
  return { name, content: lines.slice(0, name.endsWith('.json') ? 1 : 2).join('\n') };
}

const previewOf = async (admin: Member, version: string) => {
  const { preview } = await admin.call('GET /reports/v1.0/watchlists', { version });
  if (!preview) throw new Error('There is no preview.');
  return preview;
};

/** A topic word of a publisher that nobody knows is one of sanctions. */
async function explainTopics(admin: Member, version: string): Promise<string[]> {
  const { unknownTopics } = await previewOf(admin, version);
  if (unknownTopics.length === 0) return [];
  const topics = Object.fromEntries(unknownTopics.map(({ word }) => [word, 'sanctions' as const]));
  const { Data } = await admin.call('POST /reports/v1.0/watchlists', {
    ...{ action: 'topics', version, topic: 'sanctions' },
    topics: Object.fromEntries(Object.entries(topics).filter(([word]) => word !== '')),
  } as never);
  while ((await admin.call('GET /reports/v1.0/jobs', { id: Data.job ?? '' })).Data[0]?.status !== 'done')
    await wait(50);
  return unknownTopics.map(({ word, entries }) => `topic “${word}” of ${entries} had to be explained`);
}

/** Seconds from the activation until names are searched, all third parties are compared and the entries clustered. */
async function activate(test: TestApp, admin: Member, version: string): Promise<string[]> {
  const compared = async () =>
    (await admin.call('GET /reports/v1.0/audittrails', { type: ['watchlist.watched'] })).total;
  const before = await compared();
  const began = performance.now();
  const until = async (isDone: () => Promise<unknown>) => {
    while (!(await isDone())) await wait(20);
    return seconds(began);
  };
  await admin.call('POST /reports/v1.0/watchlists', { action: 'activate', version });
  await search(admin, 'Kestrel Shipping');
  const searched = seconds(began);
  return [
    searched,
    ...(await Promise.all([
      until(async () => (await compared()) > before),
      untilClustered(test, version).then(() => seconds(began)),
    ])),
  ];
}

const search = async (
  who: Member,
  name: string,
  type: 'person' | 'organisation' | 'vessel' | 'unknown' = 'unknown',
) =>
  (await who.call('POST /reports/v1.0/screenings', { zero_footprint: true, subject: { name, type } })).Data
    .hits;

/** Milliseconds of a search for names of the list itself: the median, and what one in twenty exceeds; and who was not found. */
async function searches(test: TestApp, version: string): Promise<{ times: string[]; missed: string[] }> {
  const { rows } = await test.platform.database.raw.executeSql(
    `select entry_id, name, entry->>'type' as type from watchlist_entries where version_id = $1 order by fingerprint limit ${SEARCHES}`,
    [version],
  );
  const who = await signInAs(test, { role: 'drafter' });
  const times: number[] = [];
  const missed: string[] = [];
  for (const { entry_id, name, type } of rows as { entry_id: string; name: string; type: 'person' }[]) {
    const began = performance.now();
    const hits = await search(who, name, (type as string) === 'aircraft' ? 'unknown' : type);
    times.push(performance.now() - began);
    if (!hits.some(({ entry }) => entry.id === entry_id)) missed.push(name);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? Number.NaN).toFixed(0);
  return { times: [at(0.5), at(0.95)], missed };
}

async function measure(test: TestApp, [name, files, about]: Published, keeps: boolean): Promise<string[]> {
  const admin = await signInAs(test, { role: 'admin' });
  const began = performance.now();
  const version = await importList(admin, files, about);
  const imported = seconds(began);
  const oddities = await explainTopics(admin, version);
  const {
    version: { counts },
    rejected,
  } = await previewOf(admin, version);
  if (counts.rejected > 0)
    oddities.push(`${counts.rejected} rows refused, the first: ${rejected[0]?.reason}`);
  const [activated = '', monitored = '', clustered = ''] = await activate(test, admin, version);
  const { times, missed } = await searches(test, version);
  if (missed.length > 0) oddities.push(`not found by their own names: ${missed.join(', ')}`);
  const row = [
    name,
    String(counts.entries),
    String(counts.names),
    imported,
    activated,
    ...times,
    monitored,
    clustered,
  ];
  return [...row, keeps ? '' : await remove(test, admin, version, files, about), oddities.join('; ')];
}

/** Seconds until a version with one entry is imported, activated, compared and clustered. */
async function remove(
  test: TestApp,
  admin: Member,
  version: string,
  files: Upload[],
  about: object,
): Promise<string> {
  const { Data } = await admin.call('GET /reports/v1.0/watchlists', {});
  const list = Data.find(({ active }) => active?.id === version);
  const began = performance.now();
  const emptied = await importList(admin, files.map(firstOf), { ...about, watchlist: list?.id });
  await explainTopics(admin, emptied);
  await activate(test, admin, emptied);
  return seconds(began);
}

if (!hasData()) {
  console.log(
    'Skipped: the published data is not here. Set PRUDENCE_SHARED to the folder that holds data/lists.',
  );
} else {
  const test = await openTestApp({
    modules: [
      async (app, platform) => {
        for (const register of compose(platform).modules) await register(app, platform);
      },
    ],
  });
  const rows: string[][] = [];
  try {
    await signInAs(test, { role: 'client' });
    await fillParties(test.platform.database.raw, PARTIES);
    const only = process.argv.slice(2);
    for (const which of publishedLists.filter((one) => only.length === 0 || only.includes(one))) {
      const [published] = publishedUploads([which]);
      try {
        if (published) rows.push(await measure(test, published, which === 'ofac_2021-07'));
      } catch (error) {
        rows.push([which, ...Array(9).fill(''), `failed: ${(error as Error).message}`]);
      }
      console.log(rows.at(-1)?.join(' | '));
    }
  } finally {
    await test.close();
  }
  printTable('The published lists', [
    [
      'list',
      'entries',
      'names',
      'import, s',
      'activation, s',
      'search, median, ms',
      '95th percentile, ms',
      `monitoring of ${PARTIES}, s`,
      'clustering, s',
      'removal, s',
      'oddities',
    ],
    ...rows,
  ]);
}
