import { samples } from '../../support/calls/samples.ts';
import { attempt, gets, insiderOf, posts, specOf } from './callers.ts';
import { openHostileApp } from './hostile-app.ts';
import { asText, rawCall } from './raw-call.ts';

const app = await openHostileApp();
afterAll(() => app.close());

const hostile = [
  "'",
  '"',
  '\\',
  "' or '1'='1",
  "'; drop table requests; --",
  '1; select pg_sleep(5)',
  'name desc nulls first, (select 1)',
  '%',
  '_',
  '\\%',
  '$1',
  '$'.concat('{7*7}'),
  '\uffff',
  '\u202e',
  'a'.repeat(5000),
  '1e999',
  '__proto__',
];
const unstorable = ['a\0b', '\ud800', 'x\udc00y'];
/** Every field meets a third of the texts, and every text a third of the fields of every operation. */
const isDue = (field: number, text: number) => (field + text) % 3 === 0;

test.each(gets)('D5 %s survives whatever stands in any of its fields', async (key) => {
  const who = insiderOf(app, key);
  const sample = samples[key](app.ours.target) as Record<string, unknown>;
  const { request } = specOf(key) as unknown as { request: { shape: object } };
  const odd: string[] = [];
  for (const [at, field] of Object.keys(request.shape).entries()) {
    const due = hostile.filter((_, n) => isDue(at, n));
    for (const text of [...due, ...unstorable.slice(0, 1)]) {
      const { status } = await attempt(who, key, { ...sample, [field]: text });
      if (![200, 400, 403, 404].includes(status)) odd.push(`${status} for ${field}=${text}`);
    }
  }
  expect(odd).toEqual([]);
});

/** The JSON of the sample with each of its strings in turn replaced. */
function replaced(sample: object, text: string): string[] {
  const json = JSON.stringify(sample);
  // JSON.stringify writes half a surrogate pair as an escape, which is how it would arrive.
  return [...json.matchAll(/:("(?:[^"\\]|\\.)*")|(?<=[[,])("(?:[^"\\]|\\.)*")(?=[\],])/g)].map((found) => {
    const value = found[1] ?? found[2] ?? '';
    const at = found.index + found[0].indexOf(value);
    return json.slice(0, at) + JSON.stringify(text) + json.slice(at + value.length);
  });
}

test.each(posts)('D5 %s survives whatever stands in any of its texts', async (key) => {
  const who = insiderOf(app, key);
  const sample = samples[key](app.ours.target) as object;
  const odd: string[] = [];
  const send = async (payload: string) =>
    (await rawCall(app, { path: key.slice(5), payload, headers: asText, who })).statusCode;
  for (const text of unstorable) {
    for (const payload of replaced(sample, text)) {
      const status = await send(payload);
      if (status !== 400) odd.push(`${status} for ${payload}`);
    }
  }
  for (const [n, text] of hostile.entries()) {
    for (const payload of replaced(sample, text).filter((_, at) => isDue(at, n))) {
      const status = await send(payload);
      if (status >= 500) odd.push(`${status} for ${payload}`);
    }
  }
  expect(odd).toEqual([]);
});

test('D5 a wildcard in a search stands for itself', async () => {
  const count = async (search: string) =>
    (await app.admin.call('GET /reports/v1.0/requestdetails', { search })).total;
  expect(await count('Zarqun')).toBe(2);
  for (const search of ['%', '_', 'Zar%Trading', 'Z_rqun', 'Zarqu:*n', "'"])
    expect(await count(search)).toBe(0);
  const people = await app.admin.call('GET /security/v1.0/userdetails', { search: '%' });
  expect(people.total).toBe(0);
});

const payloads = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '</title><script>alert(1)</script>',
  '<a href="javascript:alert(1)">x</a>',
  '<!--<script>-->',
  'javascript:alert(1)',
  '{{constructor.constructor("alert(1)")()}}',
  '$'.concat('{alert(1)}'),
  '" onmouseover="alert(1)',
  '＜script＞alert(1)＜/script＞',
  'exe.\u202efdp',
  '=HYPERLINK("https://evil.example")',
];

test.each(payloads)('D1 %s as a name is refused, or kept and told as the text it is', async (text) => {
  const save = 'POST /reports/v1.0/requestdetails';
  const { status, body, headers } = await app.ours.clientuser.attempt(save, {
    intake: { legalName: text, aliases: [text], address: text, purpose: text },
  });
  expect(headers.get('content-type')).toContain('application/json');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  if (/<\/?[a-zA-Z!]|\u202e/.test(text)) expect([status, body.code]).toEqual([400, 'input.invalid']);
  else {
    expect(status).toBe(200);
    expect(body.Data).toMatchObject({
      legalName: text,
      intake: { aliases: [text], address: text, purpose: text },
    });
  }
  const user = {
    username: `x${payloads.indexOf(text)}.y`,
    email: `x${payloads.indexOf(text)}@example.com`,
    role: 'drafter',
    clientId: null,
    name: text,
  };
  const created = await app.admin.attempt('POST /security/v1.0/userdetails', {
    action: 'create',
    user: user as never,
  });
  expect(created.status).toBe(status);
  if (status === 200) expect(created.body.Data.name).toBe(text);
});
