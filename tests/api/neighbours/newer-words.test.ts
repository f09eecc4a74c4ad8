import type { z } from 'zod';
import type { OperationKey } from '../../../contract/index.ts';
import { RATINGS } from '../../../contract/words.ts';
import { alerts } from '../../../server/modules/third-parties/tables.ts';
import { db } from '../../../server/platform/index.ts';
import { richReport } from '../../support/documents/rich-report.ts';
import { attempt, gets, specOf } from '../hostile/callers.ts';
import { openHostileApp } from '../hostile/hostile-app.ts';
import { samples } from '../hostile/samples.ts';
import { columnsOf, newer, plant, wordsOfAnswers } from './plant-words.ts';

const app = await openHostileApp();
const { admin, allocator, ours } = app;
const people = { admin, allocator, drafter: ours.drafter, client: ours.client, clientuser: ours.clientuser };
afterAll(() => app.close());

beforeAll(async () => {
  const { client, request, thirdParty, watchlist } = ours.target;
  const entries = [
    { kind: 'rating', before: 'low', after: 'high' },
    { kind: 'fact', name: 'entityType', before: 'organisation', after: 'individual' },
    { kind: 'match_decided', name: 'Ali', listed: 'Hassan', before: 'possible', after: 'true_match' },
    { kind: 'finding_added', name: 'Bribes were paid.' },
  ] as const;
  const match = { watchlistId: watchlist, watchlist: 'Own list', listVersion: 1, entryId: 'X2' };
  const alike = { subject: 'Zarqun', matchedName: 'Zarqun', similarity: 1, strength: 'exact' };
  await app.platform.database.tx({ kind: 'identity' }, async () => {
    await db()
      .insert(alerts)
      .values({
        ...{ clientId: client, thirdPartyId: thirdParty, kind: 'new_match', text: 'A list has changed.' },
        matches: [{ ...match, ...alike, topics: ['sanctions'], change: 'added' }] as never,
        topics: ['sanctions'],
        raisedAt: app.platform.clock.now(),
      });
  });
  const data = JSON.stringify(richReport({ changes: { since: 1, entries: [...entries] } }));
  await app.platform.database.raw.executeSql(
    `alter table report_versions disable trigger user;
     update report_versions set data = '${data.replaceAll("'", "''")}' where request_id = '${request}';
     alter table report_versions enable trigger user`,
  );
});

const reads: OperationKey[] = [
  ...gets.filter((key) => specOf(key).stream !== 'text/event-stream'),
  'POST /reports/v1.0/wordreports',
  'POST /reports/v1.0/requestlists',
];

/** With all that the sample names, and with the least: one thing, and a list. */
function inputsOf(key: OperationKey): object[] {
  const full = (samples[key] as (target: typeof ours.target) => object)(ours.target);
  const { shape = {} } = specOf(key).request as { shape?: Record<string, z.ZodType> };
  const least = Object.entries(full).filter(([name]) => !shape[name]?.safeParse(undefined).success);
  return least.length === Object.keys(full).length ? [full] : [full, Object.fromEntries(least)];
}

async function answers(): Promise<string[]> {
  const found: string[] = [];
  for (const [name, who] of Object.entries(people))
    for (const key of reads)
      for (const input of inputsOf(key)) {
        const { status } = await attempt(who, key, input);
        found.push(`${name} ${key} ${Object.keys(input)}: ${status}`);
      }
  return found;
}

/** What servers decide by, as by the three ratings: a release that adds to these says that all have to be stopped. */
const decidedBy = /^(status|state|role|schema_migrations\..*|(users|clients|sessions)\..*)$/;

test('a server reads what one of the next release has stored beside it: words that it has never heard of', async () => {
  const before = await answers();
  expect(before.filter((line) => line.endsWith(': 200')).length).toBeGreaterThan(150);
  const words = wordsOfAnswers().filter((word) => !RATINGS.some((rating) => rating === word));
  const planted: string[] = [];
  for (const one of await columnsOf(app)) {
    const { table, column } = one;
    if (decidedBy.test(column) || decidedBy.test(`${table}.${column}`)) continue;
    if ((await plant(app, one, words)) > 0) planted.push(`${table}.${column}`);
  }
  expect(planted.length).toBeGreaterThan(35);
  expect(planted).toEqual(
    expect.arrayContaining([
      ...['audit_events.type', 'notifications.kind', 'report_versions.data', 'third_party_alerts.kind'],
      ...['third_party_alerts.matches', 'findings.category', 'ratings.result', 'watchlists.format'],
    ]),
  );
  expect(await answers()).toEqual(before);
});

test('such words are told as they are', async () => {
  const { Data } = await ours.drafter.call('GET /reports/v1.0/alerts', {});
  const told = Data.flatMap(({ kind, matches }) => [kind, ...matches.map(({ change }) => change)]);
  expect(told).toEqual([newer('new_match'), newer('added')]);
  const { client, request } = ours.target;
  const asked = { client, request } as Record<string, unknown>;
  const report = await ours.client.call('GET /api/reportData/:client/:request/', asked);
  expect(report.Data.changes?.entries.map(({ kind }) => kind)).toEqual(
    ['rating', 'fact', 'match_decided', 'finding_added'].map(newer),
  );
});
