import { MediaLimits } from '../../../contract/limits.ts';
import { rss } from '../../support/peers/publisher.ts';
import { addSource } from '../media/read-media.ts';
import { screenedRequest } from '../screening/screened-request.ts';
import { releasedAndMonitored } from './monitoring-switch.ts';
import { alertsOf, feedOf, later, monitoredParty, openNewsApp, path } from './news-app.ts';
import { twoVersions, useVersion } from './two-versions.ts';

const app = await openNewsApp();
const { mild, strict } = await twoVersions(app);
afterAll(() => app.close());

const harbour = 'The harbour of Luanda opened for vessels that carry grain. ';
const ofLength = (length: number) => harbour.repeat(Math.ceil(length / harbour.length));
const bribery = (name: string) =>
  `On 12 March 2021 prosecutors charged ${name} with paying bribes to port officials in Luanda.`;

test('news about a monitored third party is read to its end, and so are the long documents of its report', async () => {
  await useVersion(app, mild);
  const [inNews, inReport] = ['Fairmead Marine Services Limited', 'Oakhurst Lighterage Limited'];
  const party = await monitoredParty(app, inNews);
  const text = `<p>${ofLength(2 * MediaLimits.characters)}</p><p>${bribery(inNews)}</p><p>${harbour}</p>`;
  app.publisher.publish('/feed.xml', {
    body: rss([{ title: 'Long', text, link: 'https://gazette.example/1' }]),
  });
  await app.cast.admin.call(path, { action: 'create', feed: feedOf(app) });
  await later(app, 0);
  const request = await screenedRequest(app, { legalName: inReport });
  const content = `${ofLength(MediaLimits.characters)}\n\n${bribery(inReport)}`;
  await addSource(app.cast.drafter, request, { action: 'add', title: 'Court file' }, [
    { name: 'court.txt', content },
  ]);
  const reported = await releasedAndMonitored(app, request);
  await useVersion(app, strict);
  expect(await alertsOf(app.cast.allocator, party)).toMatchObject([
    { news: [{ title: 'Long', excerpt: expect.stringContaining('paying bribes') }] },
  ]);
  expect(await alertsOf(app.cast.allocator, reported)).toMatchObject([
    { news: [{ title: 'Court file', excerpt: expect.stringContaining('paying bribes') }] },
  ]);
});
