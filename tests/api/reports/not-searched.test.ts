import JSZip from 'jszip';
import { FEW_PASSAGES_DIR } from '../../support/data/few-passages-dir.ts';
import { readPdf } from '../../support/documents/read-pdf.ts';
import { writtenPdf } from '../../support/documents/written-pdf.ts';
import { save } from '../assessment/working-on.ts';
import { addSource, useModel } from '../media/read-media.ts';
import { act } from '../requests/act.ts';
import { screenedRequest } from '../screening/screened-request.ts';
import { openScreeningApp, useInventedList } from '../screening/screening-app.ts';
import { sections } from './release.ts';

const app = await openScreeningApp([], { env: { passagesDir: FEW_PASSAGES_DIR } });
await useInventedList(app);
await useModel(app);
afterAll(() => app.close());
const { client, drafter, allocator } = app.cast;

const partly =
  'Pages of “Partly scanned” without text, such as scanned pages, were not searched for adverse media: 2, 4–5.';
const failed = 'These documents could not be searched for adverse media: Scanned.';

type Sections = Parameters<typeof save>[2]['sections'];

/** Released with a document some pages of which are scanned, and with one that is scanned as a whole. */
async function releasedWithScans(more: NonNullable<Sections> = []) {
  const request = await screenedRequest(app);
  const add = (title: string, pages: string[]) =>
    addSource(drafter, request, { action: 'add', title }, [
      { name: `${title}.pdf`, content: writtenPdf(pages) },
    ]);
  await add('Partly scanned', ['Clippings', '', 'A letter', '', '']);
  await add('Scanned', ['', ' ']);
  await save(drafter, request, { sections: [...sections, ...more] });
  const inReview = await act(drafter, 'submit_for_review', request);
  return act(allocator, 'release', inReview);
}

const limitationsOf = async ({ id: request, clientId }: { id: string; clientId: string }) => {
  const path = { client: clientId, request } as never;
  const { Data } = await client.call('GET /api/reportData/:client/:request/', path);
  return Data.sections.find(({ key }) => key === 'limitations')?.text ?? '';
};

test('a sealed report names, in every form of it, the documents with pages that were not searched', async () => {
  const released = await releasedWithScans();
  const { id: request, clientId } = released;
  expect((await limitationsOf(released)).split('\n')).toEqual(expect.arrayContaining([partly, failed]));

  const pdf = await client.call('GET /reports/v1.0/downloadattachments', {
    ...{ client: clientId, request, report: 1 },
  });
  if (pdf.type !== 'pdf') throw new Error('expected a PDF');
  const { text } = await readPdf(Buffer.from(pdf.Data, 'base64'));
  const inPdf = text.replace(/\s+/g, ' ');
  for (const sentence of [partly, failed]) expect(inPdf).toContain(sentence);

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
    paragraphs.filter((one) => /Partly scanned.*2, 4–5/.test(one) && /\p{Script=Devanagari}/u.test(one)),
  ).toHaveLength(1);
  expect(paragraphs.filter((one) => /Scanned/.test(one) && /\p{Script=Devanagari}/u.test(one))).toHaveLength(
    1,
  );
});

test('it names them also where a person wrote the limitations, and once where they wrote it themselves', async () => {
  const own = 'No site visit was made.';
  const released = await releasedWithScans([{ key: 'limitations', text: `${own}\n${failed}` }]);
  expect((await limitationsOf(released)).split('\n')).toEqual([own, failed, partly]);
});
