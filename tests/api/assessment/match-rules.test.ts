import type { RequestOf } from '../../../contract/index.ts';
import { screenedRequest, workOf } from '../screening/screened-request.ts';
import { openScreeningApp, useInventedList } from '../screening/screening-app.ts';
import { attemptSave, falsePositive, listed, save } from './working-on.ts';

type Rule = NonNullable<RequestOf<'POST /reports/v1.0/requestanalysis'>['rule']>;

/** The request of `listed()` is of the Emirates: one of these agrees with it, two differ. */
const rows = ['AE', 'RU', 'KE'].map(
  (country, at) => `R${at},Zarqun Petrochemical Trading,organisation,,${country},,TEST,sanctions`,
);
const test = await openScreeningApp();
const cast = test.cast;
await useInventedList(test, rows, 'List of namesakes');
afterAll(() => test.close());

const elsewhere = (matches: string[], over: Partial<Rule> = {}): Rule => ({
  conditions: { watchlist: 'List of namesakes', contradicts: ['country'] },
  matches,
  disposition: 'false_positive',
  reasonCode: 'different_country',
  comment: 'Registered in the Emirates.',
  ...over,
});
async function inWork() {
  const request = await screenedRequest(test, listed());
  const { matches, version } = await workOf(cast.drafter, request);
  const differs = (match: (typeof matches)[number]) =>
    match.corroboration.some(({ field, verdict }) => field === 'country' && verdict === 'contradicts');
  const [different, same] = [matches.filter(differs), matches.filter((match) => !differs(match))];
  expect([different.length, same.length]).toEqual([2, 1]);
  return { request, version, different: different.map(({ id }) => id), same: same[0]?.id ?? '' };
}
const events = async (request: { id: string; clientId: string }, type: string) =>
  (
    await cast.admin.call('GET /reports/v1.0/audittrails', {
      client: request.clientId,
      requestId: request.id,
      type: [type],
    })
  ).Data;

it('decides what meets its conditions as if by hand: each with its event, close false positives for a second person', async () => {
  const { request, different, same } = await inWork();
  const saved = await save(cast.drafter, request, { rule: elsewhere(different) });
  for (const id of different)
    expect(saved.matches.find((match) => match.id === id)).toMatchObject({
      disposition: 'false_positive',
      reasonCode: 'different_country',
      comment: 'Registered in the Emirates.',
      disposedBy: 'Ravi Mehta',
      needsSecondPerson: true,
    });
  expect(saved.matches.find(({ id }) => id === same)?.disposition).toBe('unspecified');

  const [applied] = await events(request, 'match.rule_applied');
  expect(applied).toBeDefined();
  expect(JSON.stringify(applied)).toContain('List of namesakes');
  expect(await events(request, 'match.disposed')).toHaveLength(2);
  const own = await attemptSave(cast.drafter, request, { confirm: different }, saved.version);
  expect(own).toMatchObject({ status: 422, body: { code: 'match.second_person' } });
  expect((await save(cast.allocator, request, { confirm: different })).matches).toHaveLength(3);
});

it('decides nothing where one match does not meet its conditions, is decided, or is of another request', async () => {
  const { request, version, different, same } = await inWork();
  const other = await inWork();
  const [first = '', second = ''] = different;
  const refused = [
    { rule: elsewhere([first, same]), status: 400 },
    { rule: elsewhere([first, other.different[0] ?? '']), status: 404 },
    { rule: elsewhere([first], { reasonCode: 'because' }), status: 400 },
    { rule: elsewhere([first], { conditions: {} }), status: 400 },
    { rule: elsewhere([]), status: 400 },
  ];
  for (const { rule, status } of refused)
    expect(await attemptSave(cast.drafter, request, { rule }, version)).toMatchObject({ status });
  expect((await workOf(cast.drafter, request)).matches.map(({ disposition }) => disposition)).toEqual(
    Array(3).fill('unspecified'),
  );
  await save(cast.drafter, request, { dispositions: [falsePositive(second)] });
  const { version: later } = await workOf(cast.drafter, request);
  const late = await attemptSave(cast.drafter, request, { rule: elsewhere(different) }, later);
  expect(late.status).toBe(400);
  expect(await events(request, 'match.rule_applied')).toEqual([]);
});

it('is the drafter’s to apply, on the version they saw', async () => {
  const { request, version, different } = await inWork();
  const rule = elsewhere(different);
  expect((await attemptSave(cast.allocator, request, { rule }, version)).status).toBe(403);
  await save(cast.drafter, request, { sections: [{ key: 'summary', text: 'Nothing yet.' }] });
  expect((await attemptSave(cast.drafter, request, { rule }, version)).status).toBe(409);
});
