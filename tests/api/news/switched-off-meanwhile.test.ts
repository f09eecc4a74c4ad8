import { enter } from '../../support/people/sign-in-as.ts';
import { save } from '../assessment/working-on.ts';
import { addSource } from '../media/read-media.ts';
import { sections } from '../reports/release.ts';
import { act } from '../requests/act.ts';
import { screenedRequest } from '../screening/screened-request.ts';
import { useInventedList } from '../screening/screening-app.ts';
import { releasedAndMonitored, setMonitored } from './monitoring-switch.ts';
import { alertsOf, later, monitoredParty, openNewsApp, publish } from './news-app.ts';
import { twoVersions, useVersion } from './two-versions.ts';

const app = await openNewsApp();
const { mild, strict } = await twoVersions(app);
const { files } = app.platform;
const { read } = files;
afterEach(() => Object.assign(files, { read }));
afterAll(() => app.close());

const monitor = (id: string, monitored: boolean) => setMonitored(app, id, monitored);
const readAgain = () => app.platform.jobs.runScheduled('news.read_again');
const alerts = (party: string) => alertsOf(app.cast.allocator, party);
const activate = (version: string) => useVersion(app, version);
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

test('a version that was activated while monitoring was off reads the documents of the last report once it is on', async () => {
  await activate(mild);
  const legalName = 'Kestrel Bunkering Limited';
  const request = await screenedRequest(app, { legalName });
  const text = `On 12 March 2021 ${legalName} gave port officials in Luanda envelopes of cash in order to win a dredging contract.`;
  await addSource(app.cast.drafter, request, { action: 'add', title: 'Clipping', text });
  const party = await releasedAndMonitored(app, request);
  await monitor(party, false);
  await activate(strict);
  expect(await newsFigures()).toEqual({ waiting: 0, unreadable: 0 });
  await monitor(party, true);
  await readAgain();
  expect(await alerts(party)).toMatchObject([{ kind: 'adverse_news', news: [{ title: 'Clipping' }] }]);
  await readAgain();
  expect(await alerts(party)).toHaveLength(1);
});

test('a version also reads the documents of the last report if its request was given up after it was reopened', async () => {
  for (const role of ['admin', 'client', 'allocator', 'drafter'] as const)
    app.cast[role] = await enter(app, app.cast[role].actor.userId);
  await useInventedList(app);
  const { client, allocator, drafter } = app.cast;
  await activate(mild);
  const legalName = 'Brightwater Pilots Limited';
  const request = await screenedRequest(app, { legalName });
  const text = `On 12 March 2021 ${legalName} gave port officials in Luanda envelopes of cash in order to win a dredging contract.`;
  await addSource(drafter, request, { action: 'add', title: 'Clipping', text });
  await save(drafter, request, { sections });
  const released = await act(allocator, 'release', await act(drafter, 'submit_for_review', request));
  await act(client, 'cancel', await act(allocator, 'reopen', released, { comment: 'Once more.' }));
  const party = released.thirdPartyId ?? '';
  await monitor(party, true);
  await activate(strict);
  expect(await alerts(party)).toMatchObject([{ kind: 'adverse_news', news: [{ title: 'Clipping' }] }]);
});
