import { spawnSync } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../../scripts/project-root.ts';

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'prudence-style-'));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

/** Biome overlooks package.json below a folder `.cache`, and with it which libraries we use. */
test.each(['plain', '.cache'])(
  'the rules of the libraries in use apply in a checkout below a folder %s',
  async (name) => {
    const checkout = join(directory, name, 'checkout');
    await mkdir(checkout, { recursive: true });
    for (const file of ['biome.json', 'package.json'])
      await copyFile(join(projectRoot, file), join(checkout, file));
    await writeFile(
      join(checkout, 'list.tsx'),
      'export const List = ({ names }: { names: string[] }) => names.map((name, at) => <p key={at}>{name}</p>);\n',
    );
    await writeFile(join(checkout, 'focused.test.ts'), `${'test'}.only('one', () => {});\n`);
    const biome = join(projectRoot, 'node_modules/.bin/biome');
    const { stdout } = spawnSync(biome, ['lint', '--reporter=json', '.'], {
      cwd: checkout,
      encoding: 'utf8',
    });
    const found = JSON.parse(stdout).diagnostics.map(({ category }: { category: string }) => category);
    expect(found.toSorted()).toEqual(['lint/suspicious/noArrayIndexKey', 'lint/suspicious/noFocusedTests']);
  },
);
