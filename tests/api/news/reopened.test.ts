import { settled } from '../hostile/settled.ts';
import { releasedRequest } from '../reports/release.ts';
import { act } from '../requests/act.ts';
import { reload } from '../requests/build-request.ts';
import { workOf } from '../screening/screened-request.ts';
import { useInventedList } from '../screening/screening-app.ts';
import { change } from '../third-parties/register-app.ts';
import { setMonitored } from './monitoring-switch.ts';
import { alertsOf, openNewsApp, publish } from './news-app.ts';
import { useQuickVersion } from './two-versions.ts';

const app = await openNewsApp();
await useQuickVersion(app);
await useInventedList(app);
afterAll(() => app.close());

test('news for which a report is reopened is a document of it, read like any other', async () => {
  const legalName = 'Fairmead Marine Services Limited';
  const { id } = await releasedRequest(app, { legalName });
  const { Data } = await app.cast.client.call('GET /reports/v1.0/thirdparties', {});
  const party = Data.find(({ lastRequestId }) => lastRequestId === id)?.id ?? '';
  await setMonitored(app, party, true);
  await publish(app, legalName);
  expect(await alertsOf(app.cast.allocator, party)).toMatchObject([{ kind: 'adverse_news', outcome: null }]);

  const request = await reload(app, id);
  const reopened = await act(app.cast.allocator, 'reopen', request, { comment: 'Look at the news.' });
  await settled(app);
  expect(await alertsOf(app.cast.allocator, party)).toMatchObject([{ outcome: 'reopened' }]);
  const { media, findings } = await workOf(app.cast.allocator, reopened);
  expect(media.sources).toMatchObject([{ kind: 'news', title: `Charges: ${legalName}`, status: 'read' }]);
  expect(findings.map(({ status }) => status)).toContain('proposed');
});

test('news of a name that the request does not state, such as that of a merged third party, stays open', async () => {
  const [former, own] = ['Oakhurst Lighterage Limited', 'Halcyon Ferries Limited'];
  const gone = (await releasedRequest(app, { legalName: former })).thirdPartyId ?? '';
  const { id, thirdPartyId } = await releasedRequest(app, { legalName: own });
  const kept = thirdPartyId ?? '';
  const merge = await change(app.cast.client, gone, { action: 'merge', into: kept, reason: 'Renamed.' });
  expect(merge.status).toBe(200);
  await setMonitored(app, kept, true);
  for (const name of [former, own]) await publish(app, name);
  await act(app.cast.allocator, 'reopen', await reload(app, id), { comment: 'Look at the news.' });
  await settled(app);
  const alerts = await alertsOf(app.cast.allocator, kept);
  expect(alerts.map(({ outcome, news }) => [outcome, ...news.map(({ title }) => title)]).sort()).toEqual([
    [null, `Charges: ${former}`],
    ['reopened', `Charges: ${own}`],
  ]);
  const { media } = await workOf(app.cast.allocator, await reload(app, id));
  expect(media.sources.map(({ title, proposed }) => `${title}, ${proposed}`).sort()).toEqual([
    `Charges: ${own}, 1`,
    `Charges: ${former}, 0`,
  ]);
});
