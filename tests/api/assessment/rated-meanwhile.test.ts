import { holdRows } from '../../support/database/hold-rows.ts';
import { screenedRequest, workOf } from '../screening/screened-request.ts';
import { openScreeningApp, useInventedList } from '../screening/screening-app.ts';
import { attemptOverride, override } from './overriding.ts';

const app = await openScreeningApp();
const { cast } = app;
await useInventedList(app);
afterAll(() => app.close());

test('C5 an override is approved only against the rating that a screening ending at the same moment leaves', async () => {
  const request = await screenedRequest(app, { legalName: 'Bamiyan Looms', countryOfIncorporation: 'DK' });
  const wanted = { action: 'override', band: 'medium', reason: 'The accounts are thin.' } as const;
  const { asked } = await override(cast.drafter, request, wanted);
  const approve = await attemptOverride(cast.allocator, request, {
    action: 'approve',
    override: asked?.id ?? '',
  });
  const screening = await holdRows(
    app,
    `with held as (select id from requests where id = $1 for update)
      insert into ratings (client_id, request_id, report_version, method_version, inputs, result, score, overall, at)
      select client_id, request_id, report_version, method_version, inputs,
        result || '{"overall": "high", "floors": [{"rule": "sanctions_match", "band": "high", "because": "Listed.", "reasons": []}]}',
        score, 'high', at
      from ratings where request_id = (select id from held) order by at desc, seq desc limit 1`,
    [request.id],
  );
  const approved = approve();
  await screening.untilWaiting(1, approved);
  await screening.letGo();
  const { status, body } = await approved;
  expect([status, body.Data]).toEqual([422, expect.stringContaining('has risen to high')]);
  const { rating } = await workOf(cast.drafter, request);
  expect(rating).toMatchObject({ counts: 'high', override: null });
});
