import { FEW_PASSAGES_DIR } from '../../support/data/few-passages-dir.ts';
import { writtenDocx, writtenPage } from '../../support/documents/written-documents.ts';
import { signInAs } from '../../support/people/sign-in-as.ts';
import { eventsOf } from '../audit/told-events.ts';
import { act } from '../requests/act.ts';
import { intakeOf, screenedRequest } from '../screening/screened-request.ts';
import { openScreeningApp, useInventedList } from '../screening/screening-app.ts';
import { addSource, useModel } from './read-media.ts';

const app = await openScreeningApp([], { env: { passagesDir: FEW_PASSAGES_DIR } });
await useInventedList(app);
afterAll(() => app.close());

const key = 'GET /reports/v1.0/documentpreviews';
type File = { name: string; content: string | Uint8Array<ArrayBuffer> };

/** A request in work with this document of its client. */
async function requestWith(legalName: string, file: File) {
  const { cast } = app;
  const { Data: draft } = await cast.client.call(
    'POST /reports/v1.0/requestdetails',
    { intake: intakeOf({ legalName }) },
    [file],
  );
  const submitted = await act(cast.client, 'submit', draft, { consent: true });
  const allocated = await act(cast.allocator, 'accept_and_allocate', submitted, {
    assignee: cast.drafter.actor.userId,
  });
  await act(cast.drafter, 'start', allocated);
  return { client: draft.clientId, request: draft.id, id: draft.files[0]?.id ?? '' };
}

const field = `<w:p><w:hyperlink><w:r><w:instrText>HYPERLINK "https://elsewhere.example"</w:instrText><w:t>Read more</w:t></w:r></w:hyperlink></w:p>`;

test('a Word document is shown as text and structure to whoever may download it, which the trail tells as a download', async () => {
  const content = await writtenDocx(['On <b>12 March</b> it was fined.'], { footer1: 'Page 1' }, field);
  const asked = await requestWith('Kaveri Preview One Limited', { name: 'press.docx', content });
  const { client, drafter } = app.cast;
  for (const who of [client, drafter]) {
    const [{ Data }, told] = await eventsOf(app, () => who.call(key, asked));
    expect(Data).toEqual({
      cut: false,
      blocks: [
        // As everywhere in the product: nothing that looks like a tag is sent back.
        { kind: 'paragraph', text: 'On ‹b>12 March‹/b> it was fined.' },
        { kind: 'paragraph', text: 'Read more' },
        { kind: 'part', part: 'footer' },
        { kind: 'paragraph', text: 'Page 1' },
      ],
    });
    expect(told.map(({ type }) => type)).toEqual(['file.downloaded']);
  }
  const stranger = await signInAs(app, { role: 'clientuser' });
  expect((await stranger.attempt(key, asked)).status).toBe(404);
  expect((await drafter.attempt(key, { ...asked, id: asked.request })).status).toBe(404);
});

test('a web page is shown by its structure, of which its evidence has the text; its address and scripts stay on the server', async () => {
  await useModel(app);
  const { drafter } = app.cast;
  const request = await screenedRequest(app, { legalName: 'Kaveri Preview Two Limited' });
  const page = writtenPage('Gazette', ['It was fined.']).replace(
    '<article>',
    '<article><h2>Port</h2><ul><li onclick="alert(1)">A fine</li></ul><img src="https://elsewhere.example/1.png">',
  );
  const { media } = await addSource(drafter, request, { action: 'add', title: 'Gazette' }, [
    { name: 'page.html', content: page },
  ]);
  expect(media.sources).toMatchObject([{ isWebPage: true }]);
  const which = { client: request.clientId, request: request.id, id: media.sources[0]?.attachmentId ?? '' };
  const { Data } = await drafter.call(key, which);
  expect(Data.blocks).toEqual([
    { kind: 'heading', level: 2, text: 'Port' },
    { kind: 'item', text: 'A fine' },
    { kind: 'paragraph', text: 'It was fined.' },
  ]);
  expect((await app.cast.client.attempt(key, which)).status).toBe(404);
});

test('D14 a document without such a structure is refused in words', async () => {
  const asked = await requestWith('Kaveri Preview Three Limited', { name: 'notes.txt', content: 'Notes.' });
  expect(await app.cast.drafter.attempt(key, asked)).toMatchObject({
    status: 422,
    body: { code: 'request.not_possible', Data: expect.stringContaining('can’t be shown') },
  });
});
