import { existsSync } from 'node:fs';
import { join } from 'node:path';
import packageJson from '../../package.json' with { type: 'json' };
import { projectRoot } from '../../scripts/project-root.ts';
import { sourceFiles } from './source-files.ts';

test('no test is skipped or singled out', () => {
  const focused = /\b(test|it|describe)\.(only|todo|skip)\(\s*['"`]/;
  const tests = sourceFiles(/\.test\.tsx?$/);
  expect(tests.filter(({ text }) => focused.test(text)).map(({ path }) => path)).toEqual([]);
});

test('every npm script names files that exist', () => {
  const named = Object.values(packageJson.scripts).flatMap(
    (script) => script.match(/[\w./-]+\.(ts|mjs|js)\b/g) ?? [],
  );
  expect(named.filter((file) => !existsSync(join(projectRoot, file)))).toEqual([]);
});
