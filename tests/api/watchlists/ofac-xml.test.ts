import { startPublisher } from '../../support/peers/publisher.ts';
import { activate, finished, importList, listed, openScreeningApp } from '../screening/screening-app.ts';

const entry = (uid: number, name: string) =>
  `<sdnEntry><uid>${uid}</uid><lastName>${name}</lastName><sdnType>Entity</sdnType></sdnEntry>`;
const xmlOf = (entries: readonly string[]) =>
  `<?xml version="1.0"?>\n<sdnList xmlns="https://sanctionslistservice.ofac.treas.gov/api/PublicationPreview/exports/XML">${entries.join('')}</sdnList>`;
const content = {
  'sdn.xml': xmlOf([entry(1, 'Zarqun Petrochemical'), entry(2, 'Okonjo Shipping')]),
  'consolidated.xml': xmlOf([entry(9, 'Harbour Rosneva')]),
};
type File = keyof typeof content;

const publisher = await startPublisher();
publisher.publish('/consolidated.xml', { body: content['consolidated.xml'] });
const app = await openScreeningApp([], { env: { outboundAllow: [publisher.origin] } });
afterAll(async () => {
  await publisher.close();
  await app.close();
});
const { admin } = app.cast;
const key = 'POST /reports/v1.0/watchlists';

async function imported(name: File) {
  const { version } = await importList(admin, [{ name, content: content[name], type: 'text/xml' }], {});
  await activate(admin, version);
}
const lists = async () =>
  (await listed(admin)).map(({ name, active }) => [name, active?.number, active?.counts.entries]).sort();

test('OFAC’s list of SDNs and its list of others are two lists, also as XML', async () => {
  await imported('sdn.xml');
  await imported('consolidated.xml');
  const others = ['OFAC Consolidated Non-SDN List (XML)', 1, 1];
  expect(await lists()).toEqual([others, ['OFAC Specially Designated Nationals (XML)', 1, 2]]);
  await imported('sdn.xml');
  expect(await lists()).toEqual([others, ['OFAC Specially Designated Nationals (XML)', 2, 2]]);
});

test('a file that is fetched into the other list waits for an administrator', async () => {
  const sdn = (await listed(admin)).find(({ name }) => name.includes('Designated'));
  const feed = { addresses: [`${publisher.origin}/consolidated.xml`], everyHours: 24, activate: true };
  await admin.call(key, { action: 'feed', watchlist: sdn?.id, feed });
  const { job } = (await admin.call(key, { action: 'fetch', watchlist: sdn?.id ?? '' })).Data;
  const { result } = (await finished(admin, job)) as { result: { job: string } };
  await finished(admin, result.job);
  const after = (await listed(admin)).find(({ id }) => id === sdn?.id);
  expect(after?.versions[0]).toMatchObject({ status: 'staged', counts: { added: 1, removed: 2 } });
  expect(after?.active).toMatchObject({ number: 2, counts: { entries: 2 } });
});
