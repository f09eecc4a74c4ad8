import { diff } from 'jsondiffpatch';

/** What can be changed, by name; what is not there is undefined. */
type Fields = ReadonlyMap<string, unknown>;
export type Choice = 'mine' | 'theirs';
export type Conflict = { key: string; before: unknown; mine: unknown; theirs: unknown };
export type ForeignChange = { key: string; before: unknown; after: unknown };

/** Whatever the order of the names in them. */
export const sameValue = (one: unknown, other: unknown) => diff(one ?? null, other ?? null) === undefined;

/** Field by field: what both changed, each in another way, and what only the other changed. */
export function compareThree(base: Fields, mine: Fields, theirs: Fields) {
  const conflicts: Conflict[] = [];
  const foreign: ForeignChange[] = [];
  for (const key of new Set([...base.keys(), ...mine.keys(), ...theirs.keys()])) {
    const [before, own, other] = [base.get(key), mine.get(key), theirs.get(key)];
    if (sameValue(before, other) || sameValue(own, other)) continue;
    if (sameValue(before, own)) foreign.push({ key, before, after: other });
    else conflicts.push({ key, before, mine: own, theirs: other });
  }
  return { conflicts, foreign };
}

/** Theirs, with what only I changed laid over it, and of what both changed whatever was chosen. */
export function mergeThree(
  base: Fields,
  mine: Fields,
  theirs: Fields,
  choices: Readonly<Record<string, Choice>>,
): Map<string, unknown> {
  const merged = new Map(theirs);
  const put = (key: string, value: unknown) =>
    value === undefined ? merged.delete(key) : merged.set(key, value);
  for (const key of new Set([...base.keys(), ...mine.keys()])) {
    if (sameValue(base.get(key), mine.get(key))) continue;
    if ((choices[key] ?? 'mine') === 'mine') put(key, mine.get(key));
  }
  return merged;
}
