import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../scripts/project-root.ts';

const docs = join(projectRoot, 'docs');
const lines = readFileSync(join(docs, 'asvs.md'), 'utf8').split('\n');
const linked = (line: string) =>
  [...line.matchAll(/\]\(([^)#]+)(?:#[^)]*)?\)/g)].map(([, path = '']) => join(docs, path));

test('every file that the mapping to ASVS names is there', () => {
  expect(lines.flatMap(linked).filter((file) => !existsSync(file))).toEqual([]);
});
