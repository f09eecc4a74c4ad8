import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../scripts/project-root.ts';
import { environmentSchema, readVariables } from '../../server/platform/environment-schema.ts';

const page = readFileSync(join(projectRoot, 'docs/configuration.md'), 'utf8');
const [, chapter = ''] = page.split(/^## Environment$/m);
const documented = chapter
  .split(/^## /m)[0]
  ?.split('\n')
  .filter((line) => line.startsWith('| `'))
  .flatMap((line) => {
    const [, names = '', defaults = ''] = line.split('|');
    const values = defaults.split(',').map((value) => value.trim().replaceAll('`', ''));
    return [...names.matchAll(/`(\w+)`/g)].map(([, name = ''], at) => [name, values[at] ?? ''] as const);
  });

test('docs/configuration.md lists every environment variable that the server reads, and no other', () => {
  const names = (documented ?? []).map(([name]) => name);
  expect(names.toSorted()).toEqual(Object.keys(environmentSchema.shape).toSorted());
});

test('docs/configuration.md states the default of every variable that has one', () => {
  const told = new Map(documented);
  const defaults = Object.entries(readVariables({})).filter(([, value]) => value !== undefined);
  expect(defaults.map(([name]) => [name, told.get(name)])).toEqual(
    defaults.map(([name, value]) => [name, String(value)]),
  );
});
