import { freePort } from '../../../server/platform/free-port.ts';
import { serveReportPort } from '../../../server/platform/http/report-port.ts';
import { type Member, signInAs } from '../../support/people/sign-in-as.ts';
import { businessRows, leavesNoTrace } from '../requests/business-rows.ts';
import { openScreeningApp, useInventedList } from '../screening/screening-app.ts';
import { releasedRequest } from './release.ts';

let reportPort: ReturnType<typeof serveReportPort> | undefined;
const test1 = await openScreeningApp([
  (app) => {
    reportPort = serveReportPort(app);
  },
]);
await useInventedList(test1);
const { id, clientId } = await releasedRequest(test1);
const report = `/api/reportData/${clientId}/${id}/`;
const port = await freePort();
await reportPort?.listen(port, '127.0.0.1');
const address = `http://127.0.0.1:${port}`;
afterAll(() => test1.close());

const ask = (path: string, who?: Member, init: RequestInit = {}) =>
  fetch(address + path, { redirect: 'manual', ...init, headers: { ...who?.headers, ...init.headers } });

test('C9 the second port gives the report data of a request to those who see the request', async () => {
  for (const who of [test1.cast.client, test1.cast.drafter, test1.cast.allocator, test1.cast.admin]) {
    const answer = await ask(report, who);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toMatchObject({ Result: 'Success', Data: { version: 1 } });
  }
});

test('C9 on the second port as on the first: nobody, strangers and other tenants get nothing', async () => {
  const foreigner = await signInAs(test1, { role: 'client' });
  const stranger = await signInAs(test1, { role: 'drafter' });
  const colleague = await signInAs(test1, {
    role: 'clientuser',
    clientId: test1.cast.client.actor.clientId ?? '',
  });
  const before = await businessRows(test1);
  expect((await ask(report)).status).toBe(401);
  expect((await fetch(address + report, { headers: { authorization: 'Bearer x.y.z' } })).status).toBe(401);
  for (const who of [foreigner, stranger, colleague]) {
    const answer = await ask(report, who);
    const missing = await ask(
      report.replace(/[0-9a-f-]{36}\/$/, '7c9e6679-7425-40de-944b-e07fc1f90ae7/'),
      who,
    );
    expect([answer.status, missing.status]).toEqual([404, 404]);
    const [{ id: _one, ...told }, { id: _two, ...toldMissing }] = [await answer.json(), await missing.json()];
    expect(told).toEqual(toldMissing);
  }
  const wrongClient = report.replace(/reportData\/[0-9a-f-]{36}/, `reportData/${foreigner.actor.clientId}`);
  expect((await ask(wrongClient, test1.cast.client)).status).toBe(404);
  expect(await businessRows(test1)).toBe(before);
});

test.each([
  '/',
  '/index.html',
  '/config.json',
  '/health/live',
  '/login',
  '/reports/v1.0/requestdetails',
  '/api/reports/v1.0/requestdetails',
  '/api/api/reportData/',
  '/api/security/v1.0/settings?name=system',
  '/api/reportData/../security/v1.0/settings?name=system',
  '/api/reportData/%2e%2e/reports/v1.0/requestdetails',
  '//api/reportData/',
  '/API/REPORTDATA/',
])('C9 the second port knows nothing of %s', async (path) => {
  const answer = await ask(path, test1.cast.admin);
  expect(answer.status).toBe(404);
});

test.each(['POST', 'PUT', 'DELETE', 'PATCH'])('C9 the second port refuses %s', async (method) => {
  const headers = { 'x-http-method-override': 'GET' };
  const answer = await leavesNoTrace(test1, () => ask(report, test1.cast.admin, { method, headers }));
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(answer.status).toBeLessThan(500);
});
