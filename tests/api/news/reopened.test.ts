import { settled } from '../hostile/settled.ts';
import { releasedRequest } from '../reports/release.ts';
import { act } from '../requests/act.ts';
import { reload } from '../requests/build-request.ts';
import { workOf } from '../screening/screened-request.ts';
import { useInventedList } from '../screening/screening-app.ts';
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
