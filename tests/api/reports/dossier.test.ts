import { execFile } from 'node:child_process';
import { createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import JSZip from 'jszip';
import {
  type DossierSignature,
  type IsSignedText,
  judgeDossier,
  listFile,
  type Manifest,
  manifestText,
  readArchive,
} from '../../../engine/dossier/index.ts';
import { buildDossierPage } from '../../../scripts/build/build-dossier-page.ts';
import { projectRoot } from '../../../scripts/project-root.ts';
import { clients } from '../../../server/modules/identity/tables.ts';
import { db, sha256 } from '../../../server/platform/index.ts';
import { enter, type Member } from '../../support/people/sign-in-as.ts';
import { save } from '../assessment/working-on.ts';
import { act } from '../requests/act.ts';
import { screenedRequest, workOf } from '../screening/screened-request.ts';
import { openScreeningApp, useInventedList } from '../screening/screening-app.ts';
import { sections } from './release.ts';

const test1 = await openScreeningApp();
await useInventedList(test1);
await buildDossierPage(test1.platform.env.distDir);
const { drafter, allocator } = test1.cast;
const opened = await screenedRequest(test1);
const which = { client: opened.clientId, request: opened.id };
const { version } = await workOf(drafter, opened);
const deeds = ['One.', 'Two.'].map((content) => ({ name: 'deed.txt', content }));
await drafter.call('POST /reports/v1.0/requestanalysis', { ...which, version }, deeds);
await save(drafter, opened, { sections });
const request = await act(allocator, 'release', await act(drafter, 'submit_for_review', opened));
const whole = await dossierFor(test1.cast.drafter);
afterAll(() => test1.close());

async function dossierFor(who: Member): Promise<Buffer> {
  const which = { client: request.clientId, request: request.id, version: 1 };
  const { status, body } = await who.attempt('POST /reports/v1.0/dossiers', which);
  expect(status).toBe(200);
  return body as unknown as Buffer;
}

const isSigned: IsSignedText = ({ publicKey }, text, signature) =>
  verify(
    null,
    Buffer.from(text),
    createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' }),
    Buffer.from(signature, 'base64url'),
  );

async function judged(zip: Uint8Array) {
  const { files, flaws } = await readArchive(zip);
  return [...flaws, ...judgeDossier(files, { hash: sha256, isSigned }).flaws];
}

/** The dossier with its files changed. */
async function changed(change: (archive: JSZip) => Promise<unknown> | unknown) {
  const archive = await JSZip.loadAsync(whole);
  await change(archive);
  return archive.generateAsync({ type: 'nodebuffer', compression: 'STORE' });
}

const read = async <Value>(zip: Uint8Array, path: string) =>
  JSON.parse((await (await JSZip.loadAsync(zip)).file(path)?.async('string')) ?? 'null') as Value;

test('a dossier holds report, data, trail and evidence, and proves itself', async () => {
  const { files } = await readArchive(whole);
  expect([...files.keys()]).toEqual([
    'READ ME FIRST.txt',
    'verify.html',
    'report.pdf',
    'report.json',
    'audit.json',
    'evidence/deed.txt',
    'evidence/deed (2).txt',
    'manifest.json',
    'signature.json',
  ]);
  expect(await judged(whole)).toEqual([]);
  const { seal } = await read<Manifest>(whole, 'manifest.json');
  expect([sha256(files.get('report.pdf') ?? ''), sha256(files.get('report.json') ?? '')]).toEqual([
    seal.pdfSha256,
    seal.dataSha256,
  ]);
  const { Data } = await test1.cast.admin.call('GET /reports/v1.0/audittrails', {
    requestId: request.id,
    type: 'dossier.downloaded',
  });
  expect(Data).toMatchObject([{ type: 'dossier.downloaded' }]);
});

test('one changed byte of any file is refused, and named where it stands', async () => {
  const { files } = await readArchive(whole);
  for (const [path, content] of files) {
    const start = whole.indexOf(Buffer.from(content));
    expect(start).toBeGreaterThan(0);
    for (const at of [0, Math.floor(content.length / 2), content.length - 1]) {
      const was = content[at] as number;
      const zip = Buffer.from(whole);
      zip[start + at] = was ^ 1;
      const change = { kind: 'byte', at, is: was ^ 1, was };
      const isJson = path === 'signature.json' && (at === 0 || at === content.length - 1);
      expect(await judged(zip)).toContainEqual(
        isJson ? { kind: 'unreadable', path } : { kind: 'changed', path, change },
      );
    }
  }
});

test('a file that was taken out, put in or exchanged is named', async () => {
  expect(await judged(await changed((zip) => zip.remove('report.pdf')))).toEqual([
    { kind: 'missing', path: 'report.pdf' },
  ]);
  expect(await judged(await changed((zip) => zip.file('evidence/more.txt', 'More.')))).toEqual([
    { kind: 'added', path: 'evidence/more.txt' },
  ]);
  const other = await changed((zip) => zip.file('report.pdf', 'Another.'));
  expect(await judged(other)).toMatchObject([
    { kind: 'changed', path: 'report.pdf', change: { kind: 'length' } },
    {},
  ]);
});

test('E6 two files of one name are refused: another program may take out the one that was not checked', async () => {
  // The forged report first under a name of the same length, which then becomes the name of the real one.
  const archive = await JSZip.loadAsync(whole);
  const zip = new JSZip().file('report.pdx', 'Forged.');
  for (const [path, file] of Object.entries(archive.files)) zip.file(path, await file.async('uint8array'));
  const text = (await zip.generateAsync({ type: 'nodebuffer' })).toString('latin1');
  const doubled = Buffer.from(text.replaceAll('report.pdx', 'report.pdf'), 'latin1');
  expect(await judged(doubled)).toEqual([{ kind: 'repeated' }]);
});

test('another report under a manifest of its own is not what was sealed', async () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const manifest = await read<Manifest>(whole, 'manifest.json');
  const pdf = Buffer.from('Another report.');
  const files = manifest.files.map((file) =>
    file.path === 'report.pdf' ? listFile('report.pdf', pdf, sha256) : file,
  );
  const text = manifestText({ ...manifest, files });
  const signature: DossierSignature = {
    publicKey: publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
    signature: sign(null, Buffer.from(text), privateKey).toString('base64url'),
    manifest: listFile('manifest.json', Buffer.from(text), sha256),
  };
  const forged = await changed((zip) =>
    zip.file('report.pdf', pdf).file('manifest.json', text).file('signature.json', JSON.stringify(signature)),
  );
  const found = await judged(forged);
  expect(found).toContainEqual({ kind: 'seal', path: 'report.pdf' });
  // The audit events are still signed by the firm.
  expect(found).toContainEqual({ kind: 'audit', reason: expect.stringContaining('not signed by the key') });
});

test('E6 what is no dossier is refused in words, whatever it holds', async () => {
  const zip = (content: Record<string, string>) => {
    const archive = new JSZip();
    for (const [name, text] of Object.entries(content)) archive.file(name, text);
    return archive.generateAsync({ type: 'nodebuffer' });
  };
  expect(await judged(Buffer.from('no zip'))).toContainEqual({ kind: 'no_zip' });
  expect(await judged(await zip({ 'a.txt': 'a' }))).toContainEqual({ kind: 'no_dossier' });
  for (const text of ['', 'null', '[]', '{}', '{"files":[null]}', '{"files":{}}', '"x"'])
    expect(
      await judged(await zip({ 'manifest.json': text, 'signature.json': text, 'audit.json': text })),
    ).not.toEqual([]);
});

test('C1 a client gets no evidence of the analysis, and without the audit trail no events; the rest proves itself', async () => {
  const { client } = test1.cast;
  await test1.platform.database.tx({ kind: 'identity' }, () =>
    db()
      .update(clients)
      .set({ modules: ['Home', 'Request Details'] }),
  );
  const again = await enter(test1, client.actor.userId);
  const zip = await dossierFor(again);
  const paths = [...(await readArchive(zip)).files.keys()];
  expect(paths.filter((path) => /^(audit|evidence)/.test(path))).toEqual([]);
  expect(await judged(zip)).toEqual([]);
});

const command = (file: string, ...args: string[]) =>
  new Promise<{ code: number; said: string }>((done) => {
    const call = ['server/verify-dossier.ts', file, ...args];
    execFile('node', call, { cwd: projectRoot }, (error, out, err) =>
      done({ code: typeof error?.code === 'number' ? error.code : 0, said: out + err }),
    );
  });

test('the command checks a dossier by the keys it is given, and says what differs', async () => {
  const folder = test1.platform.env.dataDir;
  const [good, bad, key] = ['good.zip', 'bad.zip', 'audit.pem'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  writeFileSync(good, whole);
  const { publicKey } = test1.platform.keys.signing('audit');
  writeFileSync(key, publicKey.export({ format: 'pem', type: 'spki' }));
  const zip = Buffer.from(whole);
  const at = zip.indexOf('%PDF-') + 5;
  zip[at] = (zip[at] as number) ^ 1;
  writeFileSync(bad, zip);
  expect(await command(good, '--key', key)).toMatchObject({
    code: 0,
    said: expect.stringMatching(/\nintact\n$/),
  });
  expect(await command(bad, '--key', key)).toMatchObject({
    code: 1,
    said: expect.stringMatching(/BROKEN: report\.pdf was changed at byte 5: it is \d+ and was \d+\./),
  });
  expect((await command(key)).said).toContain('not a zip file');
  expect((await command('none.zip')).code).toBe(2);
});
