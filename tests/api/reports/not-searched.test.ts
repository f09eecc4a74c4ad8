import JSZip from 'jszip';
import { FEW_PASSAGES_DIR } from '../../support/data/few-passages-dir.ts';
import { pngOf } from '../../support/documents/hostile-pictures.ts';
import { readPdf } from '../../support/documents/read-pdf.ts';
import { writtenPdf } from '../../support/documents/written-pdf.ts';
import { save } from '../assessment/working-on.ts';
import { addSource, allRead, useModel } from '../media/read-media.ts';
import { act } from '../requests/act.ts';
import { intakeOf, submittedAndScreened, workOf } from '../screening/screened-request.ts';
import { openScreeningApp, useInventedList } from '../screening/screening-app.ts';
import { sections } from './release.ts';

const app = await openScreeningApp([], { env: { passagesDir: FEW_PASSAGES_DIR } });
await useInventedList(app);
await useModel(app);
afterAll(() => app.close());
const { client, drafter, allocator } = app.cast;

const partly =
  'Pages of “partly.pdf” without text, such as scanned pages, were not searched for adverse media: 2, 4–5.';
const partlyOurs =
  'Pages without text, such as scanned pages, in 1 document of the assessment team were not searched for adverse media.';
const failed =
  'These documents could not be searched for adverse media: scanned.pdf, 2 documents of the assessment team.';
const told = [partly, partlyOurs, failed];

type Sections = Parameters<typeof save>[2]['sections'];

const pdf = (name: string, pages: string[]) => ({ name, content: writtenPdf(pages) });
const partlyScanned = ['', 'A letter', '', ''];

/** Released with documents that are scanned, in part or as a whole: two of the client, three of the firm. */
async function releasedWithScans(more: NonNullable<Sections> = []) {
  const { Data: draft } = await client.call('POST /reports/v1.0/requestdetails', { intake: intakeOf() }, [
    pdf('partly.pdf', ['Deeds', ...partlyScanned]),
    pdf('scanned.pdf', ['', ' ']),
  ]);
  const request = await submittedAndScreened(app.cast, draft);
  for (const [title, pages] of [
    ['Partly of the whistleblower', ['Tips', ...partlyScanned]],
    ['Tip of the whistleblower', ['', '  ']],
    ['Other tip of the whistleblower', ['', '', '']],
  ] as const)
    await addSource(drafter, request, { action: 'add', title }, [pdf('tip.pdf', [...pages])]);
  await allRead(drafter, request);
  await save(drafter, request, { sections: [...sections, ...more] });
  const inReview = await act(drafter, 'submit_for_review', request);
  return act(allocator, 'release', inReview);
}

const limitationsOf = async ({ id: request, clientId }: { id: string; clientId: string }) => {
  const path = { client: clientId, request } as never;
  const { Data } = await client.call('GET /api/reportData/:client/:request/', path);
  return Data.sections.find(({ key }) => key === 'limitations')?.text ?? '';
};

test('every form of a sealed report says of which documents pages were not searched, and names those that its client sees', async () => {
  const released = await releasedWithScans();
  const { id: request, clientId } = released;
  expect((await limitationsOf(released)).split('\n')).toEqual(expect.arrayContaining(told));

  const path = { client: clientId, request } as never;
  const { Data } = await client.call('GET /api/reportData/:client/:request/', path);
  expect(JSON.stringify(Data)).not.toMatch(/whistleblower/);

  const sealed = await client.call('GET /reports/v1.0/downloadattachments', {
    ...{ client: clientId, request, report: 1 },
  });
  if (sealed.type !== 'pdf') throw new Error('expected a PDF');
  const { text } = await readPdf(Buffer.from(sealed.Data, 'base64'));
  const inPdf = text.replace(/\s+/g, ' ');
  for (const sentence of told) expect(inPdf).toContain(sentence);

  await client.call('POST /security/v1.0/updatelanguage', { language: 'hi-IN' });
  const of = { client: clientId, request, version: 1 };
  const { body } = await client.attempt('POST /reports/v1.0/wordreports', of);
  await client.call('POST /security/v1.0/updatelanguage', { language: 'en-US' });
  const archive = await JSZip.loadAsync(body as unknown as Buffer);
  const xml = (await archive.file('word/document.xml')?.async('string')) ?? '';
  const paragraphs = xml
    .split('</w:p>')
    .map((one) => [...one.matchAll(/<w:t[^>]*>([^<]*)/g)].map(([, part]) => part).join(''));
  expect(
    paragraphs.filter((one) => /partly[.]pdf.*2, 4–5/.test(one) && /\p{Script=Devanagari}/u.test(one)),
  ).toHaveLength(1);
  expect(
    paragraphs.filter((one) => /scanned[.]pdf/.test(one) && /\p{Script=Devanagari}/u.test(one)),
  ).toHaveLength(1);
});

test('a sealed report names the files whose type is not searched, such as pictures, and its reader saw so before', async () => {
  const { Data: draft } = await client.call('POST /reports/v1.0/requestdetails', { intake: intakeOf() }, [
    { name: 'passport.png', content: new Uint8Array(pngOf(9, 9)) },
    pdf('deed.pdf', ['A letter']),
  ]);
  const request = await submittedAndScreened(app.cast, draft);
  await allRead(drafter, request);
  await save(drafter, request, { sections });
  const inReview = await act(drafter, 'submit_for_review', request);
  const before = await workOf(allocator, request);
  const picture = { title: 'passport.png', what: 'all' };
  expect(before.media.notSearched).toEqual([picture]);
  const released = await act(allocator, 'release', inReview);
  expect((await limitationsOf(released)).split('\n')).toContain(
    'These documents could not be searched for adverse media: passport.png.',
  );
});

test('it does so also where a person wrote the limitations', async () => {
  const own = 'No site visit was made.';
  const limitations = await limitationsOf(await releasedWithScans([{ key: 'limitations', text: own }]));
  expect(limitations.split('\n')).toEqual(expect.arrayContaining([...told, own]));
  expect(limitations.endsWith(`\n\n${own}`)).toBe(true);
});
