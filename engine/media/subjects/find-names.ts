import { compareNames, STRENGTH } from '../../names/index.ts';
import { nameRuns, type RunWord } from './name-runs.ts';
import type { MediaSubject, Mention } from './subject.ts';

/** A name this alike is the subject's: where lists of thousands are searched "strong" begins here too. */
const LEAST = STRENGTH.strong;
/** Words of a name by which windows of text are chosen; legal forms are short or common and seldom among them. */
const LETTERS = /[\p{L}\p{N}]+/gu;
/** Windows may have this many words less or more than the name. */
const SLACK = 2;

const keysOf = (text: string): Set<string> =>
  new Set((text.toLowerCase().match(LETTERS) ?? []).map((word) => word.slice(0, 2)));

/** The mentions of subjects by their full names in one passage, in order, the best of overlapping ones. */
export function findNames(text: string, offset: number, subjects: readonly MediaSubject[]): Mention[] {
  const found: Mention[] = [];
  const runs = nameRuns(text, offset);
  for (const subject of subjects) {
    for (const name of subject.names) {
      const size = name.match(LETTERS)?.length ?? 0;
      if (size === 0) continue;
      const keys = keysOf(name);
      const known = new Map<string, number>();
      const similarityOf = (text: string): number => {
        const similarity = known.get(text) ?? compareNames(text, name, subject.type).similarity;
        known.set(text, similarity);
        return similarity;
      };
      for (const run of runs) found.push(...alikeWindows(run, similarityOf, name, size, keys, subject));
    }
  }
  return strongest(found);
}

function alikeWindows(
  run: readonly RunWord[],
  similarityOf: (text: string) => number,
  name: string,
  size: number,
  keys: ReadonlySet<string>,
  subject: MediaSubject,
): Mention[] {
  const alike: Mention[] = [];
  for (let from = 0; from < run.length; from++) {
    for (let to = from + Math.max(1, size - SLACK); to <= Math.min(run.length, from + size + SLACK); to++) {
      const words = run.slice(from, to);
      // Names of other scripts share no letters with their Latin spelling; the name engine reads both.
      const promising = words.some(
        ({ text }) => /^(?!\p{Script=Latin})\p{L}/u.test(text) || shares(text, keys),
      );
      if (!promising) continue;
      const text = words.map((word) => word.text).join(' ');
      const similarity = similarityOf(text);
      if (similarity < LEAST) continue;
      // A full stop behind the name is the sentence's, unless the name has one: "Acme Inc."
      const stop = text.endsWith('.') && !name.endsWith('.') ? 1 : 0;
      const [start, end] = [words[0]!.start, words.at(-1)!.end - stop];
      alike.push({ subject: subject.id, kind: 'name', start, end, similarity });
    }
  }
  return alike;
}

function shares(text: string, keys: ReadonlySet<string>): boolean {
  for (const key of keysOf(text)) if (keys.has(key)) return true;
  return false;
}

function strongest(mentions: Mention[]): Mention[] {
  const kept: Mention[] = [];
  for (const mention of mentions.toSorted((a, b) => b.similarity - a.similarity || a.start - b.start)) {
    const overlaps = ({ start, end }: Mention) => mention.start < end && start < mention.end;
    const beats = ({ subject, similarity }: Mention) =>
      subject === mention.subject || similarity > mention.similarity;
    if (!kept.some((other) => overlaps(other) && beats(other))) kept.push(mention);
  }
  return kept.sort((a, b) => a.start - b.start);
}
