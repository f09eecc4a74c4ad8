import { identifierKey } from '../../engine/names/index.ts';
import { type Part, partOf } from '../quality/split.ts';
import type { PublishedEntry } from './published-entry.ts';

/** Numbers that are given to one party. Telephone numbers and the like are not among them. */
const TELLING = /^(?:passport|national_id|tax_id|registration|lei|imo|wikidata|)$/i;

/** Two entries of two publishers that give the same number: the truth that is measured against. */
export type SharedNumber = { a: number; b: number; number: string; part: Part };

/** The numbers of an entry that tell it from others. */
export function tellingNumbers(entry: PublishedEntry): string[] {
  return entry.identifiers
    .filter(({ scheme = '' }) => TELLING.test(scheme))
    .map(({ value }) => identifierKey(value))
    .filter((key) => key !== undefined && /\d{4}/.test(key)) as string[];
}

/** Each pair once, by its first number, which decides for which part of the measurement it counts. */
export function sharedNumbers(entries: readonly PublishedEntry[]): SharedNumber[] {
  const bearers = new Map<string, number[]>();
  entries.forEach((entry, place) => {
    for (const number of new Set(tellingNumbers(entry)))
      bearers.set(number, [...(bearers.get(number) ?? []), place]);
  });
  const pairs = new Map<string, SharedNumber>();
  for (const number of [...bearers.keys()].sort()) {
    const places = bearers.get(number)!;
    for (const a of places)
      for (const b of places) {
        if (a >= b || entries[a]!.publisher === entries[b]!.publisher) continue;
        if (!pairs.has(`${a} ${b}`)) pairs.set(`${a} ${b}`, { a, b, number, part: partOf(number) });
      }
  }
  return [...pairs.values()];
}
