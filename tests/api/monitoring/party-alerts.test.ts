import { thirdParties } from '../../../server/modules/third-parties/tables.ts';
import { db } from '../../../server/platform/index.ts';
import { enter } from '../../support/people/sign-in-as.ts';
import { save } from '../assessment/working-on.ts';
import { useList } from '../clusters/clustered.ts';
import { settled } from '../hostile/settled.ts';
import { screenedRequest, workOf } from '../screening/screened-request.ts';
import { finished, openScreeningApp } from '../screening/screening-app.ts';

const karimov = (id: string) => `${id},Rustam Karimov,person,Abu Bakr Samarkandi,UZ,1960-03-12,QDi,sanctions`;

const DAY = 86_400_000;
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

it('a decision beside an alert that was set back is gone, and one that has expired says when', async () => {
  const yusupova = (id: string) =>
    `${id},Zarina Yusupova,person,Umm Farida Khujandi,TJ,1971-08-04,QDi,sanctions`;
  const { Data } = await test.cast.admin.call('GET /security/v1.0/settings', { name: 'dispositions' });
  if (!Data.dispositions) throw new Error('there is no policy of dispositions');
  const { version, dispositions } = Data.dispositions;
  const validityDays = { ...dispositions.validityDays, true_match: { medium: 30, strong: 30, exact: 30 } };
  await test.cast.admin.call('POST /security/v1.0/settings', {
    version,
    setting: { name: 'dispositions', ...dispositions, validityDays },
  });
  await useList(test, 'Three', [yusupova('C')]);
  const request = await screenedRequest(test, { legalName: 'Zarina Yusupova', entityType: 'individual' });
  const decide = async (disposition: 'true_match' | 'unspecified') => {
    const { matches } = await workOf(test.cast.drafter, request);
    const match = matches.find(({ watchlist }) => watchlist === 'Three')?.id ?? '';
    const reason = { reasonCode: 'name_and_data_agree', comment: 'The same person.' };
    await save(test.cast.drafter, request, { dispositions: [{ match, disposition, ...reason }] });
  };
  await decide('true_match');
  await test.platform.database.tx({ kind: 'identity' }, () =>
    db().update(thirdParties).set({ monitored: true }),
  );
  await useList(test, 'Four', [yusupova('D')]);
  await settled(test);
  const shown = async () => {
    const { allocator } = test.cast;
    const { Data } = await allocator.call('GET /reports/v1.0/alerts', { search: 'Yusupova' });
    const { parties } = await allocator.call('GET /reports/v1.0/alerts', { id: Data[0]?.id ?? '' });
    return parties?.[0]?.decisions.map(({ disposition, expiredAt }) => [disposition, expiredAt]);
  };
  expect(await shown()).toEqual([['true_match', null]]);
  const { Data: queued } = await test.cast.drafter.call('POST /reports/v1.0/screenings', {
    request: request.id,
  });
  await finished(test.cast.drafter, queued.job);
  test.platform.clock.advance(60_000);
  await decide('unspecified');
  expect(await shown()).toEqual([]);

  test.platform.clock.advance(60_000);
  await decide('true_match');
  const end = new Date(test.platform.clock.now().getTime() + 30 * DAY);
  test.platform.clock.advance(31 * DAY);
  for (const role of ['admin', 'allocator', 'drafter'] as const)
    test.cast[role] = await enter(test, test.cast[role].actor.userId);
  const [[disposition, expiredAt] = []] = (await shown()) ?? [];
  expect([disposition, `${expiredAt}`.slice(0, 10)]).toEqual(['true_match', end.toISOString().slice(0, 10)]);
});
