import { holdRows } from '../../support/database/hold-rows.ts';
import { attemptAct } from '../requests/act.ts';
import { reload } from '../requests/build-request.ts';
import {
  importList,
  inventedRows,
  openScreeningApp,
  ownList,
  useInventedList,
} from '../screening/screening-app.ts';
import { requestInReview } from './release.ts';

const app = await openScreeningApp();
const { cast } = app;
await useInventedList(app);
afterAll(() => app.close());

test('C5 a report that is released while a list version is being activated waits for it, and is screened with it first', async () => {
  const request = await requestInReview(app);
  const rows = [...inventedRows, `X9,${request.legalName},organisation,,IN,,TEST,sanctions`];
  const { version } = await importList(cast.admin, ownList(rows), {
    format: 'plain_csv',
    name: 'Invented list',
  });
  const activating = await holdRows(
    app,
    `with list as (
        select watchlist_id as id from watchlist_versions v join watchlists w on w.id = v.watchlist_id
        where v.id = $1 for update of w)
      update watchlist_versions v set status = case when v.id = $1 then 'active' else 'superseded' end
      from list where v.watchlist_id = list.id and (v.id = $1 or v.status = 'active')`,
    [version],
  );
  const release = attemptAct(cast.allocator, 'release', request);
  await activating.untilWaiting(1, release);
  await activating.letGo();
  const refused = await release;
  expect([refused.status, refused.body.code]).toEqual([422, 'screening.not_ready']);
  expect((await reload(app, request.id)).status).toBe('in_review');
});
