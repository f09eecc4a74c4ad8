import { jest } from '@jest/globals';
import { signInAs } from '../../support/people/sign-in-as.ts';
import { published } from '../assessment/drafting.ts';
import { act, attemptAct } from '../requests/act.ts';
import { reload } from '../requests/build-request.ts';
import { workOf } from '../screening/screened-request.ts';
import { openScreeningApp, useInventedList } from '../screening/screening-app.ts';
import { requestInReview } from './release.ts';

const app = await openScreeningApp();
const { cast } = app;
await useInventedList(app);
afterAll(() => app.close());

/** The rendered report is stored once, before the transaction that seals it. */
function whileRendering(happens: () => Promise<unknown>) {
  const { files } = app.platform;
  const putBuffer = files.putBuffer.bind(files);
  return jest.spyOn(files, 'putBuffer').mockImplementationOnce(async (...sent) => {
    await happens();
    return putBuffer(...sent);
  });
}

test('C5 a report is not sealed with a rating that the machine raised while it was rendered', async () => {
  const request = await requestInReview(app, { countryOfIncorporation: 'DK' });
  const meanwhile = whileRendering(() => published(cast.admin, { 'bands.medium': 5 }));
  const refused = await attemptAct(cast.allocator, 'release', request);
  expect(meanwhile).toHaveBeenCalledTimes(1);
  expect([refused.status, refused.body.code]).toEqual([409, 'request.stale']);

  const { rating } = await workOf(cast.allocator, request);
  expect(rating).toMatchObject({ methodVersion: '3', counts: 'medium' });
  const released = await act(cast.allocator, 'release', request);
  expect(released).toMatchObject({ status: 'released', rating: 'medium' });
});

test.each(['themselves', 'an administrator'])(
  'C5 whoever has a conflict of interest since their release began does not release it (declared by %s)',
  async (by) => {
    const second = await signInAs(app, { role: 'allocator' });
    const request = await requestInReview(app);
    const declaring = by === 'themselves' ? second : cast.admin;
    const conflicts = [request.legalName];
    const declare = () =>
      declaring.call('POST /security/v1.0/userdetails', {
        action: 'conflicts',
        id: second.actor.userId,
        conflicts,
      });
    const meanwhile = whileRendering(declare);
    const refused = await attemptAct(second, 'release', request);
    expect(meanwhile).toHaveBeenCalled();
    expect([refused.status, refused.body.Data]).toEqual([
      422,
      'You have a conflict of interest with this third party or client, so someone else has to do this.',
    ]);
    expect((await reload(app, request.id)).status).toBe('in_review');
    expect(await act(cast.allocator, 'release', request)).toMatchObject({ status: 'released' });
  },
);
