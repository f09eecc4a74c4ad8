import type { DraftIntake } from '../../../contract/reports/intake.ts';
import { holdRows } from '../../support/database/hold-rows.ts';
import { signInAs } from '../../support/people/sign-in-as.ts';
import { keepHandlers } from '../../support/servers/job-handlers.ts';
import { waitFor } from '../../support/servers/wait-for.ts';
import { comparingIn } from '../monitoring/comparing.ts';
import { sections } from '../reports/release.ts';
import { act } from '../requests/act.ts';
import { screenedRequest, workOf } from '../screening/screened-request.ts';
import { openScreeningApp, useInventedList } from '../screening/screening-app.ts';
import { answer, draw, looksOf, otherwise } from './looking-twice.ts';
import { falsePositive, listed, save } from './working-on.ts';

const handlers = keepHandlers();
const office = await openScreeningApp([], {}, [handlers.module]);
const { cast } = office;
const second = await signInAs(office, { role: 'drafter', name: 'Dora Second' });
await useInventedList(office);
await draw(cast.admin, 100);
afterAll(() => office.close());

const { compare, monitoredPartyOf, alertsOf } = comparingIn(office, handlers);

/** A released report in which a match was called false, confirmed, and drawn for a second look. */
async function releasedAsFalse(facts: DraftIntake) {
  const request = await screenedRequest(office, facts);
  const match = (await workOf(cast.drafter, request)).matches[0]?.id ?? '';
  await save(cast.drafter, request, { dispositions: [falsePositive(match)], sections });
  await save(cast.allocator, request, { confirm: [match] });
  await act(cast.allocator, 'release', await act(cast.drafter, 'submit_for_review', request));
  const look = (await looksOf(second)).Data[0]?.id ?? '';
  return { request, look };
}

async function settleAsTrue(look: string) {
  office.platform.clock.advance(60_000);
  for (const [who, action] of [
    [second, 'look'],
    [cast.allocator, 'settle'],
  ] as const)
    expect((await answer(who, { id: look, ...otherwise, action })).status).toBe(200);
}

test('a false positive that was settled otherwise after its release is taken over by no other request of the client', async () => {
  const facts = listed();
  const { look } = await releasedAsFalse(facts);
  const open = await screenedRequest(office, facts);
  const before = await workOf(cast.drafter, open);
  expect(before.matches).toMatchObject([{ disposition: 'false_positive', carriedOver: true }]);

  await settleAsTrue(look);
  const asked = await waitFor(
    async () => {
      const { screening, matches } = await workOf(cast.drafter, open);
      return screening?.status === 'done' && screening.id !== before.screening?.id ? matches : null;
    },
    { what: 'the open request to be screened again' },
  );
  expect(asked).toMatchObject([{ disposition: 'unspecified', carriedOver: false }]);
  const next = await screenedRequest(office, facts);
  expect((await workOf(cast.drafter, next)).matches).toMatchObject([
    { disposition: 'unspecified', carriedOver: false },
  ]);
});

test('a monitored third party raises an alert about a false positive that was settled otherwise', async () => {
  const { request, look } = await releasedAsFalse(listed());
  const party = await monitoredPartyOf(request);
  office.platform.clock.advance(60_000);
  await compare();
  expect(await alertsOf(party)).toEqual([]);
  await settleAsTrue(look);
  office.platform.clock.advance(60_000);
  await compare();
  expect(await alertsOf(party)).toMatchObject([
    { kind: 'new_match', matches: [{ entryId: 'X2', change: 'decision' }] },
  ]);
});

test('a settlement during a comparison of third parties is seen by the next one', async () => {
  const principals = [{ name: 'Zarqun Petrochemical Trading', role: 'director' as const }];
  const { request, look } = await releasedAsFalse({ legalName: 'Harbour Looms Limited', principals });
  const other = await screenedRequest(office, { legalName: 'Harbour Dairy Limited', principals });
  const party = await monitoredPartyOf(request);
  office.platform.clock.advance(60_000);
  await compare();
  expect((await answer(second, { id: look, ...otherwise })).status).toBe(200);
  const held = await holdRows(office, 'select from requests where id = $1 for update', [other.id]);
  const settled = answer(cast.allocator, { id: look, ...otherwise, action: 'settle' });
  await held.untilWaiting();
  await office.platform.database.raw.executeSql(`update watched_parties set method_version = 'names-0'`);
  office.platform.clock.advance(1000);
  const compared = compare();
  await held.untilWaiting(2, compared);
  await held.letGo();
  await Promise.all([settled, compared]);
  office.platform.clock.advance(60_000);
  await compare();
  expect(await alertsOf(party)).toMatchObject([{ kind: 'new_match', matches: [{ entryId: 'X2' }] }]);
});

test('a false positive that was settled otherwise is no question with a known answer', async () => {
  await settleAsTrue((await releasedAsFalse(listed())).look);
  await draw(cast.admin, 100, 100);
  expect((await looksOf(cast.admin)).known).toMatchObject({ available: 0 });
});
