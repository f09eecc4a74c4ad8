import { sql } from 'drizzle-orm';
import { drafted, tryDraft, whatIfOf } from '../assessment/drafting.ts';
import { verifiedBy } from '../audit/tamper.ts';
import { everyRow, rowsOf } from '../identity/database-state.ts';
import { importList, inventedRows, ownList, previewOf } from '../screening/screening-app.ts';
import {
  daysLater,
  hold,
  keepFor,
  openRetentionApp,
  releasedWithFile,
  rowsAbout,
  run,
} from './retention-app.ts';

const test1 = await openRetentionApp();
afterAll(() => test1.close());

test('what a list version and a draft of the rating method were compared with is not named there once it is removed, nor in the trail of searches', async () => {
  const { admin } = test1.cast;
  const over = { relationshipType: 'agent' as const };
  const gone = await releasedWithFile(test1, { ...over, legalName: 'Vanishing Looms Limited' });
  const kept = await releasedWithFile(test1, { ...over, legalName: 'Staying Wheels Limited' });
  test1.platform.clock.advance(60_000);
  const alike = ['Vanishyng Looms Limited', 'Stayying Wheels Limited'];
  const rows = alike.map((name, place) => `A${place},${name},organisation,,IN,,TEST,sanctions`);
  const { version } = await importList(admin, ownList([...inventedRows, ...rows]), {
    ...{ format: 'plain_csv', name: 'Second list' },
  });
  await drafted(admin);
  await tryDraft(admin, { action: 'save', values: { 'relationships.agent': 100 } });
  for (const search of ['vanish', 'Limited'])
    await test1.cast.allocator.call('GET /reports/v1.0/thirdparties', { search, export: 'csv' });
  const searches = async () => {
    const found = await rowsOf<{ search: string | null }>(
      test1,
      sql`select (personal->'values'->>'filters')::jsonb->>'search' as search from audit_events
          where type = 'list.exported' order by seq`,
    );
    return found.map(({ search }) => search);
  };
  expect(await searches()).toEqual(['vanish', 'Limited']);
  const namesIn = async (table: 'watchlist_versions' | 'rating_what_ifs') => {
    const found = await rowsOf<{ row: string }>(test1, sql.raw(`select t::text as row from ${table} t`));
    const text = found.map(({ row }) => row).join('\n');
    return ['Vanishing', 'Staying'].filter((word) => text.includes(word));
  };
  expect((await whatIfOf(admin)).moves).toHaveLength(2);
  for (const table of ['watchlist_versions', 'rating_what_ifs'] as const)
    expect(await namesIn(table)).toEqual(['Vanishing', 'Staying']);

  await hold(admin, 'request', kept.request.id);
  await keepFor(admin, { closed_requests: 365 });
  const later = await daysLater(test1, 366);
  await run(test1);
  expect(await rowsAbout(test1, gone.request.id)).toEqual([]);
  for (const table of ['watchlist_versions', 'rating_what_ifs'] as const)
    expect([table, await namesIn(table)]).toEqual([table, ['Staying']]);
  expect((await everyRow(test1)).filter((row) => row.includes('Vanishing'))).toEqual([]);
  expect((await previewOf(later, version)).affected.map(({ legalName }) => legalName)).toEqual([
    'Staying Wheels Limited',
  ]);
  // What finds what is kept tells of that.
  expect(await searches()).toEqual([null, 'Limited']);
  expect((await verifiedBy(later)).intact).toBe(true);
});
