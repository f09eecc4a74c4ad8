import { FEW_PASSAGES_DIR } from '../../support/data/few-passages-dir.ts';
import { save } from '../assessment/working-on.ts';
import { act } from '../requests/act.ts';
import { screenedRequest } from '../screening/screened-request.ts';
import { openScreeningApp, useInventedList } from '../screening/screening-app.ts';
import { modelsOf, trainedVersion } from './media-calls.ts';
import { addSource, allRead, decided, useModel } from './read-media.ts';

const app = await openScreeningApp([], { env: { passagesDir: FEW_PASSAGES_DIR } });
await useInventedList(app);
await useModel(app);
afterAll(() => app.close());

const legalName = 'Kaveri Dredging Alpha Limited';
const told = [
  `Prosecutors charged ${legalName} with paying bribes to port officials in Luanda in March 2021.`,
  `The central bank fined ${legalName} 3 million dollars in May 2020 for failing to check its customers.`,
  `A court found that ${legalName} had bribed a customs officer with cash in November 2019.`,
  `Creditors petitioned the court in 2018 to wind up ${legalName}, which owes its lenders 40 million euros.`,
];

test('what analysts decide teaches the next version, by the label they gave and without a name of the case', async () => {
  const { cast } = app;
  const request = await screenedRequest(app, { legalName });
  const { findings } = await addSource(cast.drafter, request, {
    action: 'add',
    title: 'Gazette',
    text: told.join('\n\n'),
  });
  expect(findings.length).toBeGreaterThanOrEqual(3);
  const [first, second, third] = findings;
  expect((await modelsOf(cast.admin)).decisions).toMatchObject({ passages: 0, leftOut: 0 });
  await save(cast.drafter, request, {
    findings: [
      decided(first!, { status: 'confirmed', category: 'legal' }),
      decided(second!, { status: 'dismissed', dismissal: 'not_adverse' }),
      decided(third!, { status: 'dismissed', dismissal: 'another_party' }),
    ],
  });
  const { decisions } = await modelsOf(cast.admin);
  expect(decisions).toEqual({ passages: 2, events: 2, byLabel: { legal: 1, none: 1 }, leftOut: 1 });
  await trainedVersion(cast.admin);
  const { models } = await modelsOf(cast.admin);
  const { trainedOn, measures } = models[0]!;
  const before = models[1]!;
  const held = (measures?.passages ?? 0) - (before.measures?.passages ?? 0);
  // By its event a passage teaches or measures, never both.
  expect((trainedOn?.decided ?? 0) + held).toBe(2);
  expect((trainedOn?.passages ?? 0) - (before.trainedOn?.passages ?? 0)).toBe(trainedOn?.decided);
});

test('what a client handed in teaches nobody', async () => {
  const { cast } = app;
  const request = await screenedRequest(app, { legalName: 'Kaveri Dredging Bravo Limited' });
  const asked = await act(cast.drafter, 'ask_client', request, { comment: 'Send the clipping.' });
  const text =
    'Prosecutors charged Kaveri Dredging Bravo Limited with bribing port officials in Angola in 2021.';
  await act(cast.client, 'answer', asked, { comment: 'Here.' }, [{ name: 'clipping.txt', content: text }]);
  const { findings, media } = await allRead(cast.drafter, request);
  expect(media.sources).toMatchObject([{ kind: 'attachment', status: 'read' }]);
  const before = (await modelsOf(cast.admin)).decisions;
  await save(cast.drafter, request, { findings: [decided(findings[0]!, { status: 'confirmed' })] });
  expect((await modelsOf(cast.admin)).decisions).toEqual(before);
});
