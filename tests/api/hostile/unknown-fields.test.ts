import type { OperationKey } from '../../../contract/index.ts';
import { samples } from '../../support/calls/samples.ts';
import { businessRows } from '../requests/business-rows.ts';
import { insiderOf, posts } from './callers.ts';
import { openHostileApp } from './hostile-app.ts';
import { asText, rawCall } from './raw-call.ts';

const app = await openHostileApp();
afterAll(() => app.close());

const extras: Record<string, string> = {
  superuser: 'true',
  tenant_id: '"7c9e6679-7425-40de-944b-e07fc1f90a01"',
  client_id: '"7c9e6679-7425-40de-944b-e07fc1f90a01"',
  created_by: '"7c9e6679-7425-40de-944b-e07fc1f90a07"',
  risk_score: '0',
  approved_by: '"7c9e6679-7425-40de-944b-e07fc1f90a07"',
  released_at: '"2026-01-01T00:00:00Z"',
  workVersion: '1',
  password_hash: '"x"',
  __proto__x: '1',
  __proto__: '{"role":"admin"}',
  constructor: '{"prototype":{"role":"admin"}}',
};
const names = Object.keys(JSON.parse('{"__proto__":1}')).concat(Object.keys(extras));

/** The JSON of the sample with one more field in each of its objects in turn. */
function withExtra(sample: object, field: string): string[] {
  const extra = `"${field}":${Object.hasOwn(extras, field) ? extras[field] : '{"role":"admin"}'}`;
  const text = JSON.stringify(sample);
  const objects = [...text.matchAll(/\{/g)].map(({ index }) => index);
  return objects.map((at) => {
    const rest = text.slice(at + 1);
    return `${text.slice(0, at + 1)}${extra}${rest.startsWith('}') ? '' : ','}${rest}`;
  });
}

const call = (key: OperationKey, payload: string) =>
  rawCall(app, { path: key.slice(5), payload, headers: asText, who: insiderOf(app, key) });

test.each(posts)('C6 %s refuses fields that are not its own, at every depth', async (key) => {
  const sample = samples[key](app.ours.target) as object;
  const before = await businessRows(app);
  const taken: string[] = [];
  for (const field of new Set(names)) {
    for (const payload of withExtra(sample, field)) {
      const { statusCode } = await call(key, payload);
      if (statusCode !== 400) taken.push(`${statusCode} for ${payload}`);
    }
  }
  expect(taken).toEqual([]);
  expect(await businessRows(app)).toBe(before);
  expect(({} as { role?: string }).role).toBeUndefined();
});

const multiparts: OperationKey[] = [
  'POST /reports/v1.0/requestdetails',
  'POST /reports/v1.0/submituseraction',
  'POST /reports/v1.0/requestanalysis',
  'POST /reports/v1.0/mediasources',
  'POST /reports/v1.0/watchlists',
];

test.each(multiparts)('C6 %s takes no other field of a form than data and files', async (key) => {
  const before = await businessRows(app);
  for (const field of ['role', 'client_id', 'status', '__proto__', 'constructor', 'toString']) {
    const form = new FormData();
    form.set('data', JSON.stringify(samples[key](app.ours.target)));
    form.append(field, 'admin');
    const sent = new Response(form);
    const { statusCode } = await rawCall(app, {
      path: key.slice(5),
      payload: Buffer.from(await sent.arrayBuffer()),
      headers: { 'content-type': sent.headers.get('content-type') ?? '' },
      who: insiderOf(app, key),
    });
    expect([field, statusCode]).toEqual([field, 400]);
  }
  expect(await businessRows(app)).toBe(before);
});
