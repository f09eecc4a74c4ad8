import { screenedRequest, workOf } from '../screening/screened-request.ts';
import { finished, openScreeningApp, useInventedList } from '../screening/screening-app.ts';
import { attemptSave, falsePositive, listed } from './working-on.ts';

const test1 = await openScreeningApp();
const { drafter, allocator } = test1.cast;
await useInventedList(test1);
afterAll(() => test1.close());

test('decisions on matches of a former screening are refused with the reason, and nothing is saved', async () => {
  const request = await screenedRequest(test1, listed());
  const before = await workOf(drafter, request);
  const { Data } = await drafter.call('POST /reports/v1.0/screenings', { request: request.id });
  await finished(drafter, Data.job);
  const now = await workOf(drafter, request);
  const id = before.matches[0]?.id ?? '';
  expect(now.matches[0]?.id).not.toBe(id);

  const { match: _, ...decision } = falsePositive(id);
  const conditions = { watchlist: before.matches[0]?.watchlist };
  const saves: [typeof drafter, Parameters<typeof attemptSave>[2]][] = [
    [drafter, { dispositions: [falsePositive(id)] }],
    [drafter, { rule: { conditions, matches: [id], ...decision } }],
    [allocator, { confirm: [id] }],
  ];
  for (const [who, sent] of saves) {
    const { status, body } = await attemptSave(who, request, sent, now.version);
    expect([status, body.code, body.Data]).toEqual([
      409,
      'analysis.stale',
      'The request was screened again meanwhile, so its matches are new. Load them, then save again.',
    ]);
  }
  const unknown = await attemptSave(drafter, request, { confirm: [request.id] }, now.version);
  expect(unknown.status).toBe(404);
  expect(await workOf(drafter, request)).toEqual(now);
});
