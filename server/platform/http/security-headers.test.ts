import Fastify from 'fastify';
import { readEnv } from '../env.ts';
import { setSecurityHeaders } from './security-headers.ts';

async function connectable(variables: Record<string, string>) {
  const app = Fastify();
  await setSecurityHeaders(app, readEnv({ DATA_DIR: '/nowhere', ...variables }));
  app.get('/', async () => 'the page');
  const { headers } = await app.inject('/');
  await app.close();
  return /connect-src ([^;]*)/.exec(String(headers['content-security-policy']))?.[1];
}

test('W18 a page that is served to others may not call the reader’s own machine', async () => {
  expect(await connectable({ PUBLIC_URL: 'https://prudence.example' })).toBe(
    "'self' https://prudence.example",
  );
  expect(
    await connectable({ PUBLIC_URL: 'https://prudence.example', REPORT_URL: 'https://data.example' }),
  ).toBe("'self' https://prudence.example https://data.example");
  expect(await connectable({})).toBe("'self' http://localhost:5011 http://localhost:5021");
});
