import { businessRows } from '../requests/business-rows.ts';
import { insiderOf } from './callers.ts';
import { openHostileApp } from './hostile-app.ts';
import { rawCall } from './raw-call.ts';

const untouched = Reflect.ownKeys(Object.prototype).map(String);
const app = await openHostileApp();
afterAll(async () => {
  await app.close();
  expect(Reflect.ownKeys(Object.prototype).map(String)).toEqual(untouched);
});

/** Behind each of them stands another reader: the body, the body of a form route, the field of a form. */
const doors = ['text/plain', 'application/json', 'form'] as const;
const path = '/reports/v1.0/requestdetails';

function send(payload: Buffer, door: (typeof doors)[number]) {
  const who = insiderOf(app, 'POST /reports/v1.0/requestdetails');
  if (door !== 'form') return rawCall(app, { path, payload, who, headers: { 'content-type': door } });
  const parts = ['--b\r\ncontent-disposition: form-data; name="data"\r\n\r\n', '\r\n--b--\r\n'].map((text) =>
    Buffer.from(text),
  );
  return rawCall(app, {
    path,
    payload: Buffer.concat([parts[0] as Buffer, payload, parts[1] as Buffer]),
    who,
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
  });
}

const text = (intake: string) => Buffer.from(`{"intake":${intake}}`);
const many = Array.from({ length: 20_000 }, (_, n) => `"k${n}":1`).join();
const bombs: [string, Buffer][] = [
  ['200 000 brackets deep', Buffer.from('['.repeat(200_000) + ']'.repeat(200_000))],
  ['100 000 brackets deep', text('['.repeat(100_000) + ']'.repeat(100_000))],
  ['40 000 objects deep', text(`${'{"a":'.repeat(40_000)}1${'}'.repeat(40_000)}`)],
  ['20 000 fields wide', text(`{${many}}`)],
  ['a million fields wide', text(`{${many.repeat(50)}}`)],
  ['a field named __proto__', text('{"__proto__":{"role":"admin"}}')],
  ['an escaped __proto__', text('{"\\u005f_proto__":{"role":"admin"}}')],
  ['a constructor', text('{"constructor":{"prototype":{"role":"admin"}}}')],
  ['a field given twice', text('{"legalName":"First","legalName":"Second"}')],
  ['a field given twice, once escaped', text('{"legalName":"First","legal\\u004eame":"Second"}')],
  ['a field of the body given twice', Buffer.from('{"intake":{},"intake":{"legalName":"x"}}')],
  ['a mark of byte order', Buffer.from('\ufeff{"intake":{}}')],
  [
    'bytes that are no UTF-8',
    Buffer.concat([
      Buffer.from('{"intake":{"legalName":"'),
      Buffer.from([0xc3, 0x28, 0xff]),
      Buffer.from('"}}'),
    ]),
  ],
  ['UTF-16', Buffer.from('{"intake":{}}', 'utf16le')],
  ['NaN', text('{"lookbackYears":NaN}')],
  ['Infinity', text('{"lookbackYears":Infinity}')],
  ['a number beyond every double', text('{"lookbackYears":1e400}')],
  ['a number of 100 000 digits', text(`{"lookbackYears":${'9'.repeat(100_000)}}`)],
  ['a negative zero point one', text('{"lookbackYears":-0.1}')],
  ['a comment', text('{/* x */}')],
  ['a trailing comma', text('{"legalName":"x",}')],
  ['half a document', Buffer.from('{"intake":{"legalName":"x"')],
  ['two documents', Buffer.from('{"intake":{}}{"intake":{}}')],
  ['an array', Buffer.from('[{"intake":{}}]')],
  ['a text', Buffer.from('"intake"')],
  ['null', Buffer.from('null')],
  ['nothing', Buffer.from('')],
];

test.each(bombs)('D6 JSON with %s is refused in a short answer', async (_what, payload) => {
  const before = await businessRows(app);
  for (const door of doors) {
    const { statusCode, body } = await send(payload, door);
    expect([door, statusCode === 400 || statusCode === 413 ? 'refused' : statusCode]).toEqual([
      door,
      'refused',
    ]);
    expect(body.length).toBeLessThan(5000);
  }
  expect(await businessRows(app)).toBe(before);
});

const valid = '{"language":"en-US"}';
const unknown = '{"language":"en-US","role":"admin"}';
const types = [
  'text/plain',
  'TEXT/PLAIN',
  'text/plain; charset=utf-8',
  'text/plain;charset="UTF-8"',
  'text/plain;charset=utf-7',
  'text/plain; charset=utf-16',
  'text/plain;charset=utf-8;charset=utf-7',
  'application/json',
  'application/json\t;',
  'application/json;charset=iso-8859-1',
  'application/json, text/plain',
  'application/jsonx',
  'application/vnd.api+json',
  'text/html',
  'text/xml',
  'application/xml',
  'application/x-www-form-urlencoded',
  'application/octet-stream',
  'multipart/form-data',
  'multipart/form-data; boundary=b',
  'MULTIPART/FORM-DATA; boundary=b',
  'multipart/mixed; boundary=b',
  'x',
  '/',
  ';',
  ' ',
  '',
];

test.each(types)('D7 a body called %j passes the one schema or none', async (type) => {
  for (const route of ['/security/v1.0/updatelanguage', '/reports/v1.0/requestdetails']) {
    const who = app.ours.clientuser;
    const headers: Record<string, string> = type === '' ? {} : { 'content-type': type };
    const isForms = route.startsWith('/reports');
    const good = isForms ? '{"intake":{}}' : valid;
    const bad = isForms ? '{"intake":{},"status":"released"}' : unknown;
    const answered = await rawCall(app, { path: route, payload: good, headers, who });
    expect([200, 400, 415]).toContain(answered.statusCode);
    const refused = await rawCall(app, { path: route, payload: bad, headers, who });
    expect([400, 415]).toContain(refused.statusCode);
  }
});

test('D7 JSON that calls itself a form, and a form that calls itself JSON, are refused', async () => {
  const who = app.ours.clientuser;
  const form = `--b\r\ncontent-disposition: form-data; name="data"\r\n\r\n{"intake":{}}\r\n--b--\r\n`;
  const ask = async (payload: string, type: string) =>
    (await rawCall(app, { path, payload, who, headers: { 'content-type': type } })).statusCode;
  expect(await ask(form, 'multipart/form-data; boundary=b')).toBe(200);
  expect(await ask(form, 'application/json')).toBe(400);
  expect(await ask(form, 'text/plain')).toBe(400);
  expect(await ask('{"intake":{}}', 'multipart/form-data; boundary=b')).toBe(400);
});
