import { bytesOf, createOutbound } from '../../server/platform/outbound/create-outbound.ts';
import { DAY } from '../past/days.ts';
import { demoOutbound, FEED, RECEIVER } from './demo-outbound.ts';

const asOf = (daysAgo: number) =>
  demoOutbound(createOutbound({ allow: [] }), { now: () => new Date(Date.now() - daysAgo * DAY) });

test('the feed of the demo has what was written by then, and nothing of the future', async () => {
  const itemsOf = async (daysAgo: number) =>
    (await bytesOf(await asOf(daysAgo).fetch({ url: FEED }))).toString().split('<item>').length - 1;
  expect([await itemsOf(30), await itemsOf(5)]).toEqual([0, 1]);
  expect(await itemsOf(0)).toBeGreaterThan(3);
});

test('what is sent to the demo’s receiver is received', async () => {
  expect(await asOf(0).fetch({ url: RECEIVER, method: 'POST', body: '{}' })).toMatchObject({ status: 200 });
});

test('every other address is guarded as in production', async () => {
  for (const url of ['http://127.0.0.1/feed.xml', 'https://127.0.0.1/', FEED.replace('https', 'http')])
    await expect(asOf(0).fetch({ url })).rejects.toMatchObject({ reason: 'not_allowed' });
});
