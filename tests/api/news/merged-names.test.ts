import { eq } from 'drizzle-orm';
import { thirdParties as thirdPartyTable } from '../../../server/modules/third-parties/tables.ts';
import { db } from '../../../server/platform/index.ts';
import { rss } from '../../support/peers/publisher.ts';
import { screenedRequest } from '../screening/screened-request.ts';
import { change } from '../third-parties/register-app.ts';
import { alertsOf, feedOf, later, openNewsApp, path } from './news-app.ts';
import { useQuickVersion } from './two-versions.ts';

const FORMER = 'Fairmead Marine Services Limited';
const app = await openNewsApp();
await useQuickVersion(app);
afterAll(() => app.close());

async function partyOf(legalName: string) {
  const request = await screenedRequest(app, { legalName });
  const { Data } = await app.cast.client.call('GET /reports/v1.0/thirdparties', {});
  return Data.find(({ lastRequestId }) => lastRequestId === request.id)?.id ?? '';
}

test('an item that names a merged third party by the name of the one that went raises an alert', async () => {
  const gone = await partyOf(FORMER);
  const kept = await partyOf('Halcyon Ferries Limited');
  await app.platform.database.tx({ kind: 'identity' }, () =>
    db().update(thirdPartyTable).set({ monitored: true }).where(eq(thirdPartyTable.id, gone)),
  );
  await change(app.cast.client, gone, { action: 'merge', into: kept, reason: 'Renamed in 2024.' });
  const text = `On 12 March 2021 prosecutors charged ${FORMER} with paying bribes to port officials in Luanda in order to win a dredging contract.`;
  app.publisher.publish('/feed.xml', {
    body: rss([{ title: 'Charged', text, link: 'https://gazette.example/1' }]),
  });
  await app.cast.admin.call(path, { action: 'create', feed: feedOf(app) });
  await later(app, 0);
  expect(await alertsOf(app.cast.allocator, kept)).toMatchObject([
    { kind: 'adverse_news', news: [{ title: 'Charged' }] },
  ]);
});
