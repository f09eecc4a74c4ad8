import { bytesOf, createOutbound } from '../../server/platform/outbound/create-outbound.ts';
import { demoOutbound, FEED, RECEIVER } from './demo-outbound.ts';

const at = (day: string) => demoOutbound(createOutbound({ allow: [] }), { now: () => new Date(day) });
const present = at('2100-01-01');

test('the feed of the demo has what was written by then, and nothing of the future', async () => {
  const itemsAt = async (peers: typeof present) =>
    (await bytesOf(await peers.fetch({ url: FEED }))).toString().split('<item>').length - 1;
  expect(await itemsAt(at('2020-01-01'))).toBe(0);
  expect(await itemsAt(present)).toBeGreaterThan(3);
});

test('what is sent to the demo’s receiver is received', async () => {
  expect(await present.fetch({ url: RECEIVER, method: 'POST', body: '{}' })).toMatchObject({ status: 200 });
});

test('every other address is guarded as in production', async () => {
  for (const url of ['http://127.0.0.1/feed.xml', 'https://127.0.0.1/', FEED.replace('https', 'http')])
    await expect(present.fetch({ url })).rejects.toMatchObject({ reason: 'not_allowed' });
});
