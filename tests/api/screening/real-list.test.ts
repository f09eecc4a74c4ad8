import type { DraftIntake } from '../../../contract/reports/intake.ts';
import { ofacList, ofacNames } from '../../support/data/ofac.ts';
import { save } from '../assessment/working-on.ts';
import { sections } from '../reports/release.ts';
import { act } from '../requests/act.ts';
import { COMMON_NAMES } from './common-names.ts';
import { analysisOf, screenedRequest, workOf } from './screened-request.ts';
import { activate, importList, openScreeningApp, previewOf } from './screening-app.ts';

// At its end the app fails where any answer did not fit its schema.
const test1 = await openScreeningApp();
afterAll(() => test1.close());
const { cast } = test1;

const { version } = await importList(cast.admin, [ofacList()], { format: 'ofac_csv', name: 'SDN of 2022' });
await activate(cast.admin, version);

type Asked = { name: string; type: 'person' | 'organisation' };
let made = 0;

/** One case with all the names, as directors of a company. */
function caseOf(names: readonly Asked[]) {
  made += 1;
  const over: DraftIntake = {
    legalName: `Brindle Kettle Works ${made}`,
    principals: names.map(({ name, type }) => ({ name, type, role: 'director' })),
  };
  return screenedRequest(test1, over);
}

/** The matches of a case by the name that was asked, once all its readers have opened it. */
async function openedByAll(request: Awaited<ReturnType<typeof caseOf>>) {
  for (const who of Object.values(cast)) await analysisOf(who, request);
  const { matches, screening } = await workOf(cast.drafter, request);
  expect(screening?.status).toBe('done');
  return Map.groupBy(matches, ({ subject }) => subject.name);
}

const batches = <Item>(items: readonly Item[], size: number) =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size));

test('the list is imported whole', async () => {
  const { counts } = (await previewOf(cast.admin, version)).version;
  expect(counts.entries + counts.rejected).toBeGreaterThan(9000);
  expect(counts.rejected).toBeLessThan(10);
});

test('a case with the commonest names of twelve cultures opens for everybody who may see it', async () => {
  const names = Object.values(COMMON_NAMES).flatMap(({ first, family }) =>
    first.flatMap((given) => family.map((last): Asked => ({ name: `${given} ${last}`, type: 'person' }))),
  );
  expect(names.length).toBeGreaterThan(400);
  const hit = new Set<string>();
  for (const some of batches(names, 100)) {
    const found = await openedByAll(await caseOf(some));
    for (const [name, matches] of found) {
      hit.add(name);
      for (const { explanation } of matches)
        for (const { bearers } of explanation.commonness?.words ?? [])
          expect(Number.isInteger(bearers)).toBe(true);
    }
  }
  expect(hit.size).toBeGreaterThan(40);
  expect([...hit]).toContain('Abdul Rahman');
});

/** A way to write a name, and how many of a hundred may be missed. */
const ways: [way: string, most: number, write: (name: string) => string][] = [
  ['as they stand', 0, (name) => name],
  ['with given names first', 0, (name) => name.split(', ').toReversed().join(' ')],
  ['in small letters', 0, (name) => name.toLowerCase()],
  ['without hyphens and apostrophes', 1, (name) => name.replace(/[-'’]/g, ' ')],
  ['with another vowel', 1, (name) => name.replace(/ou|oo/i, 'u').replace(/ee/i, 'i')],
  [
    'with two letters changed about',
    3,
    (name) => name.replace(/([A-Za-z]{3})([a-z])([a-z])(?=[a-z]{2})/, '$1$3$2'),
  ],
  ['with a letter left out', 3, (name) => name.replace(/([A-Za-z]{3})[a-z](?=[a-z]{2})/i, '$1')],
];

test.each(ways)('names of the list are found %s', async (_way, most, write) => {
  const listed = (await ofacNames()).filter(({ name }) => name.split(/[ ,-]+/).length >= 2);
  const step = Math.floor(listed.length / 100);
  const asked = listed
    .filter((_, at) => at % step === made % step)
    .slice(0, 100)
    .map(({ id, name, type }) => ({ id, name: write(name).replace(/\s+/g, ' ').trim(), type }));
  const found = await openedByAll(await caseOf(asked));
  const missed = asked.filter(({ id, name }) => !found.get(name)?.some(({ entry }) => entry.id === id));
  expect(missed.slice(most).map(({ name }) => name)).toEqual([]);
});

test('a report about a listed name is sealed, and opens for everybody who may see it', async () => {
  const request = await caseOf([{ name: 'Abdul Rahman', type: 'person' }]);
  const { matches } = await workOf(cast.drafter, request);
  expect(matches.length).toBeGreaterThan(0);
  await save(cast.drafter, request, {
    sections,
    dispositions: matches.map(({ id }) => ({
      match: id,
      disposition: 'possible' as const,
      reasonCode: 'insufficient_data',
      comment: 'Only the name is known.',
    })),
  });
  const sealed = await act(cast.allocator, 'release', await act(cast.drafter, 'submit_for_review', request));
  expect(sealed.status).toBe('released');
  for (const who of Object.values(cast)) await analysisOf(who, request);
});
