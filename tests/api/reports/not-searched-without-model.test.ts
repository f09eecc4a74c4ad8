import { FEW_PASSAGES_DIR } from '../../support/data/few-passages-dir.ts';
import { writtenPdf } from '../../support/documents/written-pdf.ts';
import { save } from '../assessment/working-on.ts';
import { allRead } from '../media/read-media.ts';
import { act } from '../requests/act.ts';
import { intakeOf, submittedAndScreened } from '../screening/screened-request.ts';
import { openScreeningApp, useInventedList } from '../screening/screening-app.ts';
import { sections } from './release.ts';

const app = await openScreeningApp([], { env: { passagesDir: FEW_PASSAGES_DIR } });
await useInventedList(app);
afterAll(() => app.close());
const { client, drafter, allocator } = app.cast;

test('a report that is sealed while there is no model to read its documents names them as not searched', async () => {
  const deed = { name: 'deed.pdf', content: writtenPdf(['The directors of the company signed.']) };
  const { Data: draft } = await client.call('POST /reports/v1.0/requestdetails', { intake: intakeOf() }, [
    deed,
  ]);
  const request = await submittedAndScreened(app.cast, draft);
  const path = { client: request.clientId, request: request.id };
  const { media } = await allRead(drafter, request);
  expect(media).toMatchObject({ model: null, sources: [{ title: 'deed.pdf', status: 'waiting' }] });
  await save(drafter, request, { sections });
  await act(allocator, 'release', await act(drafter, 'submit_for_review', request));
  const { Data } = await client.call('GET /api/reportData/:client/:request/', path as never);
  const limitations = Data.sections.find(({ key }) => key === 'limitations')?.text ?? '';
  expect(limitations.split('\n')).toContain(
    'These documents could not be searched for adverse media: deed.pdf.',
  );
});
