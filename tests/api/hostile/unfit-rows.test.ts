import type { z } from 'zod';
import type { OperationKey } from '../../../contract/index.ts';
import { RATINGS } from '../../../contract/words.ts';
import { alerts } from '../../../server/modules/third-parties/tables.ts';
import { db } from '../../../server/platform/index.ts';
import { samples } from '../../support/calls/samples.ts';
import { richReport } from '../../support/documents/rich-report.ts';
import { attempt, gets, specOf } from './callers.ts';
import { openHostileApp } from './hostile-app.ts';
import { columnsOf, plant, wordsOfAnswers } from './plant-words.ts';

const app = await openHostileApp({ mayBeUnfit: true });
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
        ...{
          clientId: client,
          thirdPartyId: thirdParty,
          kind: 'new_match',
          text: 'A list has changed.',
          reasons: [],
        },
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

/** What is decided by, and is no part of an answer. */
const decidedBy = /^(status|state|role|schema_migrations\..*|(users|clients|sessions)\..*)$/;

/** What the engine computed, to be shown: its whole numbers may become halves. */
const computed = /^(matches|findings|third_party_alerts|media_sources|media_models)[.]|^ratings[.]result$/;

/** Puts what fits no answer into every column; answers which columns had something to put it in place of. */
async function plantEverywhere(what: 'words' | 'halves') {
  const words = wordsOfAnswers().filter((word) => !RATINGS.some((rating) => rating === word));
  const planted: string[] = [];
  for (const one of await columnsOf(app)) {
    const { table, column } = one;
    if (decidedBy.test(column) || decidedBy.test(`${table}.${column}`)) continue;
    if (what === 'halves' && !computed.test(`${table}.${column}`)) continue;
    if ((await plant(app, one, what === 'words' ? words : null)) > 0) planted.push(`${table}.${column}`);
  }
  return planted;
}

test('what is stored and fits no answer costs a part of it, which is named, and never the page', async () => {
  const before = await answers();
  expect(before.filter((line) => line.endsWith(': 200')).length).toBeGreaterThan(150);
  expect(app.app.unfitAnswers.size).toBe(0);
  const halves = await plantEverywhere('halves');
  expect(halves).toEqual(expect.arrayContaining(['matches.explanation', 'ratings.result']));
  const words = await plantEverywhere('words');
  expect(words.length).toBeGreaterThan(35);
  expect(words).toEqual(
    expect.arrayContaining([
      ...['audit_events.type', 'notifications.kind', 'report_versions.data', 'third_party_alerts.kind'],
      ...['third_party_alerts.matches', 'findings.category', 'ratings.result', 'watchlists.format'],
    ]),
  );
  expect(await answers()).toEqual(before);
  expect([...app.app.unfitAnswers.keys()]).toEqual(
    expect.arrayContaining(['GET /reports/v1.0/requestanalysis', 'GET /reports/v1.0/alerts']),
  );
  const asked = { client: ours.target.client, request: ours.target.request };
  const { status, headers } = await ours.drafter.attempt('GET /reports/v1.0/requestanalysis', asked);
  expect(status).toBe(200);
  expect(headers.get('missing-parts')).toContain('Data.working');
});
