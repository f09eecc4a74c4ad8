import { dirname, join, normalize } from 'node:path';

/** `lazy` where it is loaded only when it is needed; `names` as the imported file calls them. */
type Import = { to: string; typeOnly: boolean; lazy: boolean; names: string[] | 'all' };
export type SourceFile = { path: string; text: string; lines: number; imports: Import[] };

const statement = /^(?:import|export)\s[^;]*?from '([^']+)';|^import '([^']+)';|\bimport\('([^']+)'\)/gm;

/** `import type …`, and imports in braces of which each name is a type. */
function isTypeOnly(text: string): boolean {
  if (/^(import|export) type\b/.test(text)) return true;
  const names = /^(?:import|export) \{([^}]*)\}/.exec(text)?.[1]?.split(',') ?? [];
  const named = names.map((name) => name.trim()).filter((name) => name !== '');
  return named.length > 0 && named.every((name) => name.startsWith('type '));
}

function namesOf(text: string): Import['names'] {
  const braces = /\{([^}]*)\}/.exec(text)?.[1];
  if (/^\w+ \*/.test(text) || text.startsWith('import(')) return 'all';
  return (braces ?? '')
    .split(',')
    .map(
      (one) =>
        one
          .trim()
          .replace(/^type /, '')
          .split(' as ')[0] ?? '',
    )
    .filter((name) => name !== '');
}

/** `@/shared/ui` is `src/shared/ui/index.ts`: the browser's sources name each other so, without an ending. */
function behindAlias(name: string, paths: ReadonlySet<string>): string {
  const path = `src/${name.slice('@/'.length)}`;
  const endings = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];
  return endings.map((ending) => path + ending).find((one) => paths.has(one)) ?? path;
}

/** A file with the files of the project that it imports; `paths` are all there are. */
export function readSource(path: string, text: string, paths: ReadonlySet<string>): SourceFile {
  const imports = [...text.matchAll(statement)].flatMap((found): Import[] => {
    const to = found[1] ?? found[2] ?? found[3] ?? '';
    if (!/^(\.|@\/)/.test(to)) return [];
    const lazy = found[3] !== undefined;
    const file = to.startsWith('@/') ? behindAlias(to, paths) : normalize(join(dirname(path), to));
    return [{ to: file, typeOnly: isTypeOnly(found[0]), lazy, names: namesOf(found[0]) }];
  });
  return { path, text, lines: text.split('\n').length - 1, imports };
}

/** Groups of files that reach each other by imports: each group is at least one circle. */
export function circles(files: SourceFile[], which: (one: Import) => boolean): string[][] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const reached = new Map(files.map(({ path }) => [path, reachedFrom(path)]));

  function reachedFrom(start: string): Set<string> {
    const seen = new Set<string>();
    const left = [start];
    for (let path = left.pop(); path !== undefined; path = left.pop()) {
      for (const one of byPath.get(path)?.imports ?? []) {
        if (!which(one) || seen.has(one.to)) continue;
        seen.add(one.to);
        left.push(one.to);
      }
    }
    return seen;
  }

  const groups = new Map<string, string[]>();
  for (const { path } of files) {
    if (!reached.get(path)?.has(path)) continue;
    const group = [...(reached.get(path) ?? [])].filter((other) => reached.get(other)?.has(path)).sort();
    groups.set(group[0] ?? path, group);
  }
  return [...groups.values()];
}
