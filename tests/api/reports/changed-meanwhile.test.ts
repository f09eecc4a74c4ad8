import { jest } from '@jest/globals';
import { published } from '../assessment/drafting.ts';
import { act, attemptAct } from '../requests/act.ts';
import { workOf } from '../screening/screened-request.ts';
import { openScreeningApp, useInventedList } from '../screening/screening-app.ts';
import { requestInReview } from './release.ts';

const app = await openScreeningApp();
const { cast } = app;
await useInventedList(app);
afterAll(() => app.close());

test('C5 a report is not sealed with a rating that the machine raised while it was rendered', async () => {
  const request = await requestInReview(app);
  const { files } = app.platform;
  const putBuffer = files.putBuffer.bind(files);
  // The rendered report is stored once, before the transaction that seals it.
  const meanwhile = jest.spyOn(files, 'putBuffer').mockImplementationOnce(async (...sent) => {
    await published(cast.admin, { 'bands.medium': 5 });
    return putBuffer(...sent);
  });
  const refused = await attemptAct(cast.allocator, 'release', request);
  expect(meanwhile).toHaveBeenCalledTimes(1);
  expect([refused.status, refused.body.code]).toEqual([409, 'request.stale']);

  const { rating } = await workOf(cast.allocator, request);
  expect(rating).toMatchObject({ methodVersion: '2', counts: 'medium' });
  const released = await act(cast.allocator, 'release', request);
  expect(released).toMatchObject({ status: 'released', rating: 'medium' });
});
