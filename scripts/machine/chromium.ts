import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Debian's Chromium without windows: it starts sooner and draws no frame of its own. */
export const headlessShell = '/usr/bin/chromium-headless-shell';
const installed = [headlessShell, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

function answers(path: string): boolean {
  try {
    // Ubuntu installs a file of this name that only tells you to use snap.
    return /\d+\.\d+/.test(execFileSync(path, ['--version'], { encoding: 'utf8', stdio: 'pipe' }));
  } catch {
    return false;
  }
}

/** The machine's own Chromium, or Playwright's; undefined where there is neither. */
export function findChromium(): string | undefined {
  const own = installed.find((path) => existsSync(path) && answers(path));
  if (own) return own;
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

export const isRoot = process.getuid?.() === 0;

/** What Chromium is told so that it stays quiet, offline and able to run as root. */
export const chromiumArguments = [
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];
