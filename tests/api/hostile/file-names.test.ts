import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { openHostileApp } from './hostile-app.ts';
import { rawCall } from './raw-call.ts';

const app = await openHostileApp();
afterAll(() => app.close());

const path = '/reports/v1.0/requestdetails';

let made = 0;

/** The name as bytes in the form's own header: no library would let it through. */
function upload(name: string, content = 'Content.') {
  made += 1;
  const payload = Buffer.from(
    `--b\r\ncontent-disposition: form-data; name="data"\r\n\r\n{"intake":{"legalName":"Upload ${made}"}}\r\n` +
      `--b\r\ncontent-disposition: form-data; name="files"; filename="${name}"\r\n\r\n${content}\r\n--b--\r\n`,
  );
  return rawCall(app, {
    path,
    payload,
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
    who: app.ours.clientuser,
  });
}

const names = [
  '../../x.txt',
  '..\\\\..\\\\x.txt',
  '/etc/passwd.txt',
  'C:\\\\x.txt',
  'CON.txt',
  'nul.txt',
  '.hidden.txt',
  '....txt',
  ' .txt',
  'a\tb.txt',
  'quote\\".txt',
  "quote'; x=.txt",
  'a%0d%0aSet-Cookie: b=1.txt',
  'semi;colon.txt',
  'exe.\u202efdp.txt',
  'नाम.txt',
  '<img src=x onerror=alert(1)>.txt',
  '=cmd|x.txt',
  `${'a'.repeat(300)}.txt`,
  `${'a'.repeat(5000)}.txt`,
  'nul\0byte.txt',
  'line\nbreak.txt',
  'return\rhere.txt',
  'x.exe',
  'x.txt.exe',
  'x.txt ',
  'x.txt.',
  'x.TXT',
  'x.docm',
  'x.svg',
  'x.html',
  'txt',
  '',
];

test.each(names.map((name) => [JSON.stringify(name).slice(0, 60), name]))(
  'D13 a file called %s is refused, or only its content goes anywhere',
  async (_shown, name) => {
    const files = join(app.platform.env.dataDir, 'files');
    const reply = await upload(name);
    const body = JSON.parse(reply.body);
    const [kept] = (body.Data.files ?? []) as { id: string; name: string }[];
    if (reply.statusCode !== 200) expect([400, 413]).toContain(reply.statusCode);
    // A name over two lines ends the header of its part: no browser sends one, and the form's reader drops the part.
    else if (!kept) expect(name).toMatch(/[\r\n]/);
    else {
      expect(kept.name.length).toBeLessThanOrEqual(200);
      expect(kept.name).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u);
      const answer = await app.ours.clientuser.attempt('POST /reports/v1.0/downloadattachments', {
        client: body.Data.clientId,
        request: body.Data.id,
      });
      expect(String(answer.body)).toBe('Content.');
      expect(answer.headers.get('content-disposition')).toMatch(
        /^attachment; filename="[A-Za-z0-9_.-]{1,200}"/,
      );
      expect(answer.headers.get('content-disposition')).not.toMatch(/filename="(\.|con\.|nul\.)/i);
      expect(answer.headers.get('set-cookie')).toBeNull();
      expect(answer.headers.get('content-security-policy')).toBe("sandbox; default-src 'none'");
    }
    const entries = await readdir(app.platform.env.dataDir, { recursive: true, withFileTypes: true });
    const strays = entries.filter((entry) => entry.isFile() && !/^[0-9a-f-]{36}$/.test(entry.name));
    expect(strays.map((entry) => entry.name)).toEqual([]);
    expect(await readdir(join(files, 'tmp'))).toEqual([]);
  },
);

const contents: [string, string, string][] = [
  ['HTML called PDF', 'x.pdf', '<html><script>alert(1)</script></html>'],
  ['SVG called PNG', 'x.png', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
  ['a program called PDF', 'x.pdf', 'MZ\u0090\0\u0003'],
  ['a GIF that is also a JAR called JPG', 'x.jpg', 'GIF89aPK\u0003\u0004'],
  ['a text called DOCX', 'x.docx', 'Not a document.'],
  ['a PDF called TXT', 'x.txt', '%PDF-1.7\n'],
  ['a program called CSV', 'x.csv', 'MZ\0\0\0\0'],
];

test.each(contents)('D12 %s is refused by its content', async (_what, name, content) => {
  const reply = await upload(name, content);
  expect([reply.statusCode, JSON.parse(reply.body).code]).toEqual([400, 'file.not_allowed']);
});
