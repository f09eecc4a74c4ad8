import type { DraftIntake } from '../../../contract/reports/intake.ts';
import { screenedRequest, workOf } from './screened-request.ts';
import { openScreeningApp, useInventedList } from './screening-app.ts';

const test1 = await openScreeningApp();
await useInventedList(test1, [
  'T1,Black Reef Tankers,organisation,,PA,,TEST,sanctions',
  'T2,"Barasa, Thaddeus Okonjo",person,,KE,,TEST,sanctions',
  'T3,Silver Comet,vessel,,PA,,TEST,sanctions',
]);
afterAll(() => test1.close());

/** What the screening finds for the principals and owners of an intake: the entry by the name screened. */
async function foundFor(over: DraftIntake) {
  const request = await screenedRequest(test1, over);
  const { matches, screening } = await workOf(test1.cast.drafter, request);
  return {
    entries: Object.fromEntries(matches.map(({ subject, entry }) => [subject.name, entry.id])),
    types: screening?.subjects.map(({ name, type, isGuess }) => [name, type, isGuess]),
  };
}

test('F1 a company entered as a director is screened against organisations, and its type is told to be a guess', async () => {
  const { entries, types } = await foundFor({
    principals: [{ name: 'Blackreef Tankers Holding', role: 'director', ownershipPct: 40 }],
  });
  expect(entries).toEqual({ 'Blackreef Tankers Holding': 'T1' });
  expect(types).toContainEqual(['Blackreef Tankers Holding', 'organisation', true]);
});

test('F1 a wrong type that somebody stated weighs, and hides nothing', async () => {
  const { entries, types } = await foundFor({
    principals: [
      { name: 'Blackreef Tankers Holding', role: 'director', type: 'person' },
      { name: 'Okonjo Barasa Thaddeus', role: 'shareholder', type: 'organisation' },
    ],
    ownership: [
      {
        owner: 'Silver Comet',
        owned: 'Halcyon Nominees Quist',
        pct: 10,
        ownerType: 'person',
        ownedType: 'unknown',
      },
    ],
  });
  expect(entries).toEqual({
    'Blackreef Tankers Holding': 'T1',
    'Okonjo Barasa Thaddeus': 'T2',
    'Silver Comet': 'T3',
  });
  expect(types).toContainEqual(['Blackreef Tankers Holding', 'person', false]);
  expect(types).toContainEqual(['Silver Comet', 'person', false]);
});

test('F1 a search for a name as a person finds the company, for less', async () => {
  const search = async (type: 'person' | 'organisation') => {
    const { Data } = await test1.cast.allocator.call('POST /reports/v1.0/screenings', {
      zero_footprint: true,
      subject: { name: 'Blackreef Tankers Holding', type },
    });
    return Data.hits.map(({ entry, similarity }) => [entry.id, similarity]);
  };
  const [[asPerson = []], [asCompany = []]] = [await search('person'), await search('organisation')];
  expect([asPerson[0], asCompany[0]]).toEqual(['T1', 'T1']);
  expect(Number(asPerson[1])).toBeLessThan(Number(asCompany[1]));
});

test('F1 a name that cannot be compared is told under the screening, in the limitations and by a search', async () => {
  const principals = [{ name: 'Private Limited', role: 'shareholder' as const }];
  const request = await screenedRequest(test1, { principals });
  const { screening, sections } = await workOf(test1.cast.drafter, request);
  const reason = 'it has no distinctive word, only legal forms, initials or single letters';
  expect(screening?.notCompared).toMatchObject([
    { name: 'Private Limited', reason, reasons: [{ code: 'name.indistinct' }] },
  ]);
  const limitations = sections.find(({ key }) => key === 'limitations')?.text;
  expect(limitations).toContain(`“Private Limited” could not be fully compared with the lists: ${reason}.`);
  const { Data } = await test1.cast.allocator.call('POST /reports/v1.0/screenings', {
    zero_footprint: true,
    subject: { name: 'X', type: 'person' },
  });
  expect(Data.searched?.notCompared).toMatchObject([
    { name: 'X', reason, reasons: [{ code: 'name.indistinct' }] },
  ]);
});
