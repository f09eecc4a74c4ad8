import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { isStale } from '../../scripts/build/build-if-stale.ts';

let root: string;
let minute = 0;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'prudence-build-'));
  for (const path of ['src/app.tsx', 'src/pages/login.tsx', 'src/pages/home.tsx', 'dist/index.html'])
    write(path);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Each later than the one before, by the clock of the files alone. */
function later(path: string) {
  minute += 1;
  utimesSync(join(root, path), minute * 60, minute * 60);
}

function write(path: string) {
  const folder = dirname(path);
  mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, path), '');
  later(folder);
  later(path);
}

test.each(['src/app.tsx', 'src/pages/home.tsx', 'src/pages/new.tsx', 'config/theme.ts', '.umirc.ts'])(
  'a build is stale once %s is written',
  (path) => {
    expect(isStale(root)).toBe(false);
    write(path);
    expect(isStale(root)).toBe(true);
  },
);

test('a build is stale without a page that it was made of', () => {
  rmSync(join(root, 'src/pages/home.tsx'));
  later('src/pages');
  expect(isStale(root)).toBe(true);
});

test('a build is missing', () => {
  rmSync(join(root, 'dist'), { recursive: true });
  expect(isStale(root)).toBe(true);
});

test('a build is not stale after Umi has written into src', () => {
  write('src/.umi/tsconfig.json');
  write('src/.umi-production/umi.ts');
  expect(isStale(root)).toBe(false);
});
