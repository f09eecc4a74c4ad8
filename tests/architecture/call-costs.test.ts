import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../scripts/project-root.ts';

const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8');
const index = read('contract/index.ts');
const keys = new Map(
  [...index.matchAll(/'((?:GET|POST) \S+)': \w+\.(\w+)/g)].map(([, key, name]) => [name, key]),
);

/** Which operations have a limit of their own, as their routes say it: `KEY 30 client`. */
function limitsOf(source: string): string[] {
  const aliases = new Map([...source.matchAll(/(\w+) as (\w+)/g)].map(([, name, alias]) => [alias, name]));
  const shared = /const limit = \{ max: (\d+), seconds: 60, per: '(\w+)' \}/.exec(source);
  return source.split(/\broute\(/).flatMap((call) => {
    const [, operation = ''] = /^\s*app,\s*platform,\s*(\w+),/.exec(call) ?? [];
    const own = /limit: \{ max: (\d+), seconds: 60, per: '(\w+)' \}/.exec(call);
    const found = own ?? (/\{ limit \}/.test(call) ? shared : null);
    const key = keys.get(aliases.get(operation) ?? operation);
    return found ? [`${key} ${found[1]} ${found[2]}`] : [];
  });
}

const inCode = globSync('server/modules/**/*.ts', { cwd: projectRoot }).flatMap((path) =>
  limitsOf(read(path)),
);
const [, chapter = ''] = read('docs/configuration.md').split(/^### Calls that cost$/m);
const told = (chapter.split(/^##/m)[0] ?? '')
  .split('\n')
  .flatMap((line) =>
    [...line.matchAll(/^\| `((?:GET|POST) \S+)` \| .* \| (\d+) \| (\w+) \|$/g)].map(
      ([, key, max, per]) => `${key} ${max} ${per === 'person' ? 'actor' : per}`,
    ),
  );

test('docs/configuration.md lists every call that has a limit of its own, and no other', () => {
  expect(inCode.length).toBeGreaterThan(15);
  expect(told.toSorted()).toEqual(inCode.toSorted());
});
