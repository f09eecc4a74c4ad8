import { thirdParties } from '../../../server/modules/third-parties/tables.ts';
import { db } from '../../../server/platform/index.ts';
import { save } from '../assessment/working-on.ts';
import { useList } from '../clusters/clustered.ts';
import { settled } from '../hostile/settled.ts';
import { screenedRequest, workOf } from '../screening/screened-request.ts';
import { openScreeningApp } from '../screening/screening-app.ts';

const karimov = (id: string) => `${id},Rustam Karimov,person,Abu Bakr Samarkandi,UZ,1960-03-12,QDi,sanctions`;

const test = await openScreeningApp();
afterAll(() => test.close());

it('an alert about a second list’s entry of a decided party tells the decision, stays open, and tells the client nothing', async () => {
  const { drafter, allocator, client } = test.cast;
  await useList(test, 'One', [karimov('A')]);
  const request = await screenedRequest(test, { legalName: 'Rustam Karimov', entityType: 'individual' });
  const { matches } = await workOf(drafter, request);
  const reason = { reasonCode: 'name_and_data_agree', comment: 'The same person.' };
  await save(drafter, request, {
    dispositions: [{ match: matches[0]?.id ?? '', disposition: 'true_match', ...reason }],
  });
  await test.platform.database.tx({ kind: 'identity' }, () =>
    db().update(thirdParties).set({ monitored: true }),
  );
  await useList(test, 'Two', [karimov('B')]);
  await settled(test);
  const { Data } = await allocator.call('GET /reports/v1.0/alerts', {});
  expect(Data.map(({ kind, outcome }) => [kind, outcome])).toEqual([['new_match', null]]);
  const id = Data[0]?.id ?? '';
  const { parties } = await allocator.call('GET /reports/v1.0/alerts', { id });
  expect(parties).toMatchObject([
    {
      lists: [{ watchlist: 'One', entryId: 'A' }],
      decisions: [{ watchlist: 'One', entryId: 'A', disposition: 'true_match', by: 'Ravi Mehta' }],
    },
  ]);
  const told = await client.call('GET /reports/v1.0/alerts', { id });
  expect([told.parties, told.evidence]).toEqual([undefined, undefined]);
});
