import { eq } from 'drizzle-orm';
import { thirdParties as thirdPartyTable } from '../../../server/modules/third-parties/tables.ts';
import { db } from '../../../server/platform/index.ts';
import { screenedRequest } from '../screening/screened-request.ts';
import { change } from '../third-parties/register-app.ts';
import { alertsOf, openNewsApp, publish } from './news-app.ts';
import { useQuickVersion } from './two-versions.ts';

const app = await openNewsApp();
await useQuickVersion(app);
afterAll(() => app.close());
const { files } = app.platform;
const { putBuffer, read } = files;
afterEach(() => Object.assign(files, { putBuffer, read }));

async function partyOf(legalName: string, monitored: boolean) {
  const request = await screenedRequest(app, { legalName });
  const { Data } = await app.cast.client.call('GET /reports/v1.0/thirdparties', {});
  const id = Data.find(({ lastRequestId }) => lastRequestId === request.id)?.id ?? '';
  await app.platform.database.tx({ kind: 'identity' }, () =>
    db().update(thirdPartyTable).set({ monitored }).where(eq(thirdPartyTable.id, id)),
  );
  return id;
}

/** The first that calls this waits until the two are one. */
function mergesFirst<Given extends unknown[], Answer>(
  gone: string,
  kept: string,
  work: (...given: Given) => Promise<Answer>,
) {
  let merged: Promise<unknown> | undefined;
  return async (...given: Given) => {
    merged ??= change(app.cast.client, gone, { action: 'merge', into: kept, reason: 'The same company.' });
    await merged;
    return work.apply(files, given);
  };
}

test('an item that is being stored for a third party while that is merged raises its alert at the one that stays', async () => {
  const gone = await partyOf('Fairmead Marine Services Limited', true);
  const kept = await partyOf('Halcyon Ferries Limited', false);
  files.putBuffer = mergesFirst(gone, kept, putBuffer);
  await publish(app, 'Fairmead Marine Services Limited');
  expect(await alertsOf(app.cast.allocator, kept)).toMatchObject([{ kind: 'adverse_news' }]);
});

test('so does an item that is being read meanwhile', async () => {
  const gone = await partyOf('Oakhurst Lighterage Limited', true);
  const kept = await partyOf('Kaveri Dredging Alpha Limited', false);
  files.read = mergesFirst(gone, kept, read);
  await publish(app, 'Oakhurst Lighterage Limited');
  expect(await alertsOf(app.cast.allocator, kept)).toMatchObject([{ kind: 'adverse_news' }]);
});
