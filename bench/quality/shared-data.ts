import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ListEntry, NameKind, SubjectType } from '../../engine/names/index.ts';

const TYPES: Record<string, SubjectType> = {
  person: 'person',
  organization: 'organisation',
  vessel: 'vessel',
  aircraft: 'aircraft',
};

/** Where the published data lies that is measured with; it is never committed. */
export const dataFolder = join(
  process.env.PRUDENCE_SHARED ?? join(import.meta.dirname, '../../../shared'),
  'data',
);

export function hasData(): boolean {
  return existsSync(join(dataFolder, 'quality/ofac_index.jsonl'));
}

export function readLines<Line>(path: string): Line[] {
  return readFileSync(join(dataFolder, path), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line);
}

/** The engine's word for a type in the data. */
export function typeOf(type: string): SubjectType {
  return TYPES[type] ?? 'unknown';
}

type IndexLine = { id: string; type: string; name: string; aliases: string[]; weak: string[] };

/** The whole OFAC list of the retrieval measurement. */
export function ofacEntries(): ListEntry[] {
  return readLines<IndexLine>('quality/ofac_index.jsonl').map(({ id, type, name, aliases, weak }) => {
    const named = (texts: string[], kind: NameKind) => texts.map((text) => ({ text, kind }));
    const names = [...named([name], 'primary'), ...named(aliases, 'aka'), ...named(weak, 'weak')];
    return { id, type: typeOf(type), names, identifiers: [], countries: [], births: [] };
  });
}
