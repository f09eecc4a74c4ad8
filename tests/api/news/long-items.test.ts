import { MediaLimits, NewsLimits } from '../../../contract/limits.ts';
import { FEW_PASSAGES_DIR } from '../../support/data/few-passages-dir.ts';
import { rss } from '../../support/peers/publisher.ts';
import { allRead, useModel } from '../media/read-media.ts';
import { screenedRequest } from '../screening/screened-request.ts';
import { feedOf, later, openNewsApp, path } from './news-app.ts';

const app = await openNewsApp({ passagesDir: FEW_PASSAGES_DIR });
await useModel(app);
afterAll(() => app.close());

const NAME = 'Kaveri Dredging Alpha Limited';
const harbour = 'The harbour of Luanda opened for vessels that carry grain. ';
const ofLength = (length: number) => harbour.repeat(Math.ceil(length / harbour.length));
const bribery = `On 12 March 2021 prosecutors charged ${NAME} with paying bribes to port officials in Luanda.`;

test('what an item of a feed says late is read, and one that is too long says that only a part was', async () => {
  const { admin } = app.cast;
  const request = await screenedRequest(app, { legalName: NAME });
  app.publisher.publish('/feed.xml', {
    body: rss([
      { title: 'Long', text: `${ofLength(100_000)}<p>${bribery}</p>`, link: 'https://gazette.example/1' },
      {
        title: 'Too long',
        text: `${NAME} is known. ${ofLength(MediaLimits.characters)}`,
        link: 'https://gazette.example/2',
      },
      { title: `${ofLength(NewsLimits.title)}${bribery}`, text: harbour, link: 'https://gazette.example/3' },
    ]),
  });
  await admin.call(path, { action: 'create', feed: feedOf(app) });
  await later(app, 0);
  const { media, findings } = await allRead(app.cast.drafter, request);
  const [long, ...others] = media.sources.filter(({ url }) => url === 'https://gazette.example/3');
  expect([long, others]).toEqual([expect.objectContaining({ status: 'read', proposed: 1 }), []]);
  const partly = media.sources
    .filter(({ id }) => id !== long?.id)
    .map(({ title, status, partlyRead }) => ({ title, status, partlyRead }));
  expect(partly.toSorted((a, b) => a.title.localeCompare(b.title))).toEqual([
    { title: 'Long', status: 'read', partlyRead: false },
    { title: 'Too long', status: 'read', partlyRead: true },
  ]);
  const excerpts = findings.flatMap(({ machine }) => machine?.excerpt ?? []);
  expect(excerpts).toContainEqual(expect.stringContaining('paying bribes'));
});
