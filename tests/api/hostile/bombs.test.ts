import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pdfOfPacked } from '../../support/documents/hostile-pdf.ts';
import { jpgOf, pngOf } from '../../support/documents/hostile-pictures.ts';
import { deflatedZeros, officeFile, zipOf } from '../../support/documents/hostile-zip.ts';
import { waitFor } from '../../support/servers/wait-for.ts';
import { businessRows } from '../requests/business-rows.ts';
import { openHostileApp } from './hostile-app.ts';

const app = await openHostileApp();
afterAll(() => app.close());

const jar = zipOf([{ name: 'META-INF/MANIFEST.MF', content: 'Main-Class: X' }]);
const sheet = (bytes: Buffer, size: number) =>
  officeFile('xlsx', [{ name: 'xl/worksheets/sheet1.xml', packed: { bytes, size } }]);
const doctype = '<!DOCTYPE x [<!ENTITY x SYSTEM "file:///etc/passwd">]><w>&x;</w>';

const files: [string, string, () => Buffer][] = [
  ['D12 a photograph that is a JAR as well', 'x.jpg', () => Buffer.concat([jpgOf(9, 9), jar])],
  ['D14 a sheet of 4 GB', 'x.xlsx', () => sheet(deflatedZeros(4096), 0xffffffff)],
  ['D14 a sheet of 4 GB that says 1 MB', 'x.xlsx', () => sheet(deflatedZeros(4096), 1_048_576)],
  ['D14 a zip in a document', 'x.docx', () => officeFile('docx', [{ name: 'word/a.png', content: jar }])],
  ['D14 a picture of 50,000 × 50,000', 'x.png', () => pngOf(50_000, 50_000)],
  ['D14 a PDF of a million packed pages', 'x.pdf', () => pdfOfPacked('<</Type /Page>>'.repeat(1_000_000))],
  ['D15 a document that points outside', 'x.docx', () => officeFile('docx', [{ name: '../../x' }])],
  [
    'D15 a document with a link',
    'x.docx',
    () => officeFile('docx', [{ name: 'word/l', content: '/etc/passwd', mode: 0o120777 }]),
  ],
  ['D16 a document that declares an entity', 'x.docx', () => officeFile('docx', [], doctype)],
];

test.each(files)('%s is refused in words; no row changes, no file stays', async (_what, name, make) => {
  const before = await businessRows(app);
  const stored = await lying();
  const bytes = new Uint8Array(make());
  const reply = await app.ours.clientuser.attempt(
    'POST /reports/v1.0/requestdetails',
    { intake: { legalName: 'Upload', entityType: 'organisation' } },
    [
      { name: 'good.txt', content: 'Good.' },
      { name, content: bytes },
    ],
  );
  expect([reply.status, reply.body.code]).toEqual([400, 'file.not_allowed']);
  expect(reply.body.Data).toContain(`“${name}” was not taken: it`);
  expect(await businessRows(app)).toBe(before);
  // After the answer.
  await waitFor(async () => (await lying()).join() === stored.join(), {
    what: 'the files to go',
  });
});

async function lying() {
  const folder = join(app.platform.env.dataDir, 'files');
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  return found
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort();
}
