import { minutes } from '../identity/steps.ts';
import { releasedRequest } from '../reports/release.ts';
import { act } from '../requests/act.ts';
import { screened, screenedRequest, workOf } from './screened-request.ts';
import { openScreeningApp, useInventedList } from './screening-app.ts';

const app = await openScreeningApp();
const { cast } = app;
await useInventedList(app);
afterAll(() => app.close());

test('a third party is not named as another one with a similar name, whichever request about it is screened', async () => {
  const about = { legalName: 'Godavari Paper Mills Private Limited' };
  const first = await releasedRequest(app, about);
  app.platform.clock.advance(minutes(1));
  await screenedRequest(app, about);
  const similar = await screenedRequest(app, { legalName: 'Godavari Paper Mill Private Limited' });
  const reopened = await act(cast.allocator, 'reopen', first, { comment: 'New accounts.' });
  await screened(cast.drafter, reopened);
  const { nearMatches } = await workOf(cast.drafter, reopened);
  expect(nearMatches.map(({ name }) => name)).toEqual([similar.legalName]);
});
