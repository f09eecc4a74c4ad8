import { signInAs } from '../../support/people/sign-in-as.ts';
import { act } from '../requests/act.ts';
import { analysisOf } from '../screening/screened-request.ts';
import { openScreeningApp, useInventedList } from '../screening/screening-app.ts';
import { requestInReview } from './release.ts';

const office = await openScreeningApp();
const { cast } = office;
await useInventedList(office);
afterAll(() => office.close());

test('a report names who drafted it, also where somebody else was given the request while it was in review', async () => {
  const other = await signInAs(office, { role: 'drafter', name: 'Dora Second' });
  const inReview = await requestInReview(office);
  const given = await act(cast.allocator, 'accept_and_allocate', inReview, {
    assignee: other.actor.userId,
  });
  const released = await act(cast.allocator, 'release', given);
  const path = { client: released.clientId, request: released.id } as never;
  const { Data } = await cast.client.call('GET /api/reportData/:client/:request/', path);
  expect(Data.draftedBy).toBe(cast.drafter.actor.name);
  const { reports } = await analysisOf(cast.client, released);
  expect(reports.map(({ draftedBy }) => draftedBy)).toEqual([cast.drafter.actor.name]);
});
