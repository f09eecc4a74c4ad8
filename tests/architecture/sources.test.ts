import { existsSync } from 'node:fs';
import { join } from 'node:path';
import packageJson from '../../package.json' with { type: 'json' };
import { projectRoot } from '../../scripts/project-root.ts';
import { code, sourceFiles } from './source-files.ts';

const generated = /^server\/migrations\/\d+_baseline\.sql$/;

describe('the source files', () => {
  const files = sourceFiles(code).filter(({ path }) => !generated.test(path));

  test('leave nothing to be done later', () => {
    const marker = /\b(TO|FIX)(DO|ME)\b/;
    expect(files.filter(({ text }) => marker.test(text)).map(({ path }) => path)).toEqual([]);
  });

  test('are not named utils, common, misc, helpers or manager', () => {
    const vague = /(^|\/)(utils?|common|misc|helpers?|[a-z-]*manager)(\/|\.[a-z.]+$)/;
    expect(files.filter(({ path }) => vague.test(path)).map(({ path }) => path)).toEqual([]);
  });

  test('skip no test and single none out', () => {
    const focused = /\b(test|it|describe)\.(only|todo|skip)\(\s*['"`]/;
    const tests = files.filter(({ path }) => path.includes('.test.'));
    expect(tests.filter(({ text }) => focused.test(text)).map(({ path }) => path)).toEqual([]);
  });
});

test('every npm script names files that exist', () => {
  const named = Object.values(packageJson.scripts).flatMap(
    (script) => script.match(/[\w./-]+\.(ts|mjs|js)\b/g) ?? [],
  );
  expect(named.filter((file) => !existsSync(join(projectRoot, file)))).toEqual([]);
});
