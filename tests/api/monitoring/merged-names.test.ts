import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { thirdParties as thirdPartyTable } from '../../../server/modules/third-parties/tables.ts';
import { db } from '../../../server/platform/index.ts';
import { settled } from '../hostile/settled.ts';
import { screenedRequest } from '../screening/screened-request.ts';
import { activate, importList, openScreeningApp, useInventedList } from '../screening/screening-app.ts';
import { change, read } from '../third-parties/register-app.ts';

const test1 = await openScreeningApp();
afterAll(() => test1.close());
const { client, allocator } = test1.cast;

/** A third party by its name, with what it is known by. */
async function partyOf(legalName: string, value = randomUUID().slice(0, 8)) {
  const vat = { scheme: 'VAT' as const, value, country: 'AE' };
  const registrationIds = [vat];
  const request = await screenedRequest(test1, { legalName, countryOfIncorporation: 'AE', registrationIds });
  const { Data } = await client.call('GET /reports/v1.0/thirdparties', {});
  return Data.find(({ lastRequestId }) => lastRequestId === request.id)?.id ?? '';
}

test.each(['of the one that goes', 'of the one that stays'])(
  'a merged third party is monitored by the name %s too',
  async (whose) => {
    await useInventedList(test1, ['X9,Somebody Else,organisation,,AE,,TEST,sanctions']);
    const known = await partyOf('Zarqun Petrochemical Trading');
    const renamed = await partyOf(`Al Noor Materials ${whose}`);
    const [gone, kept] = whose.endsWith('goes') ? [known, renamed] : [renamed, known];
    await test1.platform.database.tx({ kind: 'identity' }, async () => {
      await db().update(thirdPartyTable).set({ monitored: true }).where(eq(thirdPartyTable.id, gone));
      // The facts of the one that was rated last count.
      const rated = { rating: 'low' as const, ratedAt: test1.platform.clock.now() };
      await db().update(thirdPartyTable).set(rated).where(eq(thirdPartyTable.id, renamed));
    });
    const merge = await change(client, gone, { action: 'merge', into: kept, reason: 'Renamed in 2024.' });
    expect(merge.status).toBe(200);
    await useInventedList(test1);
    await settled(test1);
    const { alerts } = await read(allocator, kept);
    expect(alerts.flatMap(({ matches }) => matches)).toMatchObject([
      { entryId: 'X2', subject: 'Zarqun Petrochemical Trading' },
    ]);
  },
);

test('a merged third party is monitored by the identifiers of the one that goes too', async () => {
  const gone = await partyOf('Halcyon Quist Materials', 'AE5533221');
  const kept = await partyOf('Halcyon Quist Materials', 'AE7788990');
  await test1.platform.database.tx({ kind: 'identity' }, async () => {
    await db().update(thirdPartyTable).set({ monitored: true }).where(eq(thirdPartyTable.id, kept));
    const rated = { rating: 'low' as const, ratedAt: test1.platform.clock.now() };
    await db().update(thirdPartyTable).set(rated).where(eq(thirdPartyTable.id, kept));
  });
  const merge = await change(client, gone, { action: 'merge', into: kept, reason: 'Entered twice.' });
  expect(merge.status).toBe(200);
  const content = 'id,name,identifiers,topics\nI1,Another Name Entirely,VAT: AE5533221,sanctions\n';
  const file = { name: 'identifiers.csv', content, type: 'text/csv' };
  const { version } = await importList(test1.cast.admin, [file], { name: 'By identifier' });
  expect((await activate(test1.cast.admin, version)).status).toBe(202);
  await settled(test1);
  const { alerts } = await read(allocator, kept);
  expect(alerts.flatMap(({ matches }) => matches)).toMatchObject([{ entryId: 'I1' }]);
});
