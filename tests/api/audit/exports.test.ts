import { operations } from '../../../contract/index.ts';
import { samples } from '../../support/calls/samples.ts';
import { noise } from '../../support/runner/noise.ts';
import { attempt, gets } from '../hostile/callers.ts';
import { openHostileApp } from '../hostile/hostile-app.ts';
import { eventsOf, withoutAudit } from './told-events.ts';

const test1 = await openHostileApp();
afterAll(() => test1.close());

const lists = gets.filter((key) => {
  const { request } = operations[key];
  return 'shape' in request && 'export' in (request.shape as object);
});

test('E5 every list can be taken away', () => {
  expect(lists.length).toBeGreaterThan(5);
});

test.each(lists)(
  'E5 an export of %s leaves one event, saying which list, how much and by which filter',
  async (key) => {
    const [{ status, body }, events] = await eventsOf(test1, () =>
      attempt(test1.admin, key, { export: 'csv', search: 'a', current: 1, pageSize: 200 }),
    );
    expect(status).toBe(200);
    const { total } = body as unknown as { total: number };
    expect(events).toEqual([
      expect.objectContaining({
        type: 'list.exported',
        data: { list: key, format: 'csv', rows: total, filters: ['search'] },
      }),
    ]);
  },
);

test.each(lists)('E5 without that event %s gives no row away', async (key) => {
  noise.expect(/500 for GET/);
  await withoutAudit(test1, async () => {
    const { status, body } = await attempt(test1.admin, key, { export: 'csv' });
    expect(status).toBe(500);
    expect(JSON.stringify(body)).not.toContain('Zarqun');
  });
});

/** Taking a file or a sealed report is a download. */
const takes: Record<string, string> = {
  'GET /api/reportData/:client/:request/': 'report.read',
  'GET /reports/v1.0/auditexport': 'list.exported',
};

test.each(gets)('E5 reading %s leaves nothing, unless something is taken away', async (key) => {
  const { client } = test1.ours;
  const [, events] = await eventsOf(test1, () =>
    attempt(client, key, samples[key](test1.ours.target) as object),
  );
  const told = events.map(({ type }) => type).filter((type) => type !== 'call.refused');
  expect(told).toEqual([takes[key]].filter(Boolean));
});
