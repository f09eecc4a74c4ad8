import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import JSZip from 'jszip';
import type { RequestOf } from '../../../contract/index.ts';
import { canonicalJson, type Json } from '../../../engine/audit-chain/index.ts';
import { db } from '../../../server/platform/index.ts';
import { pngUrl, writtenPng } from '../../support/documents/written-png.ts';
import { act } from '../requests/act.ts';
import { openScreeningApp, useInventedList } from '../screening/screening-app.ts';
import { releasedRequest, requestInReview } from './release.ts';

const test1 = await openScreeningApp();
await useInventedList(test1);
afterAll(() => test1.close());

type Which = { id: string; clientId: string };
type Branding = RequestOf<'POST /security/v1.0/clientdetails'>['branding'];
const details = 'POST /security/v1.0/clientdetails';
const logo = pngUrl(writtenPng(300, 100));

async function clientOf({ clientId }: { clientId: string }) {
  const { Data } = await test1.cast.admin.call('GET /security/v1.0/clientdetails', { pageSize: 200 });
  const found = Data.find(({ id }) => id === clientId);
  if (!found) throw new Error('no such client');
  return found;
}
async function brand(which: { clientId: string }, branding: Branding) {
  const { id, version, name, code, modules, active } = await clientOf(which);
  return test1.cast.admin.attempt(details, {
    ...{ id, version, name, code, active },
    modules: modules as [],
    branding,
  });
}
const storedOf = async ({ clientId }: Which) =>
  (await test1.cast.admin.call('GET /security/v1.0/clientbranding', { client: clientId })).Data;
const dataOf = async ({ clientId, id }: Which) =>
  (
    await test1.cast.client.call('GET /api/reportData/:client/:request/', {
      client: clientId,
      request: id,
    } as never)
  ).Data;
const sha256 = (content: string) => createHash('sha256').update(content).digest('hex');

test('a sealed report keeps the logo and the accent that its client had at the release, under its hash', async () => {
  const request = await requestInReview(test1);
  expect((await brand(request, { accent: '#1a4f9c', logo })).status).toBe(200);
  expect((await clientOf(request)).branding).toEqual({ accent: '#1A4F9C', hasLogo: true });
  const stored = await storedOf(request);
  const released = await act(test1.cast.allocator, 'release', request);
  expect((await brand(request, { accent: null, logo: null })).status).toBe(200);
  expect((await clientOf(request)).branding).toBeNull();

  const { seal, ...data } = await dataOf(released);
  expect(data.branding).toEqual(stored);
  expect(stored).toEqual({ accent: '#1A4F9C', logo: expect.stringMatching(/^data:image\/png;base64,/) });
  expect(sha256(canonicalJson(JSON.parse(JSON.stringify(data)) as Json))).toBe(seal.dataSha256);

  const word = await test1.cast.client.call('POST /reports/v1.0/wordreports', {
    ...{ client: request.clientId, request: request.id, version: 1 },
  });
  const files = Object.keys((await JSZip.loadAsync(word as never)).files);
  expect(files.some((name) => /^word\/media\/.*\.png$/.test(name))).toBe(true);

  const later = await releasedRequest(test1, { legalName: 'Calder Ropes Limited' });
  expect((await dataOf(later)).branding).toBeUndefined();
});

test.each<[string, Branding, string]>([
  ['an SVG', { logo: 'data:image/svg+xml;base64,PHN2Zy8+' }, 'branding.logo'],
  ['a JPEG that says it is a PNG', { logo: pngUrl(Buffer.from('ffd8ffe000104a46', 'hex')) }, 'branding.logo'],
  ['a picture that is too wide', { logo: pngUrl(writtenPng(1300, 10)) }, 'branding.logo'],
  ['an accent that nobody can read on paper', { accent: '#8AA8FF' }, 'branding.accent'],
  ['an accent in words', { accent: 'teal' }, 'branding.accent'],
])('%s is refused as the look of a client, by its field', async (_what, branding, field) => {
  const request = await requestInReview(test1);
  const refused = await brand(request, branding);
  expect(refused.status).toBe(400);
  expect(Object.keys((refused.body as { fields?: object }).fields ?? {})).toContain(field);
  expect((await clientOf(request)).branding).toBeNull();
});

test('what is not said of the look of a client stays, and the trail names a logo by its hash alone', async () => {
  const request = await requestInReview(test1);
  await brand(request, { accent: '#1A4F9C', logo });
  await brand(request, { accent: '#7A1F5C' });
  await brand(request, undefined);
  expect((await clientOf(request)).branding).toEqual({ accent: '#7A1F5C', hasLogo: true });
  const { rows } = await test1.platform.database.tx({ kind: 'identity' }, () =>
    db().execute<{ data: unknown; changes: unknown }>(
      sql`select * from audit_events where type = 'client.changed' and object_id = ${request.clientId} order by seq`,
    ),
  );
  expect(rows.at(-2)?.data).toMatchObject({ fields: ['accent', 'logo'] });
  expect(rows.at(-1)?.data).toMatchObject({ fields: ['accent'] });
  expect(JSON.stringify(rows)).not.toContain('base64');
  await brand(request, { accent: null, logo: null });
});

test('logo and accent of a client are for administrators alone', async () => {
  const request = await requestInReview(test1);
  await brand(request, { logo });
  for (const who of [test1.cast.client, test1.cast.allocator]) {
    const asked = await who.attempt('GET /security/v1.0/clientbranding', { client: request.clientId });
    expect(asked.status).toBe(403);
    const { Data } = await who.call('GET /security/v1.0/clientdetails', { pageSize: 200 });
    expect(Data.map(({ branding }) => branding)).toEqual(Data.map(() => null));
  }
  await brand(request, { logo: null });
});
