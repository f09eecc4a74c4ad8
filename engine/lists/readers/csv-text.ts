import type { ParsedEntry } from '../entry.ts';

/** A CSV of these rows, under the headings that any of them has. */
export function csvText(rows: readonly Readonly<Record<string, string>>[], delimiter = ','): string {
  const headings = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const quoted = (cell = '') => `"${cell.replaceAll('"', '""')}"`;
  return [headings, ...rows.map((row) => headings.map((heading) => row[heading]))]
    .map((cells) => cells.map(quoted).join(delimiter))
    .join('\n');
}

/** What is known of an entry: without its empty lists, its names as "text (kind)". */
export function knownOf(entry: ParsedEntry | undefined) {
  const told = Object.entries(entry ?? {}).filter(([, value]) => !Array.isArray(value) || value.length > 0);
  return { ...Object.fromEntries(told), names: entry?.names.map(({ text, kind }) => `${text} (${kind})`) };
}
