import { pngUrl, writtenPng } from '../../support/documents/written-png.ts';
import { enter } from '../../support/people/sign-in-as.ts';
import { approvedOverride } from '../assessment/overriding.ts';
import { save } from '../assessment/working-on.ts';
import { partyOf, useList } from '../clusters/clustered.ts';
import { act, attemptAct } from '../requests/act.ts';
import { screenedRequest, workOf } from '../screening/screened-request.ts';
import { openScreeningApp } from '../screening/screening-app.ts';
import { attemptReleaseAfter, requestInReview, sections } from './release.ts';

const app = await openScreeningApp();
const { cast } = app;
const { admin } = cast;
const karimov = (id: string) => `${id},Rustam Karimov,person,Abu Bakr Samarkandi,UZ,1960-03-12,QDi,sanctions`;
const lists = {
  one: await useList(app, 'One', [karimov('A')]),
  two: await useList(app, 'Two', [karimov('B')]),
};
afterAll(() => app.close());

const stale = [409, 'request.stale'];

type Client = { name?: string; branding?: { accent?: string | null; logo?: string | null } };
async function changeClient(change: Client) {
  const { Data } = await admin.call('GET /security/v1.0/clientdetails', { pageSize: 200 });
  const found = Data.find(({ id }) => id === cast.client.actor.clientId)!;
  const { id, version, name, code, active } = found;
  const modules = found.modules as [];
  return admin.call('POST /security/v1.0/clientdetails', {
    id,
    version,
    name,
    code,
    modules,
    active,
    ...change,
  });
}

async function retitle(path: 'entitytypes' | 'categories' | 'reporttypes', key: string) {
  const { Data } = await admin.call(`GET /reports/v1.0/${path}`, {});
  const { dueIfSubmittedNow: _due, ...item } = Data.find((one) => one.key === key) as Record<string, unknown>;
  return admin.call(`POST /reports/v1.0/${path}`, {
    ...item,
    title: `${item.title}, as called now`,
  } as never);
}

async function renameDrafter() {
  const { Data } = await admin.call('GET /security/v1.0/userdetails', { pageSize: 200 });
  const { id, version } = Data.find((one) => one.id === cast.drafter.actor.userId)!;
  await admin.call('POST /security/v1.0/userdetails', {
    ...{ action: 'change', id, version, user: { name: 'Ravi Mehta Nair' } },
  } as never);
}

describe('C5 a release is refused that would seal other words than its reviewer read', () => {
  test.each<[string, () => Promise<unknown>]>([
    ['the client has another name', () => changeClient({ name: 'Kaveri Holdings' })],
    ['the client has another accent', () => changeClient({ branding: { accent: '#1A4F9C' } })],
    ['the client has another logo', () => changeClient({ branding: { logo: pngUrl(writtenPng(300, 100)) } })],
    ['the type of report has another title', () => retitle('reporttypes', 'basic_screening')],
    ['the type of the third party has another title', () => retitle('entitytypes', 'organisation')],
    ['a risk to assess has another title', () => retitle('categories', 'sanctions')],
    ['its drafter has another name', renameDrafter],
  ])('when %s since', async (_what, meanwhile) => {
    const request = await requestInReview(app);
    expect(await attemptReleaseAfter(app, request, meanwhile)).toEqual(stale);
    const { digest } = await workOf(cast.allocator, request);
    const released = await act(cast.allocator, 'release', request, { digest: digest ?? '' });
    expect(released.status).toBe('released');
  });

  test('but not for titles that its report does not name', async () => {
    const request = await requestInReview(app);
    const meanwhile = () => retitle('categories', 'pep');
    expect(await attemptReleaseAfter(app, request, meanwhile)).toEqual([200, undefined]);
  });

  test('when entries of two lists turned out to be one person', async () => {
    const { party } = await partyOf(app, lists.one, 'A');
    const entry = { party: party?.id ?? '', watchlist: lists.two, entry: 'B' };
    const reason = 'Another birth date.';
    await admin.call('POST /reports/v1.0/listedparties', { action: 'split', ...entry, reason });
    const request = await screenedRequest(app, { legalName: 'Rustam Karimov', entityType: 'individual' });
    const { matches } = await workOf(cast.drafter, request);
    expect(matches.length).toBe(2);
    await save(cast.drafter, request, {
      sections,
      dispositions: matches.map(({ id }) => ({
        ...{ match: id, disposition: 'true_match' as const, reasonCode: 'name_and_data_agree' },
        comment: 'By the passport.',
      })),
    });
    const inReview = await act(cast.drafter, 'submit_for_review', request);
    const { partySplits } = await workOf(cast.allocator, inReview);
    const join = { action: 'join' as const, split: partySplits[0]?.id ?? '', reason: 'It is him.' };
    const meanwhile = () => admin.call('POST /reports/v1.0/listedparties', join);
    expect(await attemptReleaseAfter(app, inReview, meanwhile)).toEqual(stale);
  });

  test('when an override of the rating expired since', async () => {
    const DAY = 86_400_000;
    const { clock, jobs } = app.platform;
    const expiresOn = new Date(clock.now().getTime() + 10 * DAY).toISOString().slice(0, 10);
    const request = await screenedRequest(app, { legalName: 'Vellore Looms' });
    await approvedOverride(cast, request, { band: 'high', reason: 'The accounts are thin.', expiresOn });
    await save(cast.drafter, request, { sections });
    const inReview = await act(cast.drafter, 'submit_for_review', request);
    const { digest } = await workOf(cast.allocator, inReview);
    clock.advance(11 * DAY);
    const later = await enter(app, cast.allocator.actor.userId);
    expect(await jobs.runScheduled('rating.overrides')).toBe(1);
    const refused = await attemptAct(later, 'release', inReview, { digest: digest ?? '' });
    expect([refused.status, refused.body.code]).toEqual(stale);
    clock.advance(-11 * DAY);
  });
});
