import { mountNotifications } from '../../../server/modules/notifications/index.ts';
import { act } from '../requests/act.ts';
import { buildIntake, buildRequest, reload } from '../requests/build-request.ts';
import { buildCast, openRequestsApp } from '../requests/requests-app.ts';
import { change, rated, read, stored, submitted } from './register-app.ts';

const test1 = await openRequestsApp([mountNotifications]);
const cast = await buildCast(test1);
afterAll(() => test1.close());

const pan = { scheme: 'PAN' as const, value: 'AABCK1234L', country: 'IN' };
const cin = { scheme: 'CIN' as const, value: 'U17110MH2004PTC145678', country: 'IN' };

/** Reopens a released request, and corrects its facts in analysis. */
async function correct(request: { id: string }, intake: object) {
  await act(cast.allocator, 'reopen', await reload(test1, request.id), { comment: 'Corrected.' });
  await act(cast.drafter, 'start', await reload(test1, request.id));
  await act(cast.drafter, 'amend', await reload(test1, request.id), { intake });
  return (await reload(test1, request.id)).thirdPartyId as string;
}

async function approvedAndMonitored(over: object) {
  const made = await rated(test1, cast, over);
  const reason = 'As agreed.';
  await change(cast.client, made.thirdParty, { action: 'decide', decision: 'approved', reason });
  await change(cast.client, made.thirdParty, { action: 'monitor', monitored: true });
  return made;
}

test('a corrected identifier leaves rating, decision and monitoring with the third party of the request', async () => {
  const { request, thirdParty } = await approvedAndMonitored({ legalName: 'Narmada Looms Limited' });
  expect(await correct(request, { registrationIds: [cin] })).toBe(thirdParty);
  expect(await read(cast.client, thirdParty)).toMatchObject({
    rating: 'low',
    relationship: 'approved',
    monitored: true,
  });
  const next = await submitted(test1, cast, { legalName: 'Narmada Looms', registrationIds: [cin] });
  expect(next.thirdParty).toBe(thirdParty);
});

test('a request is about the third party that bears any of its identifiers, not only the strongest', async () => {
  const both = await submitted(test1, cast, {
    legalName: 'Kaveri Silk Limited',
    registrationIds: [{ ...cin, value: 'U17110MH2004PTC199999' }, pan],
  });
  const one = await submitted(test1, cast, { legalName: 'Kaveri Silk Ltd', registrationIds: [pan] });
  expect(one.thirdParty).toBe(both.thirdParty);
});

test('approving what was refused before sets a review day again', async () => {
  const { thirdParty } = await rated(test1, cast, {});
  const reason = 'As agreed.';
  const { nextReviewOn } = await read(cast.client, thirdParty);
  await change(cast.client, thirdParty, { action: 'decide', decision: 'rejected', reason });
  await change(cast.client, thirdParty, { action: 'decide', decision: 'approved', reason });
  expect((await read(cast.client, thirdParty)).nextReviewOn).toBe(nextReviewOn);
});

test('a request that is cancelled does not speak for its third party', async () => {
  const first = await approvedAndMonitored({ registrationIds: [{ ...pan, value: 'AABCK7777L' }] });
  const again = buildIntake({ registrationIds: [{ ...pan, value: 'AABCK7777L' }] });
  const draft = await buildRequest(test1, cast, { status: 'draft', intake: again });
  await act(cast.clientuser, 'submit', draft, { consent: true });
  expect((await stored(test1, first.thirdParty))?.lastRequestId).toBe(draft.id);
  await act(cast.client, 'cancel', await reload(test1, draft.id));
  expect((await stored(test1, first.thirdParty))?.lastRequestId).toBe(first.request.id);
});

test('a correction that names another known third party takes along what stands on the one that it leaves empty', async () => {
  const lei = { scheme: 'LEI' as const, value: '5493001KJTIIGC8Y1R12' };
  const known = await submitted(test1, cast, { legalName: 'Sone Jute', registrationIds: [lei] });
  const { request, thirdParty } = await approvedAndMonitored({ legalName: 'Sone Jute Limited' });
  expect(await correct(request, { registrationIds: [lei] })).toBe(thirdParty);
  expect(await read(cast.client, thirdParty)).toMatchObject({
    ...{ relationship: 'approved', monitored: true, requests: 2 },
  });
  expect((await reload(test1, known.request.id)).thirdPartyId).toBe(thirdParty);
  const gone = await cast.client.attempt('GET /reports/v1.0/thirdparties', { id: known.thirdParty });
  expect(gone.status).toBe(404);
});

test('of two that the client has decided on, the one with the identifier stays, and the stricter decision', async () => {
  const imo = { scheme: 'IMO' as const, value: '9074729' };
  const known = await approvedAndMonitored({ legalName: 'Hooghly Lines', registrationIds: [imo] });
  const { request, thirdParty } = await rated(test1, cast, { legalName: 'Hooghly Lines Limited' });
  await change(cast.client, thirdParty, { action: 'decide', decision: 'rejected', reason: 'Not them.' });
  expect(await correct(request, { registrationIds: [imo] })).toBe(known.thirdParty);
  expect(await read(cast.client, known.thirdParty)).toMatchObject({
    ...{ relationship: 'rejected', monitored: false, requests: 2 },
  });
  const { Data } = await cast.client.call('GET /reports/v1.0/notifications', {});
  expect(Data.map(({ activity }) => activity)).toContain(
    'was joined with another third party after a correction: check its decision, rating and monitoring',
  );
});

test('a request that turns out to be about somebody else leaves the others and their third party', async () => {
  const vat = (value: string) => ({ scheme: 'VAT' as const, value, country: 'IN' });
  const first = await approvedAndMonitored({ registrationIds: [vat('27AABCK1234L1Z5')] });
  const second = await rated(test1, cast, { registrationIds: [vat('27AABCK1234L1Z5')] });
  expect(second.thirdParty).toBe(first.thirdParty);
  const moved = await correct(second.request, { registrationIds: [vat('27AABCK9999L1Z5')] });
  expect(moved).not.toBe(first.thirdParty);
  expect(await read(cast.client, first.thirdParty)).toMatchObject({ monitored: true, requests: 1 });
  expect((await stored(test1, first.thirdParty))?.lastRequestId).toBe(first.request.id);
});

test('the register has the name that the only request was corrected to', async () => {
  const { request, thirdParty } = await rated(test1, cast, { legalName: 'Mahanadi Mils Limited' });
  expect(await correct(request, { legalName: 'Mahanadi Mills Limited' })).toBe(thirdParty);
  expect((await read(cast.client, thirdParty)).name).toBe('Mahanadi Mills Limited');
});

test('an identifier that was corrected away belongs to whom it names', async () => {
  const pans = ['AABCM1111L', 'AABCM2222L'].map((value) => ({ ...pan, value }));
  const [right, wrong] = pans as [typeof pan, typeof pan];
  const known = await submitted(test1, cast, { registrationIds: [right] });
  const mistaken = await rated(test1, cast, { registrationIds: [wrong] });
  expect(await correct(mistaken.request, { registrationIds: [right] })).toBe(known.thirdParty);
  const other = await submitted(test1, cast, { legalName: 'Somebody Else', registrationIds: [wrong] });
  expect([known.thirdParty, mistaken.thirdParty]).not.toContain(other.thirdParty);
  expect((await read(cast.client, other.thirdParty)).name).toBe('Somebody Else');
});

test('a third party for which a cancelled request speaks since before is given the one that speaks, within the hour', async () => {
  const value = 'AABCK8888L';
  const first = await approvedAndMonitored({ registrationIds: [{ ...pan, value }] });
  const again = await submitted(test1, cast, { registrationIds: [{ ...pan, value }] });
  await test1.platform.database.raw.executeSql("update requests set status = 'cancelled' where id = $1", [
    again.request.id,
  ]);
  expect((await stored(test1, first.thirdParty))?.lastRequestId).toBe(again.request.id);
  await test1.platform.jobs.runScheduled('third_parties.days');
  expect((await stored(test1, first.thirdParty))?.lastRequestId).toBe(first.request.id);
});

test('of two requests of the same moment the one with the higher number is the newer', async () => {
  for (let pair = 1; pair <= 5; pair++) {
    const over = { registrationIds: [{ ...pan, value: `AABCK880${pair}L` }] };
    const { request, thirdParty } = await submitted(test1, cast, over);
    const second = await submitted(test1, cast, over);
    const third = await submitted(test1, cast, over);
    await act(cast.client, 'cancel', await reload(test1, third.request.id));
    expect((await stored(test1, thirdParty))?.lastRequestId).toBe(second.request.id);
    const { assessments } = await read(cast.client, thirdParty);
    expect(assessments.map(({ id }) => id)).toEqual([third.request.id, second.request.id, request.id]);
  }
});
