import { signInAs } from '../../support/people/sign-in-as.ts';
import { published } from '../assessment/drafting.ts';
import { override } from '../assessment/overriding.ts';
import { listed, save } from '../assessment/working-on.ts';
import { act } from '../requests/act.ts';
import { screened, screenedRequest, workOf } from '../screening/screened-request.ts';
import { openScreeningApp, useInventedList } from '../screening/screening-app.ts';
import { attemptReleaseAfter, requestInReview, sections } from './release.ts';

const app = await openScreeningApp();
const { cast } = app;
const second = await signInAs(app, { role: 'allocator', name: 'Sunil Das' });
const third = await signInAs(app, { role: 'allocator', name: 'Tara Bose' });
await useInventedList(app);
afterAll(() => app.close());

type Request = Awaited<ReturnType<typeof requestInReview>>;

const releaseAfter = (request: Request, meanwhile: () => Promise<unknown>) =>
  attemptReleaseAfter(app, request, meanwhile);

const stale = [409, 'request.stale'];

async function overridden(request: Request) {
  const wanted = { action: 'override', band: 'high', reason: 'The accounts are thin.' } as const;
  const { asked } = await override(second, request, wanted);
  await override(third, request, { action: 'approve', override: asked?.id ?? '' });
}

async function screenedAgain(request: Request) {
  const before = await workOf(second, request);
  await second.call('POST /reports/v1.0/screenings', { client: request.clientId, request: request.id });
  await screened(second, request);
  expect((await workOf(second, request)).screening?.id).not.toBe(before.screening?.id);
}

describe('C5 a release of what its reviewer did not read is refused', () => {
  test('when two others overrode the rating', async () => {
    const request = await requestInReview(app);
    expect(await releaseAfter(request, () => overridden(request))).toEqual(stale);
    const { digest, rating } = await workOf(cast.allocator, request);
    expect(rating?.counts).toBe('high');
    const released = await act(cast.allocator, 'release', request, { digest: digest ?? '' });
    expect(released).toMatchObject({ status: 'released', rating: 'high' });
  });

  test('when it was screened once more', async () => {
    const request = await requestInReview(app, { legalName: 'Madurai Dyes' });
    expect(await releaseAfter(request, () => screenedAgain(request))).toEqual(stale);
  });

  test('when a method of rating was published that rates it higher', async () => {
    const request = await requestInReview(app, { legalName: 'Salem Steel' });
    expect(await releaseAfter(request, () => published(cast.admin, { 'bands.medium': 5 }))).toEqual(stale);
  });
});

test('C5 what a report takes nothing from does not stand in the way of its release', async () => {
  const request = await requestInReview(app, { legalName: 'Erode Yarns' });
  const remark = { text: 'Well told.', visibility: 'internal' } as const;
  expect(await releaseAfter(request, () => save(second, request, { comment: remark }))).toEqual([
    200,
    undefined,
  ]);
});

test('the work is locked while it is in review: neither its drafter nor its reviewer changes what it says', async () => {
  const request = await requestInReview(app, { legalName: 'Karur Linen' });
  const { version, digest } = await workOf(cast.allocator, request);
  const change = { client: request.clientId, request: request.id, version, sections };
  const tries = await Promise.all(
    [cast.drafter, cast.allocator].map((who) => who.attempt('POST /reports/v1.0/requestanalysis', change)),
  );
  expect(tries.map(({ status }) => status)).toEqual([422, 403]);
  expect((await workOf(cast.allocator, request)).digest).toBe(digest);
});

test('only work that is in review has a digest', async () => {
  const request = await screenedRequest(app, listed());
  expect((await workOf(cast.drafter, request)).digest).toBeNull();
});

test('a release that names nothing that was read is judged by the version of the request', async () => {
  const request = await requestInReview(app, { legalName: 'Dindigul Locks' });
  await screenedAgain(request);
  expect((await act(cast.allocator, 'release', request)).status).toBe('released');
});
