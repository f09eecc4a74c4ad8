import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { thirdParties as thirdPartyTable } from '../../../server/modules/third-parties/tables.ts';
import { db } from '../../../server/platform/index.ts';
import { settled } from '../hostile/settled.ts';
import { screenedRequest } from '../screening/screened-request.ts';
import { openScreeningApp, useInventedList } from '../screening/screening-app.ts';
import { change, read } from '../third-parties/register-app.ts';

const test1 = await openScreeningApp();
afterAll(() => test1.close());
const { client, allocator } = test1.cast;

/** A third party by its name, with what it is known by. */
async function partyOf(legalName: string) {
  const vat = { scheme: 'VAT' as const, value: randomUUID().slice(0, 8), country: 'AE' };
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
