import type { ListEntry, Subject } from '../../engine/names/index.ts';
import { hasData, ofacEntries, readLines, typeOf } from '../quality/shared-data.ts';
import { seeded, syntheticEntries, syntheticQueries } from './synthetic-names.ts';

/** A subject with the entries that it should find; none for a clean name. */
export type Question = { subject: Subject; expected: string[] };

/** A list with what is asked of it; `warmUp` is asked first and not counted. */
export type SearchedList = {
  title: string;
  entries: ListEntry[];
  warmUp: Question[];
  questions: Question[];
};

type QueryLine = { query: string; type: string; kind: string; expected: string[] };

/** The published OFAC list with the queries of the quality measurement; a made-up list where it is missing. */
export function publishedList(): SearchedList {
  if (!hasData()) return syntheticList(23_000);
  const lines = readLines<QueryLine>('quality/queries.jsonl').filter(
    (line) => !line.kind.endsWith('_unreachable'),
  );
  const questions = shuffled(
    lines.map(({ query, type, expected }) => ({ subject: { name: query, type: typeOf(type) }, expected })),
  );
  const warmUp = questions.filter((_, at) => at % 4 === 0);
  return {
    title: 'OFAC SDN',
    entries: ofacEntries(),
    warmUp,
    questions: questions.filter((_, at) => at % 4 !== 0),
  };
}

/** A made-up list of persons, each name with a namesake's chance as real ones have it. */
export function syntheticList(count: number): SearchedList {
  const entries = syntheticEntries(count);
  const questions = syntheticQueries(entries, 2500).map(({ name, id }) => ({
    subject: { name, type: 'person' as const },
    expected: [id],
  }));
  return { title: 'synthetic', entries, warmUp: questions.slice(0, 500), questions: questions.slice(500) };
}

/** In an order of no meaning, the same in every run, so that whoever is asked only some is asked of every kind. */
function shuffled<Item>(items: Item[]): Item[] {
  const random = seeded(3);
  return items
    .map((item) => ({ item, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}
