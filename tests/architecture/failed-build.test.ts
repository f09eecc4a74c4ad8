import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from '../../scripts/project-root.ts';

const plugin = pathToFileURL(join(projectRoot, 'config/patches/tell-failures.ts')).href;

/** A build as Umi makes it: told by Vite how it ended, it writes a page and ends well. */
function build(ending: string) {
  const cwd = mkdtempSync(join(tmpdir(), 'prudence-failed-build-'));
  mkdirSync(join(cwd, 'dist'));
  writeFileSync(join(cwd, 'dist/index.html'), '<div id="root"></div>');
  const script = `import { tellFailures } from '${plugin}'; tellFailures.buildEnd(${ending});`;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd,
    encoding: 'utf8',
  });
  const page = existsSync(join(cwd, 'dist/index.html'));
  rmSync(cwd, { recursive: true });
  return { status, stderr, page };
}

test('a build that fails says why, fails the command and leaves no page', () => {
  const { status, stderr, page } = build("new Error('things.ts: Unknown word export')");
  expect(status).toBe(1);
  expect(stderr).toContain('things.ts: Unknown word export');
  expect(page).toBe(false);
});

test('a build that ends well keeps its page', () => {
  expect(build('')).toEqual({ status: 0, stderr: '', page: true });
});
