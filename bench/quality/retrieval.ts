import { type NameIndex, STRENGTH, searchNames } from '../../engine/names/index.ts';
import { share, thresholdAt } from './measures.ts';
import { readLines, typeOf } from './shared-data.ts';
import { type Part, partOf } from './split.ts';

type QueryLine = { qid: string; kind: string; query: string; type: string; expected: string[] };

/** A query with the rank of the entry it should find (-1 when not among ten) and its score; `top` is the best score. */
type Searched = QueryLine & { part: Part; rank: number; score: number; top: number };

/** Searches the whole list for every query; those that no spelling can reach are left out. */
export function searchQueries(index: NameIndex): Searched[] {
  return readLines<QueryLine>('quality/queries.jsonl')
    .filter((line) => !line.kind.endsWith('_unreachable'))
    .map((line) => {
      const subject = { name: line.query, type: typeOf(line.type) };
      const hits = searchNames(index, subject, { limit: 10, threshold: 0 });
      const rank = hits.findIndex((hit) => line.expected.includes(hit.entryId));
      const top = hits[0]?.similarity ?? 0;
      return { ...line, part: partOf(line.qid), rank, score: hits[rank]?.similarity ?? 0, top };
    });
}

/** The measures of the goals table over a whole list. */
export function measureRetrieval(searched: readonly Searched[]): Record<string, number> {
  const wanted = searched.filter((query) => query.expected.length > 0);
  const clean = searched.filter((query) => query.expected.length === 0);
  const foreign = wanted.filter((query) => /^real_.*_(arabic|cyrillic|cjk)$/.test(query.kind));
  const limit = thresholdAt(
    clean.map((query) => query.top),
    0.01,
  );
  return {
    'recall@1': share(wanted, (query) => query.rank === 0),
    'recall@10': share(wanted, (query) => query.rank >= 0),
    'recall@10, persons in other scripts': share(foreign, (query) => query.rank >= 0),
    'recall at 1 % of clean names hitting': share(wanted, (query) => query.score > limit),
    'threshold at 1 % of clean names': limit,
    'recall at medium': share(wanted, (query) => query.score >= STRENGTH.medium),
    'clean names hitting at medium': share(clean, (query) => query.top >= STRENGTH.medium),
  };
}

/** Recall at 1 and 10 by kind of query. */
export function recallByKind(searched: readonly Searched[]): Record<string, string> {
  const wanted = searched.filter((query) => query.expected.length > 0);
  const kinds = [...new Set(wanted.map((query) => query.kind))].sort();
  return Object.fromEntries(
    kinds.map((kind) => {
      const of = wanted.filter((query) => query.kind === kind);
      const first = share(of, (query) => query.rank === 0).toFixed(3);
      return [kind, `${first} / ${share(of, (query) => query.rank >= 0).toFixed(3)}  (${of.length})`];
    }),
  );
}
