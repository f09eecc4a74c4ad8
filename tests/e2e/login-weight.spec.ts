import { gzipSync } from 'node:zlib';
import { expect, test } from './login/people.ts';

const LIMIT = 200_000;

test('the login screen asks for at most 200 KB of gzip JavaScript, and nothing from elsewhere', async ({
  page,
  server,
}) => {
  const scripts = new Map<string, Promise<Buffer>>();
  const foreign: string[] = [];
  page.on('response', (answer) => {
    if (!answer.url().startsWith(server.baseUrl)) foreign.push(answer.url());
    if (answer.request().resourceType() === 'script') scripts.set(answer.url(), answer.body());
  });
  await page.goto('/login');
  await expect(page.getByLabel('Username')).toBeVisible();
  await page.waitForLoadState('networkidle');
  const bodies = await Promise.all(scripts.values());
  const bytes = bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
  expect(scripts.size).toBeGreaterThan(1);
  expect(foreign).toEqual([]);
  expect(bytes).toBeLessThanOrEqual(LIMIT);
});
