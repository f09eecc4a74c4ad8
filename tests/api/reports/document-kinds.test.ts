import JSZip from 'jszip';
import { buildDossierPage } from '../../../scripts/build/build-dossier-page.ts';
import { finding, save } from '../assessment/working-on.ts';
import { act } from '../requests/act.ts';
import { analysisOf, intakeOf, submittedAndScreened } from '../screening/screened-request.ts';
import { openScreeningApp, useInventedList } from '../screening/screening-app.ts';
import { sections } from './release.ts';

const test1 = await openScreeningApp();
await useInventedList(test1);
await buildDossierPage(test1.platform.env.distDir);
afterAll(() => test1.close());

const file = (name: string) => [{ name, content: name }];
const contentOf = async (zip: unknown, path: string) =>
  (await JSZip.loadAsync(zip as Buffer)).file(path)?.async('string');

test('the drafter, the sources of the report and the dossier say what a document of the client is', async () => {
  const { client, drafter, allocator } = test1.cast;
  const intake = intakeOf();
  const { Data: draft } = await client.call(
    'POST /reports/v1.0/requestdetails',
    { intake, documentKind: 'ownership_chart' },
    file('chart.txt'),
  );
  const opened = await submittedAndScreened(test1.cast, draft);
  const [chart] = (await analysisOf(drafter, opened)).request.files;
  expect(chart).toMatchObject({ name: 'chart.txt', kind: 'ownership_chart' });

  const source = { title: 'Owners', attachmentId: chart?.id ?? '' };
  await save(drafter, opened, { sections, findings: [{ ...finding, source }] });
  const request = await act(allocator, 'release', await act(drafter, 'submit_for_review', opened));
  const of = { client: request.clientId, request: request.id, version: 1 };

  const { body: dossier } = await client.attempt('POST /reports/v1.0/dossiers', of);
  expect(await contentOf(dossier, 'READ ME FIRST.txt')).toContain('evidence/chart.txt: Ownership chart');
  const sealed = JSON.parse((await contentOf(dossier, 'report.json')) ?? '{}');
  expect(sealed.findings[0].source.documentKind).toBe('ownership_chart');
  const { body: word } = await client.attempt('POST /reports/v1.0/wordreports', of);
  expect(await contentOf(word, 'word/document.xml')).toContain('Owners, Ownership chart');
});
