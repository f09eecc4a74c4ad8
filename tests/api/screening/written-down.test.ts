import type { DraftIntake } from '../../../contract/reports/intake.ts';
import { screenedRequest, workOf } from './screened-request.ts';
import { activate, importList, openScreeningApp } from './screening-app.ts';

const test1 = await openScreeningApp();
const content = [
  'id,name,type,births,identifiers,topics',
  'P1,Unrelated Listed Person,person,,passport: Z9911223,sanctions',
  'P2,Entirely Different Listed,person,,passport: Q5544332,sanctions',
  'P3,"Quillon Mbeki",person,1961-04-02,,sanctions',
].join('\n');
const { version } = await importList(test1.cast.admin, [{ name: 'own.csv', content, type: 'text/csv' }], {
  format: 'plain_csv',
  name: 'Identified people',
});
await activate(test1.cast.admin, version);
afterAll(() => test1.close());

async function screenedFor(over: DraftIntake) {
  const request = await screenedRequest(test1, over);
  const { matches } = await workOf(test1.cast.drafter, request);
  return {
    entries: matches.map(({ subject, entry }) => [subject.name, entry.id]).sort(),
    births: matches
      .flatMap(({ corroboration }) => corroboration.filter(({ field }) => field === 'birth'))
      .map(({ verdict }) => verdict)
      .sort(),
  };
}

const passport = (value: string) => ({ scheme: 'passport' as const, value });

test('the identifier of an owner is screened', async () => {
  const { entries } = await screenedFor({
    ownership: [
      {
        owner: 'Ravi Somchai Kumar',
        owned: 'Kaveri Textiles Private Limited',
        pct: 40,
        ownerId: passport('Z9911223'),
      },
    ],
  });
  expect(entries).toEqual([['Ravi Somchai Kumar', 'P1']]);
});

test('what is known of a person is screened whichever of two records of one role says it', async () => {
  const { entries } = await screenedFor({
    principals: [
      { name: 'Ravi Somchai Kumar', role: 'director' },
      { name: 'Ravi Somchai Kumar', role: 'officer', identifier: passport('Q5544332') },
    ],
  });
  expect(entries).toEqual([['Ravi Somchai Kumar', 'P2']]);
});

test('two people of one name and role are compared by their own birth dates', async () => {
  const { births } = await screenedFor({
    principals: [
      { name: 'Quillon Mbeki', role: 'director', bornOn: '1990-01-01' },
      { name: 'Quillon Mbeki', role: 'director', bornOn: '1961-04-02' },
    ],
  });
  expect(births).toEqual(['contradicts', 'supports']);
});
