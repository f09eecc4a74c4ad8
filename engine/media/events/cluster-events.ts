import type { MediaLabel } from '../labels.ts';
import { textWords } from '../text/text-words.ts';

/** A passage with what is known of its event. `date` is YYYY, YYYY-MM or YYYY-MM-DD. */
export type EventPassage = {
  text: string;
  label: MediaLabel;
  subjects: readonly string[];
  date?: string;
};

/** Passages whose words overlap this much (Dice 1945, short words hardly counting) tell the same event. */
const ALIKE = 0.34;
/** Where both name the same sum, less overlap will do. */
const ALIKE_WITH_SUM = 0.2;
const SUM = /[$€£¥₹₦]\s?\d[\d.,]{0,19}|\d[\d.,]{0,19}\s?(?:million|billion|crore|lakh|m|bn)\b/giu;
/** Two dates as far apart as this, in days, are not one event. */
const FAR = 60;

/**
 * Groups passages that tell one event: the number of its cluster for each passage, counting from 0 in the order of
 * first appearance. One label, a subject in common, dates that do not contradict, and words or a sum in common;
 * membership passes on, and does not depend on the order of the passages.
 */
export function clusterEvents(passages: readonly EventPassage[]): number[] {
  const told = passages.map((passage) => ({
    ...passage,
    words: new Set(textWords(passage.text).map((word) => word.stem)),
    sums: new Set((passage.text.match(SUM) ?? []).map((sum) => sum.toLowerCase().replace(/\s/g, ''))),
  }));
  const parent = told.map((_, at) => at);
  const root = (at: number): number => (parent[at] === at ? at : root(parent[at] ?? at));
  told.forEach((one, at) => {
    for (let before = 0; before < at; before++) {
      if (root(before) !== root(at) && isOneEvent(told[before]!, one)) {
        parent[root(at)] = root(before);
      }
    }
  });
  const numbers = new Map<number, number>();
  return told.map((_, at) => {
    const of = root(at);
    if (!numbers.has(of)) numbers.set(of, numbers.size);
    return numbers.get(of)!;
  });
}

type Told = EventPassage & { words: Set<string>; sums: Set<string> };

function isOneEvent(a: Told, b: Told): boolean {
  if (a.label !== b.label || areFarApart(a.date, b.date)) return false;
  if (!a.subjects.some((subject) => b.subjects.includes(subject))) return false;
  const least = [...a.sums].some((sum) => b.sums.has(sum)) ? ALIKE_WITH_SUM : ALIKE;
  return overlap(a.words, b.words) >= least;
}

function overlap(a: Set<string>, b: Set<string>): number {
  const weigh = (words: Iterable<string>) => [...words].reduce((sum, word) => sum + rarity(word), 0);
  const all = weigh(a) + weigh(b);
  return all > 0 ? (2 * weigh([...a].filter((word) => b.has(word)))) / all : 0;
}

/** Short words stand in every sentence and say next to nothing; numbers say something. */
function rarity(word: string): number {
  return word.length < 4 && word !== '0' ? 0.1 : 1;
}

function areFarApart(a: string | undefined, b: string | undefined): boolean {
  if (a === undefined || b === undefined) return false;
  const length = Math.min(a.length, b.length);
  if (length < 10) return a.slice(0, length) !== b.slice(0, length);
  return Math.abs(Date.parse(a) - Date.parse(b)) > FAR * 86_400_000;
}
