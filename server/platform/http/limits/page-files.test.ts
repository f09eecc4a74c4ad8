import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '../../../app.ts';
import { openTestPlatform } from '../../testing.ts';

const distDir = mkdtempSync(join(tmpdir(), 'prudence-dist-'));
writeFileSync(join(distDir, 'index.html'), '<head><title>Prudence</title></head>');
mkdirSync(join(distDir, 'assets'));
writeFileSync(join(distDir, 'assets', 'umi.0a1b2c3d.js'), 'console.log(1)');
const platform = await openTestPlatform({ env: { distDir, rateLimit: 2 } });
const app = await buildApp({ platform, authenticate: async () => null, modules: [] });
afterAll(async () => {
  await app.close();
  await platform.close();
  rmSync(distDir, { recursive: true });
});

const statusesOf = async (url: string) => {
  const statuses = [];
  for (let time = 0; time < 4; time += 1) statuses.push((await app.inject(url)).statusCode);
  return statuses;
};

test('D21 the files of the built application are counted against nobody, however many people share an address', async () => {
  expect(await statusesOf('/assets/umi.0a1b2c3d.js')).toEqual([200, 200, 200, 200]);
  expect(await statusesOf('/')).toEqual([200, 200, 200, 200]);
  expect(await statusesOf('/index.html')).toEqual([200, 200, 200, 200]);
  expect(await statusesOf('/config.json')).toEqual([200, 200, 429, 429]);
});
