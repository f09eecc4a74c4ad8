import { readSource, type SourceFile } from './imports.ts';
import type { Tree } from './tree.ts';

const declared =
  /^export (?:declare )?(?:async )?(?:const|let|function\*?|class|type|interface|enum) (\w+)/gm;
const listed = /^export (?:type )?\{([^}]*)\}(?: from '[^']+')?;/gm;
const namesIn = (braces: string) =>
  braces
    .split(',')
    .map((one) => one.trim().replace(/^type /, ''))
    .filter((one) => one !== '');

function exportsOf(text: string): string[] {
  const direct = [...text.matchAll(declared)].map(([, name = '']) => name);
  const inBraces = [...text.matchAll(listed)].flatMap(([, names = '']) => namesIn(names));
  return [...direct, ...inBraces.map((name) => name.split(' as ').at(-1) ?? '')];
}

/** Read by a program that is not ours: Umi, Jest, Stryker, Drizzle. */
const readByOthers = /^(config\/|src\/app\.tsx$|scripts\/mutation\/runner\.ts$)|\/tables\.ts$/;

/** Names that a file exports and no other file takes, as `path name`. Where a file is taken as a whole, all are. */
export function unusedExports(files: readonly SourceFile[]): string[] {
  const taken = new Map<string, Set<string>>();
  const whole = new Set<string>();
  for (const { imports } of files)
    for (const { to, names } of imports) {
      if (names === 'all') whole.add(to);
      else taken.set(to, new Set([...(taken.get(to) ?? []), ...names]));
    }
  return files
    .filter(({ path }) => !whole.has(path) && !readByOthers.test(path))
    .flatMap(({ path, text }) =>
      exportsOf(text)
        .filter((name) => !taken.get(path)?.has(name))
        .map((name) => `${path} ${name}`),
    );
}

/** The same of a whole tree; tests, scripts and the demo take names too. */
export function unusedExportsOf({ paths, read }: Tree): string[] {
  const known = new Set(paths);
  const sources = paths.filter((path) => /\.([cm]?js|tsx?)$/.test(path) && !path.endsWith('.d.ts'));
  return unusedExports(sources.map((path) => readSource(path, read(path), known)));
}
