import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { chromium, type Page } from '@playwright/test';
import { demoPassword, demoPeople } from '../../mock/people.ts';
import { chromiumArguments, findChromium } from '../../scripts/machine/chromium.ts';
import { projectRoot } from '../../scripts/project-root.ts';
import { unusedCode } from '../../tests/support/people/totp.ts';
import { startServer } from '../../tests/support/servers/start-server.ts';
import { printTable } from './print-table.ts';

const dist = join(projectRoot, 'dist');
const counted = new Set(['script', 'stylesheet', 'font']);

type Packing = 'gzip' | 'brotli';

/** The size as it travels; fonts are compressed already. */
function bytes(path: string, packing: Packing): number {
  const content = readFileSync(join(dist, path));
  if (path.endsWith('.woff2')) return content.length;
  if (packing === 'gzip') return gzipSync(content, { level: 9 }).length;
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }).length;
}

/** Scripts, styles and fonts that a page asks for while `work` runs and until the network is quiet. */
async function loadedBy(page: Page, work: () => Promise<unknown>): Promise<Set<string>> {
  const paths = new Set<string>();
  const note = (request: { resourceType(): string; url(): string }) => {
    const { protocol, pathname } = new URL(request.url());
    if (protocol.startsWith('http') && counted.has(request.resourceType())) paths.add(pathname);
  };
  page.on('request', note);
  await work();
  await page.waitForLoadState('networkidle');
  page.off('request', note);
  return paths;
}

async function signIn(page: Page): Promise<void> {
  const person = demoPeople.find(({ username }) => username === 'allocator');
  await page.getByLabel('Username').fill('allocator');
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByLabel('Token').fill(await unusedCode(person?.seed ?? ''));
  await page.waitForURL(/\/pages\/index/);
}

function row(page: string, paths: Set<string>) {
  const sum = (packing: Packing, chosen = [...paths]) =>
    (chosen.reduce((total, path) => total + bytes(path, packing), 0) / 1000).toFixed(0);
  const scripts = [...paths].filter((path) => path.endsWith('.js'));
  return [page, paths.size, sum('gzip', scripts), sum('gzip'), sum('brotli')];
}

/** What a browser with an empty cache loads for login, and for Home when somebody is signed in. */
export async function measureSize(): Promise<void> {
  const executablePath = findChromium();
  if (!executablePath || !existsSync(join(dist, 'index.html'))) {
    console.log('Skipped: the sizes need Chromium and a built dist/ (npm run build).');
    return;
  }
  const server = await startServer({ program: 'mock/main.ts' });
  const browser = await chromium.launch({ executablePath, args: chromiumArguments });
  try {
    const page = await browser.newPage();
    const login = await loadedBy(page, async () => {
      await page.goto(`${server.baseUrl}/login`);
      await page.getByLabel('Username').waitFor();
    });
    await signIn(page);
    const home = await loadedBy(page, () => page.reload());
    printTable('Scripts, styles and fonts a browser loads', [
      ['page', 'files', 'JavaScript in gzip, KB', 'all in gzip, KB', 'all in brotli, KB'],
      row('login', login),
      row('home', home),
    ]);
  } finally {
    await browser.close();
    await server.remove();
  }
}
