import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../scripts/project-root.ts';

/** The calls of one source whose failure it never looks at. */
function silentCalls(source: string): string[] {
  const calls = [...source.matchAll(/(?:const|let) (\{[^}]*\}|\w+) =\s+useCall\(/g)];
  return calls.flatMap(([, name = '']) => {
    if (name.startsWith('{')) return /\berror\b/.test(name) ? [] : [name];
    const looks = new RegExp(`\\b${name}\\.error\\b|of=\\{${name}\\}`);
    return looks.test(source) ? [] : [name];
  });
}

test('the rule finds a call whose failure nobody looks at', () => {
  expect(silentCalls("const { data } = useCall('GET /x', {});")).toEqual(['{ data }']);
  expect(silentCalls("const links = useCall('GET /x', {});\nlinks.data;")).toEqual(['links']);
  expect(silentCalls("const { data, error } = useCall('GET /x', {});")).toEqual([]);
  expect(silentCalls("const links = useCall('GET /x', {});\n<Loaded of={links}>")).toEqual([]);
});

test('no page looks as if nothing had been found because its call failed', () => {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: projectRoot }).filter(
    (file) => !file.includes('.umi') && !file.includes('.test.'),
  );
  const silent = files.flatMap((file) =>
    silentCalls(readFileSync(join(projectRoot, file), 'utf8')).map((call) => `${file}: ${call}`),
  );
  expect(files.length).toBeGreaterThan(400);
  expect(silent).toEqual([]);
});
