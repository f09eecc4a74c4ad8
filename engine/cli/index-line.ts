import type { ParsedEntry } from '../lists/index.ts';
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

/** The line of an entry that a list's file holds: its first name, its other ones, and those the list calls low. */
export function indexLineOf({ id, type, names }: ParsedEntry) {
  const [first, ...others] = names;
  const texts = (weak: boolean) =>
    others.filter(({ kind }) => (kind === 'weak') === weak).map(({ text }) => text);
  return { id, type, name: first?.text ?? '', aliases: texts(false), weak: texts(true) };
}
