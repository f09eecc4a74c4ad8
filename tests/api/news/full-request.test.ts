import { sql } from 'drizzle-orm';
import { rss } from '../../support/peers/publisher.ts';
import { rowsOf } from '../identity/database-state.ts';
import { screenedRequest } from '../screening/screened-request.ts';
import { feedOf, later, openNewsApp, path } from './news-app.ts';

const NAME = 'Kaveri Dredging Alpha Limited';
const app = await openNewsApp();
afterAll(() => app.close());

test('whoever works on a request that can have no more documents hears of the news that were not added', async () => {
  const request = await screenedRequest(app, { legalName: NAME });
  const most = 100;
  await rowsOf(
    app,
    sql`insert into media_sources (client_id, request_id, kind, title, file_id, sha256, mime, status, added_by, added_at)
      select ${request.clientId}::uuid, ${request.id}::uuid, 'news', 'Older ' || at, 'none', 'hash ' || at, 'text/plain',
        'read', ${app.cast.admin.actor.userId}::uuid, now() from generate_series(1, ${most}::int) at returning id`,
  );
  const titles = ['First', 'Second', 'Third', 'Fourth'];
  app.publisher.publish('/feed.xml', {
    body: rss(
      titles.map((title) => ({
        title,
        text: `${title}: prosecutors charged ${NAME} with paying bribes to port officials in Luanda in March 2021.`,
        link: `https://gazette.example/${title}`,
      })),
    ),
  });
  await app.cast.admin.call(path, { action: 'create', feed: feedOf(app) });
  await later(app, 0);
  const told = (await app.cast.drafter.call('GET /reports/v1.0/notifications', {})).Data.filter(
    ({ activity }) => activity.includes('news'),
  );
  expect(told.map(({ activity }) => activity)).toEqual([
    'is named in news that was not added, because it cannot have more documents: First, Second, Third and others',
  ]);
  await later(app, 1);
  const again = (await app.cast.drafter.call('GET /reports/v1.0/notifications', {})).Data;
  expect(again.filter(({ activity }) => activity.includes('news'))).toHaveLength(1);
});
