import { listed, save } from '../assessment/working-on.ts';
import { screenedRequest, workOf } from '../screening/screened-request.ts';
import {
  activate,
  finished,
  importList,
  listed as listsOf,
  openScreeningApp,
  ownList,
  previewOf,
  useInventedList,
} from '../screening/screening-app.ts';

const test1 = await openScreeningApp();
afterAll(() => test1.close());

const trueMatch = (match: string) => ({
  match,
  disposition: 'true_match' as const,
  reasonCode: 'name_and_data_agree',
  comment: 'The same company.',
});

/** A request whose match with the firm's own list is decided to be true. */
async function trulyListed() {
  const request = await screenedRequest(test1, {
    ...listed(),
    principals: [{ name: 'Zarqun Petrochemical Trading FZE', role: 'shareholder', ownershipPct: 60 }],
  });
  const { matches } = await workOf(test1.cast.drafter, request);
  return save(test1.cast.drafter, request, { dispositions: matches.map(({ id }) => trueMatch(id)) });
}

test('F2 an own list that writes "Sanctions" or "sanction" gives the sanctions floor and the share of sanctioned owners', async () => {
  await useInventedList(test1, [
    'X2,Zarqun Petrochemical Trading FZE,organisation,,AE,,TEST,Sanction; other',
  ]);
  const { rating, ownership, sections } = await trulyListed();
  expect(rating?.floors.map(({ rule }) => rule)).toContain('sanctions_match');
  expect(rating?.overall).toBe('high');
  expect(ownership.sanctionedPct).toBe(60);
  expect(sections.find(({ key }) => key === 'sanctions')?.text).toContain('True matches:');
});

const rows = (cells: string[]) =>
  ownList(
    cells.map((topics, at) => `T${at},Zarqun Petrochemical Trading FZE ${at},organisation,,AE,,,${topics}`),
  );
const post = (sent: object) => test1.cast.admin.attempt('POST /reports/v1.0/watchlists', sent as never);

test('F2 entries without a topic take the one that the import says the list is about', async () => {
  const about = { format: 'plain_csv' as const, name: 'Our sanctions', topic: 'sanctions' as const };
  const { version } = await importList(test1.cast.admin, rows(['', 'pep']), about);
  const { added, unknownTopics } = await previewOf(test1.cast.admin, version);
  expect([added.length, unknownTopics]).toEqual([2, []]);
  const kept = (await listsOf(test1.cast.admin)).find(({ name }) => name === 'Our sanctions');
  expect(kept?.topic).toBe('sanctions');
  expect((await activate(test1.cast.admin, version)).status).toBe(202);
  const { rating } = await trulyListed();
  expect(rating?.floors.map(({ rule }) => rule)).toContain('sanctions_match');
});

test('F2 topic words that nobody knows are told in the preview and explained before the version is activated', async () => {
  const about = { format: 'plain_csv' as const, name: 'Unclear list' };
  const { version } = await importList(
    test1.cast.admin,
    rows(['Tier 1', 'tier 1', 'Watch', '', 'pep']),
    about,
  );
  expect((await previewOf(test1.cast.admin, version)).unknownTopics).toEqual([
    { word: 'tier 1', entries: 2 },
    { word: 'watch', entries: 1 },
    { word: '', entries: 1 },
  ]);
  const refused = await activate(test1.cast.admin, version);
  expect([refused.status, refused.body.code]).toEqual([422, 'watchlist.topics_unknown']);
  expect(refused.body.Data).toContain('tier 1 (2), watch (1), no topic (1)');

  const said = await post({ action: 'topics', version, topic: 'other', topics: { 'tier 1': 'sanctions' } });
  expect(said.status).toBe(202);
  await finished(test1.cast.admin, said.body.Data.job);
  expect((await previewOf(test1.cast.admin, version)).unknownTopics).toEqual([{ word: 'watch', entries: 1 }]);
  const rest = await post({ action: 'topics', version, topics: { Watch: 'other' } });
  await finished(test1.cast.admin, rest.body.Data.job);
  expect((await activate(test1.cast.admin, version)).status).toBe(202);

  const next = await importList(test1.cast.admin, rows(['TIER 1', 'watch', '']), about);
  expect((await previewOf(test1.cast.admin, next.version)).unknownTopics).toEqual([]);
});

test('F2 what a published list is about is its publisher’s to say', async () => {
  const un = [{ name: 'un.xml', content: '<CONSOLIDATED_LIST></CONSOLIDATED_LIST>', type: 'text/xml' }];
  const { status, body } = await test1.cast.admin.attempt(
    'POST /reports/v1.0/watchlists',
    { action: 'import', topic: 'pep' },
    un,
  );
  expect([status, body.code]).toEqual([400, 'list.unreadable']);
});
