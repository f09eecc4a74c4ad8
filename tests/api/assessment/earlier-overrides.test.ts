import type { DraftIntake } from '../../../contract/reports/intake.ts';
import { enter, type Member } from '../../support/people/sign-in-as.ts';
import { releasedRequest, sections } from '../reports/release.ts';
import { act } from '../requests/act.ts';
import { screened, screenedRequest } from '../screening/screened-request.ts';
import { type Cast, openScreeningApp, useInventedList } from '../screening/screening-app.ts';
import { change, read } from '../third-parties/register-app.ts';
import { approvedOverride, override } from './overriding.ts';
import { save } from './working-on.ts';

const DAY = 86_400_000;
const app = await openScreeningApp();
const cast = app.cast;
await useInventedList(app);
afterAll(() => app.close());

const expiring = () => app.platform.jobs.runScheduled('rating.overrides');
const dayIn = (days: number) =>
  new Date(app.platform.clock.now().getTime() + days * DAY).toISOString().slice(0, 10);

/** Sessions do not outlive the days that pass. */
async function inDays(days: number, work: (again: Pick<Cast, 'client' | 'allocator'>) => Promise<void>) {
  app.platform.clock.advance(days * DAY);
  const again = (member: Member) => enter(app, member.actor.userId);
  try {
    await work({ client: await again(cast.client), allocator: await again(cast.allocator) });
  } finally {
    app.platform.clock.advance(-days * DAY);
  }
}

const risky = (legalName: string): DraftIntake => ({
  ...{ legalName, registrationIds: [{ scheme: 'VAT', value: legalName, country: 'AF' }] },
  ...{ industry: 'mining', relationshipType: 'supplier', countryOfIncorporation: 'AF' },
});
type Request = Awaited<ReturnType<typeof screenedRequest>>;

/** Releases a report that an override rates low, for so many days. */
async function releaseAsLow(request: Request, days: number) {
  await approvedOverride(cast, request, { band: 'low', reason: 'State-owned.', expiresOn: dayIn(days) });
  await save(cast.drafter, request, { sections });
  return act(cast.allocator, 'release', await act(cast.drafter, 'submit_for_review', request));
}

const partyOf = async (who: Member, search: string) =>
  (await who.call('GET /reports/v1.0/thirdparties', { search })).Data[0];
const rowOf = async (who: Member, { id, clientId }: Request) =>
  (await who.call('GET /reports/v1.0/requestdetails', { client: clientId, request: id })).Data[0];
const topRisk = async (who: Member, { id }: Request) =>
  (await who.call('GET /reports/v1.0/dashboards', {})).Data.topRisks.find(
    ({ requestId }) => requestId === id,
  );

test('an override of an earlier report changes nothing of the rating that a later report sealed', async () => {
  const first = await releaseAsLow(await screenedRequest(app, risky('Panjshir Ore Traders')), 20);
  const reopened = await act(cast.allocator, 'reopen', first, { comment: 'New accounts.' });
  await screened(cast.drafter, reopened);
  await releaseAsLow(await act(cast.drafter, 'start', reopened), 100);
  const before = await partyOf(cast.client, 'Panjshir');
  await inDays(21, async (again) => {
    expect(await expiring()).toBeGreaterThan(0);
    expect(await partyOf(again.client, 'Panjshir')).toEqual(before);
    expect(await rowOf(again.allocator, first)).toMatchObject({
      ...{ rating: 'low', ratingBasis: 'override', overrideUntil: dayIn(100 - 21) },
    });
  });
});

test('an override of one request changes nothing of the rating that a later report of another one sealed', async () => {
  await releaseAsLow(await screenedRequest(app, risky('Herat Ore Traders')), 20);
  app.platform.clock.advance(60_000);
  await releaseAsLow(await screenedRequest(app, risky('Herat Ore Traders')), 100);
  const before = await partyOf(cast.client, 'Herat');
  expect(before).toMatchObject({ requests: 2, rating: 'low' });
  await inDays(21, async (again) => {
    expect(await expiring()).toBeGreaterThan(0);
    expect(await partyOf(again.client, 'Herat')).toEqual(before);
  });
});

test('a request given up after its report was reopened shows the sealed rating again, until the override of that ends', async () => {
  const first = await releaseAsLow(await screenedRequest(app, risky('Kunduz Ore Traders')), 20);
  const reopened = await act(cast.allocator, 'reopen', first, { comment: 'New accounts.' });
  await screened(cast.drafter, reopened);
  await approvedOverride(cast, reopened, { band: 'high', reason: 'Unpaid taxes.', expiresOn: dayIn(5) });
  expect(await rowOf(cast.allocator, first)).toMatchObject({ rating: 'high', overrideUntil: dayIn(5) });
  await act(cast.client, 'cancel', reopened, { comment: 'No longer needed.' });
  const sealed = { rating: 'low', ratingBasis: 'override', provisional: false, overrideUntil: dayIn(20) };
  expect(await rowOf(cast.allocator, first)).toMatchObject(sealed);
  await inDays(6, async (again) => {
    expect(await expiring()).toBeGreaterThan(0);
    expect(await rowOf(again.allocator, first)).toMatchObject(sealed);
  });
  await inDays(21, async (again) => {
    expect(await expiring()).toBeGreaterThan(0);
    expect(await rowOf(again.allocator, first)).toMatchObject({ rating: 'medium', ratingBasis: 'score' });
  });
});

test('once an override of the sealed report ends while it is reopened, highest risks and the request given up later say what counts', async () => {
  const first = await releaseAsLow(await screenedRequest(app, risky('Kapisa Ore Traders')), 20);
  const reopened = await act(cast.allocator, 'reopen', first, { comment: 'New accounts.' });
  await screened(cast.drafter, reopened);
  expect(await topRisk(cast.client, first)).toMatchObject({ rating: 'low', basis: 'override' });
  const ended = { rating: 'medium', basis: 'score' };
  await inDays(21, async (again) => {
    expect(await expiring()).toBeGreaterThan(0);
    expect(await partyOf(again.client, 'Kapisa')).toMatchObject({ rating: 'medium' });
    expect(await topRisk(again.client, first)).toMatchObject(ended);
    await act(again.client, 'cancel', reopened, { comment: 'No longer needed.' });
    expect(await rowOf(again.allocator, first)).toMatchObject({
      ...{ rating: 'medium', ratingBasis: 'score', provisional: false, overrideUntil: null },
    });
    expect(await topRisk(again.client, first)).toMatchObject(ended);
  });
});

test('highest risks say what counts too, once the override of a request ends that was given up', async () => {
  const first = await releaseAsLow(await screenedRequest(app, risky('Logar Ore Traders')), 20);
  const reopened = await act(cast.allocator, 'reopen', first, { comment: 'New accounts.' });
  await act(cast.client, 'cancel', reopened, { comment: 'No longer needed.' });
  await inDays(21, async (again) => {
    expect(await expiring()).toBeGreaterThan(0);
    expect(await topRisk(again.client, first)).toMatchObject({ rating: 'medium', basis: 'score' });
  });
});

test('a rating whose request turns out to be about somebody else makes way for that of the newest report left, and a review is due', async () => {
  const vat = (value: string) => [{ scheme: 'VAT' as const, value, country: 'AF' }];
  const facts = risky('Wardak Ore Traders');
  await releasedRequest(app, facts);
  app.platform.clock.advance(1000);
  const second = await releaseAsLow(await screenedRequest(app, facts), 20);
  const before = await partyOf(cast.client, 'Wardak');
  const party = before?.id ?? '';
  expect(before).toMatchObject({ requests: 2, rating: 'low', ratingBasis: 'override', reviewDue: false });
  app.platform.clock.advance(1000);
  const reopened = await act(cast.allocator, 'reopen', second, { comment: 'Which number?' });
  const started = await act(cast.drafter, 'start', reopened);
  const amended = await act(cast.drafter, 'amend', started, {
    intake: { registrationIds: vat('Wardak Salt') },
  });
  expect(amended.thirdPartyId).not.toBe(party);
  const left = await read(cast.client, party);
  expect(left).toMatchObject({ requests: 1, rating: 'medium', ratingBasis: 'score', reviewDue: true });
  expect(left.alerts).toMatchObject([
    { kind: 'review_due', outcome: null, reasons: [{ code: 'alert.report_left' }] },
  ]);
  const { Data } = await cast.client.call('GET /reports/v1.0/notifications', {});
  const told = Data.filter(({ entity_name }) => entity_name === 'Wardak Ore Traders');
  expect(told.map(({ activity }) => activity)).toContain('is due for review');

  await act(cast.client, 'cancel', amended, { comment: 'No longer needed.' });
  const back = await read(cast.client, party);
  expect(back).toMatchObject({ requests: 2, rating: 'low', ratingBasis: 'override', reviewDue: false });
  expect(back.nextReviewOn).toBe(before?.nextReviewOn);
  expect(back.alerts).toMatchObject([{ kind: 'review_due', outcome: 'settled' }]);
});

test('where no other report is left, the third party has no rating until one is sealed', async () => {
  const facts = risky('Zabul Ore Traders');
  await screenedRequest(app, facts);
  app.platform.clock.advance(1000);
  const second = await releaseAsLow(await screenedRequest(app, facts), 20);
  const { id: party = '' } = (await partyOf(cast.client, 'Zabul')) ?? {};
  const reopened = await act(cast.allocator, 'reopen', second, { comment: 'Which number?' });
  await act(cast.drafter, 'amend', await act(cast.drafter, 'start', reopened), {
    intake: { registrationIds: [{ scheme: 'VAT', value: 'Zabul Salt', country: 'AF' }] },
  });
  expect(await read(cast.client, party)).toMatchObject({ requests: 1, rating: null, ratingBasis: null });
});

test('an override about a refused third party asks for no review once it expires, and stays in its history', async () => {
  await releaseAsLow(await screenedRequest(app, risky('Balkh Ore Traders')), 20);
  const { id = '' } = (await partyOf(cast.client, 'Balkh')) ?? {};
  await change(cast.client, id, { action: 'decide', decision: 'rejected', reason: 'Too risky.' });
  await inDays(21, async (again) => {
    await expiring();
    expect(await partyOf(again.client, 'Balkh')).toMatchObject({
      ...{ rating: 'medium', openAlerts: 0, nextReviewOn: null, reviewDue: false },
    });
    const { Data } = await again.client.call('GET /reports/v1.0/notifications', {});
    expect(
      Data.filter(({ entity_name }) => entity_name.startsWith('Balkh')).map(({ activity }) => activity),
    ).not.toContain('lost the override of its rating: a review is due');
    const profile = await again.client.call('GET /reports/v1.0/thirdpartyprofile', { id });
    expect(profile.Data.ratings).toMatchObject([{ source: 'report' }, { source: 'override_expired' }]);
  });
});

test('a rating is provisional no longer once the override that waited has expired', async () => {
  const request = await screenedRequest(app, { legalName: 'Ghazni Looms' });
  const asked = { action: 'override', band: 'high', reason: 'Thin.', expiresOn: dayIn(3) } as const;
  await override(cast.drafter, request, asked);
  expect(await rowOf(cast.allocator, request)).toMatchObject({ provisional: true });
  await inDays(4, async (again) => {
    expect(await expiring()).toBeGreaterThan(0);
    expect(await rowOf(again.allocator, request)).toMatchObject({ rating: 'medium', provisional: false });
  });
});
