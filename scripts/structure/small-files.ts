import type { SourceFile } from './imports.ts';

const fewest = 25;
/** What every module may have, however little stands in it. */
const room = /\/(index|routes|jobs|ports|policy|tables|records|present)\.tsx?$/;
/** Each is one row of a table of like files. */
const row = /\/(acts|providers|formats|tables)\//;

/**
 * Files under 25 lines that one other file imports, and that belong into it: what a door gives on is imported by
 * others; what a test imports, or is loaded only where it is needed, stands alone.
 */
export function smallFiles(files: readonly SourceFile[], tests: readonly SourceFile[]): SourceFile[] {
  const tested = new Set(tests.flatMap(({ imports }) => imports.map(({ to }) => to)));
  const importers = new Map<string, Set<string>>();
  const lazy = new Set(files.flatMap(({ imports }) => imports.filter((one) => one.lazy).map(({ to }) => to)));
  for (const { path, imports } of files)
    for (const { to } of imports) importers.set(to, (importers.get(to) ?? new Set()).add(path));
  return files.filter(({ path, lines }) => {
    const [importer, another] = importers.get(path) ?? [];
    if (lines >= fewest || importer === undefined || another !== undefined) return false;
    if (lazy.has(path) || /\/index\.tsx?$/.test(importer) || room.test(path) || row.test(path)) return false;
    return !tested.has(path);
  });
}
