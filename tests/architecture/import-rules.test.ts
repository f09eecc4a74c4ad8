import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { projectRoot } from '../../scripts/project-root.ts';
import { cruise } from './cruise.ts';

const rules = createRequire(import.meta.url)('../../.dependency-cruiser.cjs');

/** A miniature of the product in which every file is allowed. */
const miniature = {
  'contract/limits.ts': 'export const limits = { name: 255 };',
  'contract/operation.ts': 'export type Operation = string; export const operation = 1;',
  'engine/names/index.ts': "export { match } from './match.ts';",
  'engine/names/match.ts': 'export const match = 1;',
  'engine/rating/index.ts': "export { match } from '../names/index.ts';",
  'server/app.ts': "export { people } from './modules/identity/index.ts';",
  'server/platform/clock.ts': "export { limits } from '../../contract/limits.ts';",
  'server/platform/about.ts': "export { limits } from './clock.ts';",
  'server/platform/round.ts': "export { limits } from './about.ts';",
  'server/modules/identity/index.ts': "export { people } from './people.ts';",
  'server/modules/identity/people.ts': "export { limits as people } from '../../platform/clock.ts';",
  'server/modules/requests/index.ts': "export { match } from '../../../engine/names/index.ts';",
  'server/modules/requests/list.ts': "export { people } from '../identity/index.ts';",
  'tests/support/any.ts': 'export const any = 1;',
  'src/app.tsx': "export { list } from './features/people/index.ts';",
  'src/features/people/index.ts': "export { list } from './list.tsx';",
  'src/features/people/list.tsx': "export { chip as list } from '../../shared/ui/chip.tsx';",
  'src/features/audit/index.ts': "export { limits } from '../../../contract/limits.ts';",
  'src/features/requests/index.ts': "export { chip } from '../../shared/ui/chip.tsx';",
  'src/features/analysis/index.ts': "export { chip } from '../requests/index.ts';",
  'src/shared/ui/chip.tsx':
    "import type { Operation } from '../../../contract/operation.ts'; export const chip: Operation = '';",
};

/** What npm knows about the miniature. */
const packages = {
  'package.json':
    '{ "name": "miniature", "dependencies": { "jszip": "1.0.0" }, "devDependencies": { "only-dev": "1.0.0" } }',
  'node_modules/jszip/package.json': '{ "name": "jszip", "version": "1.0.0", "main": "index.js" }',
  'node_modules/jszip/index.js': 'module.exports = 1;',
  'node_modules/only-dev/package.json': '{ "name": "only-dev", "version": "1.0.0", "main": "index.js" }',
  'node_modules/only-dev/index.js': 'module.exports = 1;',
  'node_modules/unlisted/package.json': '{ "name": "unlisted", "version": "1.0.0", "main": "index.js" }',
  'node_modules/unlisted/index.js': 'module.exports = 1;',
};

const NOT_ALLOWED = 'not-in-allowed';
const VALUE = 'browser-takes-only-numbers-and-words-from-the-contract';

/** The import of each line is forbidden. */
const plants: [rule: string, from: string, imported: string, to: string][] = [
  [NOT_ALLOWED, 'contract/plant.ts', '../engine/names/index.ts', 'engine/names/index.ts'],
  [NOT_ALLOWED, 'engine/names/plant.ts', '../../contract/limits.ts', 'contract/limits.ts'],
  [NOT_ALLOWED, 'engine/names/plant-io.ts', 'node:fs', 'fs'],
  [NOT_ALLOWED, 'engine/rating/plant.ts', '../names/match.ts', 'engine/names/match.ts'],
  [
    NOT_ALLOWED,
    'server/platform/plant.ts',
    '../modules/identity/index.ts',
    'server/modules/identity/index.ts',
  ],
  [NOT_ALLOWED, 'server/platform/plant-engine.ts', '../../engine/names/index.ts', 'engine/names/index.ts'],
  [
    NOT_ALLOWED,
    'server/modules/requests/plant.ts',
    '../identity/people.ts',
    'server/modules/identity/people.ts',
  ],
  [
    NOT_ALLOWED,
    'server/modules/identity/plant-upwards.ts',
    '../requests/index.ts',
    'server/modules/requests/index.ts',
  ],
  [
    NOT_ALLOWED,
    'server/modules/newmodule/plant.ts',
    '../identity/index.ts',
    'server/modules/identity/index.ts',
  ],
  [NOT_ALLOWED, 'server/modules/requests/plant-app.ts', '../../app.ts', 'server/app.ts'],
  [NOT_ALLOWED, 'server/plant.ts', './modules/identity/people.ts', 'server/modules/identity/people.ts'],
  [NOT_ALLOWED, 'src/shared/ui/plant.ts', '../../features/people/index.ts', 'src/features/people/index.ts'],
  [NOT_ALLOWED, 'src/features/audit/plant.ts', '../people/index.ts', 'src/features/people/index.ts'],
  [
    NOT_ALLOWED,
    'src/features/requests/plant-upwards.ts',
    '../analysis/index.ts',
    'src/features/analysis/index.ts',
  ],
  [NOT_ALLOWED, 'src/pages/plant.tsx', '../features/people/list.tsx', 'src/features/people/list.tsx'],
  [NOT_ALLOWED, 'src/pages/plant-server.tsx', '../../server/platform/clock.ts', 'server/platform/clock.ts'],
  [NOT_ALLOWED, 'src/pages/plant-engine.tsx', '../../engine/names/index.ts', 'engine/names/index.ts'],
  [NOT_ALLOWED, 'src/pages/plant-node.tsx', 'node:fs', 'fs'],
  [NOT_ALLOWED, 'newfolder/plant.ts', '../engine/names/index.ts', 'engine/names/index.ts'],
  [VALUE, 'src/shared/ui/plant-value.ts', '../../../contract/operation.ts', 'contract/operation.ts'],
  [NOT_ALLOWED, 'mock/plant.ts', '../tests/support/any.ts', 'tests/support/any.ts'],
  [NOT_ALLOWED, 'scripts/plant.ts', '../tests/support/any.ts', 'tests/support/any.ts'],
  [NOT_ALLOWED, 'server/plant-tests.ts', '../tests/support/any.ts', 'tests/support/any.ts'],
  ['limits-and-words-stay-light', 'contract/words.ts', './operation.ts', 'contract/operation.ts'],
  ['no-circle', 'server/platform/about.ts', './round.ts', 'server/platform/round.ts'],
  ['listed-in-package-json', 'server/plant-unlisted.ts', 'unlisted', 'node_modules/unlisted/index.js'],
  [
    'production-runs-without-dev-dependencies',
    'server/plant-dev.ts',
    'only-dev',
    'node_modules/only-dev/index.js',
  ],
  ['one-zip-reader-in-the-server', 'server/plant-zip.ts', 'jszip', 'node_modules/jszip/index.js'],
  ['resolvable', 'server/plant-missing.ts', './nowhere.ts', './nowhere.ts'],
];

async function plant(directory: string, path: string, content: string) {
  await mkdir(dirname(join(directory, path)), { recursive: true });
  await writeFile(join(directory, path), content);
}

describe('the import rules', () => {
  let directory: string;

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'prudence-imports-'));
    for (const [path, content] of Object.entries({ ...packages, ...miniature }))
      await plant(directory, path, content);
  });
  afterAll(() => rm(directory, { recursive: true, force: true }));

  test('let downward imports and imports through a door pass', async () => {
    const { modules, violations } = await cruise(directory);
    expect(violations).toEqual([]);
    expect(modules).toBe(Object.keys(miniature).length);
  });

  test('report every planted import that goes upwards, past a door or into another half', async () => {
    for (const [, from, imported] of plants) {
      await plant(directory, from, `import * as planted from '${imported}'; export default planted;`);
    }
    const { violations } = await cruise(directory);
    const found = violations.map(({ rule, from, to }) => `${rule}: ${from} → ${to}`);
    for (const [rule, from, , to] of plants) expect(found).toContain(`${rule}: ${from} → ${to}`);
  });

  test('report a circle of types as they do one of values', async () => {
    await plant(
      directory,
      'engine/names/kind.ts',
      "import type { Shape } from './shape.ts'; export type Kind = Shape;",
    );
    await plant(
      directory,
      'engine/names/shape.ts',
      "import type { Kind } from './kind.ts'; export type Shape = Kind;",
    );
    const { violations } = await cruise(directory);
    const from = violations.filter(({ rule }) => rule === 'no-circle').map((violation) => violation.from);
    expect(from).toContain('engine/names/kind.ts');
  });

  test('are each planted at least once', () => {
    const named = [NOT_ALLOWED, ...rules.forbidden.map(({ name }: { name: string }) => name)];
    expect([...new Set(plants.map(([rule]) => rule))].toSorted()).toEqual(named.toSorted());
  });

  test('hold in this repository, and were held against its sources', async () => {
    const { modules, violations } = await cruise(projectRoot);
    expect(violations).toEqual([]);
    expect(modules).toBeGreaterThan(300);
  });
});
