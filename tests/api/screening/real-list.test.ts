import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DraftIntake } from '../../../contract/reports/intake.ts';
import { buildDossierPage } from '../../../scripts/build/build-dossier-page.ts';
import { COMMON_NAMES } from '../../support/data/common-names.ts';
import { companiesByFile } from '../../support/data/companies.ts';
import { ofacList, ofacNames } from '../../support/data/ofac.ts';
import { runProgram } from '../../support/servers/run-program.ts';
import { save } from '../assessment/working-on.ts';
import { sections } from '../reports/release.ts';
import { act } from '../requests/act.ts';
import { analysisOf, screenedRequest, workOf } from './screened-request.ts';
import { activate, importList, openScreeningApp, previewOf } from './screening-app.ts';

// At its end the app fails where any answer did not fit its schema.
const test1 = await openScreeningApp();
afterAll(() => test1.close());
const { cast } = test1;
const { dataDir, distDir } = test1.platform.env;
await buildDossierPage(distDir);

const { version } = await importList(cast.admin, [ofacList()], { format: 'ofac_csv', name: 'SDN of 2022' });
await activate(cast.admin, version);

type Asked = Pick<Awaited<ReturnType<typeof ofacNames>>[number], 'name' | 'type'>;
let made = 0;

/** One case with all the names: as directors of a company, or those of ships as other names of a ship. */
function caseOf(names: readonly Asked[]) {
  made += 1;
  const legalName = `Brindle Kettle Works ${made}`;
  const over: DraftIntake =
    names[0]?.type === 'vessel'
      ? { legalName, entityType: 'vessel', aliases: names.map(({ name }) => name) }
      : { legalName, principals: names.map(({ name, type }) => ({ name, type, role: 'director' })) };
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

/** Ways to write the names of organisations that have a legal form, and names of ships. */
const waysOfCompanies: typeof ways = [
  [
    'with the legal form in full',
    0,
    (name) => name.replace(/\bLTD\b/, 'LIMITED').replace(/\bCO\b/, 'COMPANY'),
  ],
  ['with the legal form short', 0, (name) => name.replace(/\bLIMITED\b/, 'LTD').replace(/\bCOMPANY\b/, 'CO')],
  ['without the legal form', 5, (name) => name.replace(/,? (CO|COMPANY|LTD|LIMITED|LLC)\b\.?/g, '')],
];
const waysOfShips: typeof ways = [
  ['as they stand', 0, (name) => name],
  ['behind what says that it is a ship', 0, (name) => `M/V ${name.toLowerCase()}`],
];

const listed = await ofacNames();

/** A hundred of these names, others in each case. */
function hundredOf(names: typeof listed) {
  const step = Math.max(1, Math.floor(names.length / 100));
  return names.filter((_, at) => at % step === made % step).slice(0, 100);
}

/** That a case about these entries, written otherwise, finds all of them but so many. */
async function expectFound(entries: typeof listed, most: number, write: (name: string) => string) {
  const asked = entries.map((one) => ({ ...one, name: write(one.name).replace(/\s+/g, ' ').trim() }));
  const found = await openedByAll(await caseOf(asked));
  const missed = asked.filter(({ id, name }) => !found.get(name)?.some(({ entry }) => entry.id === id));
  expect(missed.slice(most).map(({ name }) => name)).toEqual([]);
}

test.each(ways)('names of the list are found %s', (_way, most, write) => {
  const ofWords = ({ name, type }: Asked) => type !== 'vessel' && name.split(/[ ,-]+/).length >= 2;
  return expectFound(hundredOf(listed.filter(ofWords)), most, write);
});

test.each(waysOfCompanies)('organisations of the list are found %s', (_way, most, write) => {
  const isWrittenOtherwise = ({ name, type }: Asked) => type === 'organisation' && write(name) !== name;
  return expectFound(hundredOf(listed.filter(isWrittenOtherwise)), most, write);
});

test.each(waysOfShips)('all ships of the list are found %s', (_way, most, write) => {
  const ships = listed.filter(({ type }) => type === 'vessel');
  expect(ships.length).toBeGreaterThan(400);
  return expectFound(ships, most, write);
});

const published = companiesByFile();
(published.length > 0 ? test.each(published) : test.skip.each([['of public registers', [] as string[]]]))(
  'a case with companies %s opens for everybody who may see it (skipped without the data)',
  async (_file, names) => {
    const asked = names.map((name): Asked => ({ name, type: 'organisation' }));
    const found = await openedByAll(await caseOf(asked));
    expect(found.size).toBeLessThan(names.length / 4);
  },
);

test('a report about a listed name is sealed, opens for everybody who may see it, and its dossier is intact', async () => {
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

  const which = { client: request.clientId, request: request.id, version: 1 };
  const dossier = await cast.client.attempt('POST /reports/v1.0/dossiers', which);
  const [zip = '', key = ''] = ['dossier.zip', 'audit.pem'].map((name) => join(dataDir, name));
  writeFileSync(zip, dossier.body as unknown as Buffer);
  const { publicKey } = test1.platform.keys.signing('audit');
  writeFileSync(key, publicKey.export({ format: 'pem', type: 'spki' }));
  const verified = await runProgram('server/verify-dossier.ts', [zip, '--key', key], {});
  expect([verified.code, verified.out]).toEqual([0, expect.stringMatching(/\nintact\n$/)]);
});
