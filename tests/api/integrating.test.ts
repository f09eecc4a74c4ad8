import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from '../../scripts/project-root.ts';
import { addUser } from '../../server/modules/identity/index.ts';
import { freePort } from '../../server/platform/free-port.ts';
import { releasedRequest } from './reports/release.ts';
import { openScreeningApp, useInventedList } from './screening/screening-app.ts';

const page = readFileSync(join(projectRoot, 'docs/integrating.md'), 'utf8');
const examples = [...page.matchAll(/```js\n([\s\S]+?)```/g)].map(([, code = '']) => code);

const test1 = await openScreeningApp([], { env: { port: await freePort() } });
await useInventedList(test1);
await test1.app.listen({ port: test1.platform.env.port, host: '127.0.0.1' });
const folder = await mkdtemp(join(tmpdir(), 'prudence-program-'));
afterAll(async () => {
  await test1.close();
  await rm(folder, { recursive: true, force: true });
});

test('the documented examples sign in, raise a request, read lists, show errors and fetch a report', async () => {
  const { platform, cast } = test1;
  const released = await releasedRequest(test1);
  const account = { username: 'program', password: 'Kettle-4711', seed: 'JBSWY3DPEHPK3PXP' };
  await addUser(platform, {
    ...account,
    name: 'Program',
    role: 'client',
    clientId: cast.client.actor.clientId,
  });
  const program = join(folder, 'program.mjs');
  await writeFile(
    program,
    [
      // The server of a test has a clock that stands still.
      `Date.now = () => ${platform.clock.now().getTime()};`,
      ...examples,
      `console.log('report', (await report(${JSON.stringify(released)})).subarray(0, 5).toString());`,
      `await prudence.signOut();`,
      `await prudence.call('GET', '/reports/v1.0/requestdetails').catch(({ status }) => console.log('after', status));`,
    ].join('\n'),
  );
  const { stdout } = await promisify(execFile)(process.execPath, [program], {
    env: {
      PRUDENCE_URL: `http://127.0.0.1:${platform.env.port}`,
      PRUDENCE_USER: account.username,
      PRUDENCE_PASSWORD: account.password,
      PRUDENCE_KEY: account.seed,
    },
  });
  const { Data } = await cast.client.call('GET /reports/v1.0/requestdetails', { sort: '-createdAt' });
  const own = Data.find(({ authorName }) => authorName === 'Program');
  expect(own).toMatchObject({ legalName: 'Kaveri Textiles Private Limited', attachments: 1 });
  expect(stdout.trim().split('\n')).toEqual([
    `${own?.number} submitted`,
    expect.stringContaining(released.number),
    `${own?.number} Kaveri Textiles Private Limited not rated`,
    '{"intake.countryOfIncorporation":"Use a two-letter country code such as IN."}',
    'report %PDF-',
    'after 401',
  ]);
});
