import { eq } from 'drizzle-orm';
import { thirdParties as thirdPartyTable } from '../../../server/modules/third-parties/tables.ts';
import { db } from '../../../server/platform/index.ts';
import { enter } from '../../support/people/sign-in-as.ts';
import { settled } from '../hostile/settled.ts';
import { alertsOf, later, monitoredParty, openNewsApp, publish } from './news-app.ts';
import { twoVersions } from './two-versions.ts';

const app = await openNewsApp();
const { mild, strict } = await twoVersions(app);
const { files } = app.platform;
const { read } = files;
afterEach(() => Object.assign(files, { read }));
afterAll(() => app.close());

const monitor = (id: string, monitored: boolean) =>
  app.platform.database.tx({ kind: 'identity' }, () =>
    db().update(thirdPartyTable).set({ monitored }).where(eq(thirdPartyTable.id, id)),
  );
const readAgain = () => app.platform.jobs.runScheduled('news.read_again');
const alerts = (party: string) => alertsOf(app.cast.allocator, party);
async function activate(version: string) {
  await app.cast.admin.call('POST /security/v1.0/prameyaretrain', { action: 'activate', version });
  await settled(app);
}
const newsFigures = async () => {
  const admin = await enter(app, app.cast.admin.actor.userId);
  return (await admin.call('GET /security/v1.0/settings', { name: 'system' })).Data.system?.news;
};

test('an item that came before a version was there, which was activated while monitoring was off, raises its alert once it is on', async () => {
  const party = await monitoredParty(app, 'Halcyon Ferries Limited');
  await publish(app, 'Halcyon Ferries Limited');
  await monitor(party, false);
  await activate(strict);
  expect(await newsFigures()).toEqual({ waiting: 0, unreadable: 0 });
  await readAgain();
  expect(await alerts(party)).toEqual([]);
  await monitor(party, true);
  expect(await newsFigures()).toEqual({ waiting: 1, unreadable: 0 });
  await readAgain();
  expect(await alerts(party)).toMatchObject([{ kind: 'adverse_news' }]);
  expect(await newsFigures()).toEqual({ waiting: 0, unreadable: 0 });
});

test('so does one that another version would have read again meanwhile', async () => {
  const party = await monitoredParty(app, 'Oakhurst Lighterage Limited');
  await activate(mild);
  await publish(app, 'Oakhurst Lighterage Limited');
  expect(await alerts(party)).toEqual([]);
  await monitor(party, false);
  await activate(strict);
  await monitor(party, true);
  await readAgain();
  expect(await alerts(party)).toMatchObject([{ kind: 'adverse_news' }]);
  await readAgain();
  expect(await alerts(party)).toHaveLength(1);
});

test('so does one that was being read when monitoring was switched off, however often it is asked for meanwhile', async () => {
  const party = await monitoredParty(app, 'Fairmead Marine Services Limited');
  let off: Promise<unknown> | undefined;
  files.read = async (...given) => {
    off ??= monitor(party, false);
    await off;
    return read.apply(files, given);
  };
  await publish(app, 'Fairmead Marine Services Limited');
  expect(off).toBeDefined();
  Object.assign(files, { read });
  await later(app, 2);
  await readAgain();
  expect(await alerts(party)).toEqual([]);
  await monitor(party, true);
  await readAgain();
  expect(await alerts(party)).toMatchObject([
    {
      kind: 'adverse_news',
      reasons: [{ code: 'alert.news' }],
      news: [{ title: expect.stringContaining('Charges') }],
    },
  ]);
});
