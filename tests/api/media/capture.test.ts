import { createHash } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { MediaLimits } from '../../../contract/limits.ts';
import { createOutbound } from '../../../server/platform/outbound/create-outbound.ts';
import { writtenPage } from '../../support/documents/written-documents.ts';
import { screenedRequest } from '../screening/screened-request.ts';
import { openScreeningApp } from '../screening/screening-app.ts';
import { allRead, attemptSource } from './read-media.ts';

const page = writtenPage('Harbour Gazette', ['The harbour office opens at nine.']);
const pages: Record<string, (res: http.ServerResponse) => void> = {
  '/news': (res) => res.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page),
  '/moved': (res) => res.writeHead(302, { location: '/news' }).end(),
  '/gone': (res) => res.writeHead(404, { 'content-type': 'text/html' }).end(page),
  '/picture': (res) => res.writeHead(200, { 'content-type': 'image/svg+xml' }).end('<svg/>'),
  '/endless': (res) => {
    res.writeHead(200, { 'content-type': 'text/html' });
    res.end('x'.repeat(MediaLimits.captureBytes + 1));
  },
};
let ownCalls = 0;
const own = http.createServer((_req, res) => {
  ownCalls += 1;
  res.writeHead(200, { 'content-type': 'text/html' }).end(page);
});
const site = http.createServer((req, res) => pages[req.url ?? '']?.(res));

let origin = '';
let intern = '';
await new Promise<void>((done) => site.listen(0, '127.0.0.1', done));
origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
await new Promise<void>((done) => own.listen(0, '127.0.0.1', done));
intern = `http://127.0.0.1:${(own.address() as AddressInfo).port}`;
// The site stands for the open internet; beside it the operator names a place of the own network.
const publicWeb = createOutbound({ allow: [origin] });
const app = await openScreeningApp([], { env: { outboundAllow: [intern] }, publicWeb });
const request = await screenedRequest(app);
afterAll(async () => {
  await app.close();
  await Promise.all([site, own].map((server) => new Promise((done) => server.close(done))));
});

const capture = (url: string) => attemptSource(app.cast.drafter, request, { action: 'capture', url });
const refused = { status: 422, body: { code: 'media.not_captured' } };

test('a web page is fetched by the server only once an administrator has switched that on', async () => {
  expect(await capture(`${origin}/news`)).toMatchObject(refused);
  await app.cast.admin.call('POST /security/v1.0/prameyaretrain', { action: 'capture_on' });
  expect((await capture(`${origin}/news`)).status).toBe(202);
  const { media } = await allRead(app.cast.drafter, request);
  const sha256 = createHash('sha256').update(page).digest('hex');
  expect(media.sources).toMatchObject([{ kind: 'captured', url: `${origin}/news`, sha256 }]);
});

test.each([
  ['of the own network', () => 'https://127.0.0.1/news'],
  ['that the operator names for administrators', () => `${intern}/private`],
  ['of a cloud', () => 'https://169.254.169.254/latest/meta-data/'],
  ['without https', () => 'http://gazette.example/'],
  ['with a password', () => 'https://user:secret@gazette.example/'],
  ['that leads elsewhere', () => `${origin}/moved`],
  ['that is not there', () => `${origin}/gone`],
  ['that is no page', () => `${origin}/picture`],
  ['that is too large', () => `${origin}/endless`],
  ['that is none', () => 'nowhere'],
])('D18 an address %s is refused in words, and nothing is kept', async (_, url) => {
  const answer = await capture(url());
  expect(answer).toMatchObject(refused);
  expect(Object.keys(answer.body.fields ?? {})).toEqual(['url']);
  expect((await allRead(app.cast.drafter, request)).media.sources).toHaveLength(1);
});

test('W9 a drafter reaches no place of the own network that the operator named for administrators', async () => {
  await app.cast.admin.call('POST /security/v1.0/prameyaretrain', { action: 'capture_on' });
  expect(await capture(`${intern}/private?x=1`)).toMatchObject(refused);
  expect(ownCalls).toBe(0);
});
