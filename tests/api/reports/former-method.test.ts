import { breakInserts } from '../../support/database/break-inserts.ts';
import { holdRows } from '../../support/database/hold-rows.ts';
import { signInAs } from '../../support/people/sign-in-as.ts';
import { published } from '../assessment/drafting.ts';
import { act, attemptAct } from '../requests/act.ts';
import { screened, workOf } from '../screening/screened-request.ts';
import { openScreeningApp, useInventedList } from '../screening/screening-app.ts';
import { requestInReview } from './release.ts';

const app = await openScreeningApp();
const { cast } = app;
await useInventedList(app);
afterAll(() => app.close());

test('C5 a report is not released with a rating of the former method before the published one has rated it', async () => {
  const request = await requestInReview(app, { countryOfIncorporation: 'DK' });
  const second = await signInAs(app, { role: 'allocator', name: 'Sunil Das' });
  const mend = await breakInserts(app, 'ratings', 'request_id', request.id);
  await published(cast.admin, { 'bands.medium': 5 });
  await mend();

  const { digest, rating, openPoints } = await workOf(cast.allocator, request);
  expect(rating).toMatchObject({ methodVersion: '2', counts: 'low' });
  const sentence =
    'Rating method 3 was published, and the request has not been rated by it yet. Wait a moment. If this does not change, screen again.';
  expect(openPoints).toEqual([sentence]);
  const refused = await attemptAct(cast.allocator, 'release', request, { digest: digest ?? '' });
  expect([refused.status, refused.body.code, refused.body.Data]).toEqual([
    422,
    'screening.not_ready',
    `Not ready yet. ${sentence}`,
  ]);

  await second.call('POST /reports/v1.0/screenings', { client: request.clientId, request: request.id });
  await screened(second, request);
  expect((await workOf(second, request)).rating).toMatchObject({ methodVersion: '3', counts: 'medium' });
  expect(await act(cast.allocator, 'release', request)).toMatchObject({
    status: 'released',
    rating: 'medium',
  });
});

test('C5 a report that is released while a rating method is being published waits for it', async () => {
  const request = await requestInReview(app, { legalName: 'Madurai Dyes' });
  const publishing = await holdRows(
    app,
    `with former as (update rating_methods set status = 'superseded' where status = 'published' returning *)
      insert into rating_methods (number, status, content, changed_at, published_at)
      select number + 1, 'published', content || jsonb_build_object('version', (number + 1)::text), changed_at, published_at
      from former`,
    [],
  );
  const release = attemptAct(cast.allocator, 'release', request);
  await publishing.untilWaiting(1, release);
  await publishing.letGo();
  const refused = await release;
  expect([refused.status, refused.body.code]).toEqual([422, 'screening.not_ready']);
});
