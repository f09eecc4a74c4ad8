import { defineConfig } from '@playwright/test';
import { chromiumArguments, findChromium } from '../scripts/machine/chromium.ts';
import { keepTemporaryFilesInMemory } from '../scripts/machine/memory-folder.ts';
import { preload } from '../scripts/machine/preload.ts';
import { startProgramsQuickly } from '../scripts/machine/quick-programs.ts';

/** Long ones, most with a server that nobody else uses: at the end they would keep one of the workers waiting. */
const first =
  /\/(client-provider|company-register|main-job|settings-(?!webhooks)\w+|single-sign-on(-direct)?)\.spec\.ts$/;

startProgramsQuickly();
keepTemporaryFilesInMemory();
if (process.env.LATE) preload('late-answers.mjs');
if (process.env.RECORD_STATEMENTS) preload('record-statements.mjs');

// No webServer: tests/support/servers/start-server.ts starts the real server for each worker, on ports and data of its own.
export default defineConfig({
  testDir: '../tests/e2e',
  globalSetup: './build-first.ts',
  outputDir: '../test-results',
  projects: [
    { name: 'first', testMatch: first },
    { name: 'then', testIgnore: first },
  ],
  // Mostly they wait: for a page, a job, a second.
  workers: 2,
  forbidOnly: true,
  // A second try would hide a test that trusts the machine's pace.
  retries: 0,
  // These end what hangs; a machine however busy comes to the end of everything else before.
  timeout: 600_000,
  expect: { timeout: 90_000 },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    // A page lives for seconds: to compile its code better costs more than it saves, on the processors that serve it too.
    launchOptions: { executablePath: findChromium(), args: [...chromiumArguments, '--js-flags=--no-opt'] },
    // What unfolds or slides is not where it was looked for: a click on a slow machine would miss it.
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'Asia/Kolkata',
    actionTimeout: 90_000,
    navigationTimeout: 120_000,
    screenshot: 'only-on-failure',
    // Recording every step would cost a third of the run: TRACE=1 records what one test does.
    trace: process.env.TRACE ? 'on' : 'off',
  },
});
