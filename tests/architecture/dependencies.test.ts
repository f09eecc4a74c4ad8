import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import packageJson from '../../package.json' with { type: 'json' };
import { projectRoot } from '../../scripts/project-root.ts';

const { dependencies, devDependencies, optionalDependencies } = packageJson;
const versions = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies });
const [page = ''] = readFileSync(join(projectRoot, 'docs/decisions/dependencies.md'), 'utf8').split(
  '## Install scripts',
);

test('every dependency has its reason in docs/decisions/dependencies.md, and nothing else stands there', () => {
  const reasons = [...page.matchAll(/^- (`.+?`(?:, `.+?`)*): \S.*\.$/gm)].flatMap(([, names = '']) =>
    names.replaceAll('`', '').split(', '),
  );
  expect(reasons.toSorted()).toEqual(versions.map(([name]) => name).toSorted());
});

test('every dependency has a version', () => {
  const loose = versions.filter(([, version]) => !/^\^?\d+\.\d+\.\d+/.test(version));
  expect(loose).toEqual([]);
});
