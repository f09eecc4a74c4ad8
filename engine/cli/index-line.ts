import type { ListEntry, NameKind } from '../names/index.ts';
import { textOf, textsOf } from './json-line.ts';
import { subjectType } from './subject-type.ts';

/** The list entry of one index line: {id, type, name, aliases, weak}. Throws LineError. */
export function entryOfLine(line: Record<string, unknown>): ListEntry {
  const named = (texts: string[], kind: NameKind) => texts.map((text) => ({ text, kind }));
  return {
    id: textOf(line, 'id'),
    type: subjectType(line),
    names: [
      ...named([textOf(line, 'name')], 'primary'),
      ...named(textsOf(line, 'aliases'), 'aka'),
      ...named(textsOf(line, 'weak'), 'weak'),
    ],
    identifiers: [],
    countries: [],
    births: [],
  };
}
