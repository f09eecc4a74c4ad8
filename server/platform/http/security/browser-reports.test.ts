import { buildApp } from '../../../app.ts';
import type { Env } from '../../env.ts';
import { freePort } from '../../free-port.ts';
import { openTestPlatform } from '../../testing.ts';
import { serveMetrics } from '../probes/metrics.ts';

async function opened(env: Partial<Env> = {}) {
  const platform = await openTestPlatform({ env });
  const app = await buildApp({ platform, authenticate: async () => null, modules: [] });
  const port = await freePort();
  const metrics = serveMetrics(app, platform, port);
  await app.ready();
  await metrics.listen();
  const report = (body: string, type = 'application/csp-report', remoteAddress = '10.1.1.1') =>
    app.inject({
      method: 'POST',
      url: '/csp-reports',
      headers: { 'content-type': type },
      body,
      remoteAddress,
    });
  const counted = async () => {
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    return text.split('\n').filter((line) => line.startsWith('csp_reports_total'));
  };
  const close = async () => {
    await app.close();
    await platform.close();
  };
  return { app, platform, report, counted, close };
}
const older = (directive: unknown) => JSON.stringify({ 'csp-report': { 'violated-directive': directive } });
const newer = (effectiveDirective: unknown) => ({ type: 'csp-violation', body: { effectiveDirective } });

describe('D2 reports of the content security policy', () => {
  test('are counted by directive, in both formats, and browsers are told where to send them', async () => {
    const { app, report, counted, close } = await opened();
    const { headers } = await app.inject('/login');
    expect(headers['content-security-policy']).toContain('report-uri /csp-reports;report-to csp');
    expect(headers['reporting-endpoints']).toBe('csp="/csp-reports"');
    expect((await report(older("script-src 'self'"))).statusCode).toBe(204);
    const both = JSON.stringify([newer('script-src'), newer('img-src')]);
    expect((await report(both, 'application/reports+json')).statusCode).toBe(204);
    expect(await counted()).toEqual([
      'csp_reports_total{directive="script-src"} 2',
      'csp_reports_total{directive="img-src"} 1',
    ]);
    await close();
  });

  test('count nothing that is no directive, no JSON or of another type, and never fail', async () => {
    const { report, counted, close } = await opened();
    for (const body of [
      older('made-up'),
      older(7),
      older({}),
      'null',
      '[[[]]]',
      '7',
      '',
      '{',
      '{"csp-report":null}',
    ])
      expect([body, [204, 400].includes((await report(body)).statusCode)]).toEqual([body, true]);
    expect((await report(older('img-src'), 'text/plain')).statusCode).toBe(415);
    expect((await report(`"${'x'.repeat(70_000)}"`)).statusCode).toBe(413);
    expect(await counted()).toEqual([]);
    await close();
  });

  test('are limited by address', async () => {
    const { report, close } = await opened({ rateLimit: 1200 });
    const statuses = [];
    for (let at = 0; at < 61; at += 1) statuses.push((await report(older('img-src'))).statusCode);
    expect([statuses.filter((status) => status === 204).length, statuses.at(-1)]).toEqual([60, 429]);
    expect((await report(older('img-src'), undefined, '10.1.1.2')).statusCode).toBe(204);
    await close();
  });
});

describe('security.txt', () => {
  const read = async (env: Partial<Env>) => {
    const { app, close } = await opened(env);
    const { statusCode, headers, body } = await app.inject('/.well-known/security.txt');
    await close();
    return { statusCode, type: headers['content-type'], body };
  };

  test('names the support contact, its own address and a day within a year on which it expires', async () => {
    expect(
      await read({ support: 'security@prudence.example', publicUrl: 'https://prudence.example' }),
    ).toEqual({
      statusCode: 200,
      type: 'text/plain; charset=utf-8',
      body: [
        'Contact: mailto:security@prudence.example',
        'Expires: 2027-05-19T09:00:00Z',
        'Preferred-Languages: en',
        'Canonical: https://prudence.example/.well-known/security.txt',
        '',
      ].join('\n'),
    });
    expect((await read({ support: 'https://firm.example/report' })).body).toMatch(
      /^Contact: https:\/\/firm\.example\/report\n/,
    );
  });

  test.each(['your administrator', 'javascript:alert(1)', 'http://firm.example', 'a@b.example\nContact: x'])(
    'does not exist where the support contact is no address: %s',
    async (support) => {
      expect((await read({ support })).statusCode).toBe(404);
    },
  );
});
