import { buildNameIndex, type ListEntry, type NameIndex, rankNames } from '../../names/index.ts';
import { splitPassages } from '../text/split-passages.ts';
import { findNames } from './find-names.ts';
import { nameRuns, type RunWord } from './name-runs.ts';
import type { MediaSubject } from './subject.ts';

/** Somebody with the subjects around it: a third party, or a request. Its subjects' ids are its own. */
export type Holder = { id: string; subjects: readonly MediaSubject[] };

/** Runs of more words are looked up in pieces that overlap: a name is seldom longer and still found by a part. */
const WINDOW = 4;
/** Far below what counts as a mention: here it is only asked who might be meant. */
const LOOSE = 0.35;
const MOST = 60;

/**
 * For each document the holders it names, by their ids. The name index says who might be meant, and findNames
 * decides, as it does when the document is read for that holder alone.
 */
export function namedHolders(holders: readonly Holder[], documents: readonly string[]): string[][] {
  const index = indexOf(holders);
  return documents.map((document) => {
    const passages = splitPassages(document);
    return [...possible(index, document)]
      .sort((a, b) => a - b)
      .map((at) => holders[at]!)
      .filter(({ subjects }) =>
        passages.some(({ text, start }) => findNames(text, start, subjects).length > 0),
      )
      .map(({ id }) => id);
  });
}

function indexOf(holders: readonly Holder[]): NameIndex {
  return buildNameIndex(
    holders.flatMap(({ subjects }, at) =>
      subjects.map(
        ({ type, names }, which): ListEntry => ({
          id: `${at} ${which}`,
          type,
          names: names.map((text) => ({ text, kind: 'primary' })),
          identifiers: [],
          countries: [],
          births: [],
        }),
      ),
    ),
  );
}

/** The places of the holders that may be meant somewhere in a document. */
function possible(index: NameIndex, document: string): Set<number> {
  const asked = new Set<string>();
  const found = new Set<number>();
  for (const run of nameRuns(document, 0)) {
    for (const name of windows(run)) {
      if (asked.has(name)) continue;
      asked.add(name);
      // Read as a person's name and as a company's: nobody knows yet which it is.
      for (const type of ['person', 'organisation'] as const) {
        for (const { entryId } of rankNames(index, { name, type }, { threshold: LOOSE, limit: MOST }))
          found.add(Number.parseInt(entryId, 10));
      }
    }
  }
  return found;
}

function windows(run: readonly RunWord[]): string[] {
  const names: string[] = [];
  for (let from = 0; from === 0 || from + WINDOW / 2 < run.length; from += WINDOW / 2)
    names.push(
      run
        .slice(from, from + WINDOW)
        .map(({ text }) => text)
        .join(' '),
    );
  return names;
}
