import JSZip from 'jszip';
import { importList, listed, openScreeningApp, ownList, previewOf } from '../screening/screening-app.ts';

const test1 = await openScreeningApp();
afterAll(() => test1.close());

const key = 'POST /reports/v1.0/watchlists';
const blank = Array(8).fill('-0- ').join(',');
const ofac = {
  'SDN/a.csv': `7,"VOLKHOVSKY, Dmitri","individual","TEST",${blank}\n`,
  'SDN/b.csv': '7,70,"aka","VOLK, Dima",-0- \n',
  'SDN/c.csv': '7,700,"1 Example Street","Moscow","Russia",-0- \n',
};

async function zipOf(files: Record<string, string>, name = 'list.zip') {
  const zip = new JSZip();
  for (const [path, text] of Object.entries(files)) zip.file(path, text);
  const content = new Uint8Array(await zip.generateAsync({ type: 'uint8array', compression: 'DEFLATE' }));
  return [{ name, content, type: 'application/zip' }];
}

const attempt = (about: object, files: Parameters<typeof importList>[1]) =>
  test1.cast.admin.attempt(key, { action: 'import', ...about }, files);

test('a zip of OFAC’s files is unpacked, and recognised without being told', async () => {
  const files = await zipOf({ ...ofac, 'SDN/readme.md': 'not of the list', '__MACOSX/._a.csv': 'x' });
  const { version, work } = await importList(test1.cast.admin, files, {});
  expect(work).toMatchObject({ status: 'done', error: null });
  const preview = await previewOf(test1.cast.admin, version);
  expect(preview.version.counts).toMatchObject({ entries: 1, names: 2, rejected: 0 });
  expect(preview.version.files.map(({ name }) => name).sort()).toEqual(['a.csv', 'b.csv', 'c.csv']);
  expect((await listed(test1.cast.admin)).map(({ key: list, format }) => [list, format])).toEqual([
    ['ofac_sdn', 'ofac_csv'],
  ]);
});

test('D15 a zip that points outside is refused, and one without a list says so', async () => {
  const outside = await attempt({}, await zipOf({ '../../etc/a.csv': 'id,name\n1,A\n' }));
  expect([outside.status, outside.body.code]).toEqual([400, 'file.not_allowed']);
  const empty = await attempt({}, await zipOf({ 'readme.md': 'nothing' }));
  expect([empty.status, empty.body.code]).toEqual([400, 'list.unreadable']);
  expect(empty.body.Data).toContain('list.zip contains no csv, xml, json, txt file');
});

test('D14 a zip that unpacks to a thousand times its size is refused', async () => {
  const { status, body } = await attempt({}, await zipOf({ 'bomb.csv': `name\n${'a'.repeat(60_000_000)}` }));
  expect([status, body.code]).toEqual([400, 'file.not_allowed']);
  expect(body.Data).toContain('unpacks to too much');
});

test('the columns somebody chose are kept with the list and used for its next version', async () => {
  const content = 'No,Party,Seat\n1,Zarqun Petrochemical,AE\n2,Okonjo-Barasa,KE\n';
  const files = [{ name: 'own.csv', content, type: 'text/csv' }];
  const about = {
    format: 'plain_csv' as const,
    name: 'By columns',
    mapping: { id: 'No', name: 'Party', countries: 'Seat' },
  };
  const first = await importList(test1.cast.admin, files, about);
  expect(first.work).toMatchObject({ status: 'done' });
  const list = (await listed(test1.cast.admin)).find(({ name }) => name === 'By columns');
  expect(list?.mapping).toEqual(about.mapping);
  const second = await importList(test1.cast.admin, files, { watchlist: list?.id ?? '' });
  const { added, version } = await previewOf(test1.cast.admin, second.version);
  expect(version.number).toBe(2);
  expect(added).toEqual([
    { id: '1', name: 'Zarqun Petrochemical' },
    { id: '2', name: 'Okonjo-Barasa' },
  ]);
});

test('what could not be read beside a name is told by line, and the name is imported', async () => {
  const files = ownList(['X1,Volkhovsky,person,,Atlantis,,,']);
  const { version } = await importList(test1.cast.admin, files, { name: 'With a note' });
  const { version: counted, rejected } = await previewOf(test1.cast.admin, version);
  expect(counted.counts).toMatchObject({ entries: 1, rejected: 0 });
  expect(rejected).toEqual([
    { file: 'own-list.csv', line: 2, reason: expect.stringContaining('"Atlantis" is not a country') },
  ]);
});

test('a list of another format than was said, without a name, or with columns it has not, is refused in words', async () => {
  const un = [{ name: 'un.xml', content: '<CONSOLIDATED_LIST></CONSOLIDATED_LIST>', type: 'text/xml' }];
  const other = await attempt({ format: 'eu_xml' }, un);
  expect(other.body.Data).toBe("un.xml looks like the UN Security Council's XML, not like the EU's XML.");
  const unnamed = await attempt({}, ownList([]));
  expect(unnamed.body.fields).toMatchObject({ name: 'Give the new list a name.' });
  const mapped = await attempt({ format: 'un_xml', mapping: { name: 'x' } }, un);
  expect(mapped.body.fields).toMatchObject({
    mapping: expect.stringContaining('only for a list of your own'),
  });
  const nameless = await attempt({ format: 'plain_csv', name: 'N', mapping: { id: 'id' } }, ownList([]));
  expect(nameless.body.fields).toMatchObject({ mapping: expect.stringContaining('holds the name') });
  const nothing = [{ name: 'page.xml', content: '<html></html>', type: 'text/xml' }];
  expect((await attempt({}, nothing)).body.Data).toContain('isn’t in a list format that can be read');
});
