import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../scripts/project-root.ts';
import { sourceFiles } from './source-files.ts';

const patches = sourceFiles(/^config\/patches\//).map(({ path, text }) => [path, text] as const);

const installed = (name: string): string =>
  JSON.parse(readFileSync(join(projectRoot, 'node_modules', name, 'package.json'), 'utf8')).version;

test.each(patches)(
  '%s says which defect it mends and who reported it, of the versions installed here',
  (_path, text) => {
    const [head = ''] = text.split('*/');
    expect(head).toMatch(/^\/\*\*\n \* Defect: .{20}/);
    expect(head).toMatch(/^ \* Upstream: (https:\/\/|not reported)/m);
    // On failure: look whether the defect is still there, and whether the patch still mends it.
    const [, versions = ''] = /^ \* For: (.+)$/m.exec(head) ?? [];
    const named = versions.split(', ').map((one) => one.split(' '));
    expect(named).toEqual(named.map(([name = '']) => [name, installed(name)]));
  },
);

test('the patches are found', () => {
  expect(patches.length).toBeGreaterThan(3);
});
