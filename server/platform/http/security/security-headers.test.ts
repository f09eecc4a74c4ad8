import Fastify from 'fastify';
import { readEnv } from '../../env.ts';
import { setSecurityHeaders } from './security-headers.ts';

async function policyOf(variables: Record<string, string>): Promise<string> {
  const app = Fastify();
  await setSecurityHeaders(app, readEnv({ DATA_DIR: '/nowhere', ...variables }));
  app.get('/', async () => 'the page');
  const { headers } = await app.inject('/');
  await app.close();
  return String(headers['content-security-policy']);
}

const connectable = async (variables: Record<string, string>) =>
  /connect-src ([^;]*)/.exec(await policyOf(variables))?.[1];

test('W18 a page that is served to others may not call the reader’s own machine', async () => {
  expect(await connectable({ PUBLIC_URL: 'https://prudence.example' })).toBe(
    "'self' https://prudence.example",
  );
  expect(
    await connectable({ PUBLIC_URL: 'https://prudence.example', REPORT_URL: 'https://data.example' }),
  ).toBe("'self' https://prudence.example https://data.example");
  expect(await connectable({})).toBe("'self' http://localhost:5011 http://localhost:5021");
});

test('D2 no text becomes a script but through the one policy of the application, and nothing inline is taken', async () => {
  const policy = (await policyOf({})).split(';');
  expect(policy).toEqual(
    expect.arrayContaining([
      "default-src 'self'",
      "script-src 'self'",
      "require-trusted-types-for 'script'",
      'trusted-types default',
    ]),
  );
  expect(policy.filter((directive) => /unsafe|style-src/.test(directive))).toEqual(["style-src 'self'"]);
});
