import { FEW_PASSAGES_DIR } from '../../support/data/few-passages-dir.ts';
import { noise } from '../../support/runner/noise.ts';
import { posts } from '../hostile/callers.ts';
import { settled } from '../hostile/settled.ts';
import { businessRows } from '../requests/business-rows.ts';
import { openScreeningApp, useInventedList } from '../screening/screening-app.ts';
import { allActs } from './acts/all-acts.ts';
import { eventsOf, withoutAudit } from './told-events.ts';

const test1 = await openScreeningApp([], { env: { passagesDir: FEW_PASSAGES_DIR } });
await useInventedList(test1);
afterAll(() => test1.close());
afterEach(() => settled(test1));

test('E5 every call that may change something has its line here', () => {
  expect(Object.keys(allActs).sort()).toEqual([...posts].sort());
});

const acts = Object.entries(allActs).flatMap(([key, list]) => list.map((act) => ({ key, ...act })));
const telling = acts.flatMap((act) => ('leaves' in act ? [act] : []));
const silent = acts.flatMap((act) => ('leavesNothing' in act ? [act] : []));

test.each(telling)(
  'E5 $key, $does: leaves $leaves in one call, and does not happen when that cannot be written',
  async ({ how, leaves }) => {
    const attempt = await how(test1);
    await settled(test1);
    const before = await businessRows(test1);
    noise.expect(/500 for POST/);
    await withoutAudit(test1, async () => expect((await attempt()).status).toBe(500));
    // A wrong try counts against the account whatever else fails.
    if (!leaves.includes('user.sign_in_refused')) expect(await businessRows(test1)).toBe(before);

    const [{ status }, events] = await eventsOf(test1, attempt);
    const refused = leaves.includes('user.sign_in_refused') || leaves.includes('user.token_reused');
    expect(status < 300).toBe(!refused);
    expect(events.map(({ type }) => type).sort()).toEqual([...leaves].sort());
    expect(new Set(events.map(({ call }) => call)).size).toBe(1);
  },
);

test.each(silent)('E5 $key, $does: leaves nothing. $leavesNothing', async ({ how }) => {
  const attempt = await how(test1);
  const [{ status }, events] = await eventsOf(test1, attempt);
  expect(status).toBeLessThan(300);
  expect(events).toEqual([]);
});

test('E5 verifying the chain, which only reads, leaves one event too', async () => {
  const [{ status }, events] = await eventsOf(test1, () =>
    test1.cast.admin.attempt('GET /reports/v1.0/audittrails', { verify: 'true' }),
  );
  expect([status, events.map(({ type }) => type)]).toEqual([200, ['audit.verified']]);
});
