import { defineConfig } from '@playwright/test';
import { chromiumArguments, findChromium } from '../tests/support/chromium.ts';

// No webServer: tests/support/start-server.ts starts the real server for each worker, on ports and data of its own.
export default defineConfig({
  testDir: '../tests/e2e',
  outputDir: '../test-results',
  workers: 1,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: findChromium(), args: chromiumArguments },
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'Asia/Kolkata',
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
  },
});
