import {
  buildNameIndex,
  type NameIndex,
  rankNames,
  STRENGTH,
  type Subject,
} from '../../engine/names/index.ts';
import { latinEntries, spellings } from './scripts.ts';
import { ofacEntries, readLines, typeOf } from './shared-data.ts';
import { partOf } from './split.ts';

type QueryLine = { qid: string; kind: string; query: string; type: string };

/**
 * Of how many questions of the tuning parts the ten closest leave out what a search at the default threshold has among
 * its first ten. With `most`, so many spellings of each script.
 */
export function closestLeftOut(most?: number): string[] {
  const bySpelling = spellings('tuning', most).map(({ text }): Subject => ({ name: text, type: 'person' }));
  const queries = readLines<QueryLine>('quality/queries.jsonl')
    .filter(({ qid, kind }) => partOf(qid) === 'tuning' && !kind.endsWith('_unreachable'))
    .map(({ query, type }): Subject => ({ name: query, type: typeOf(type) }));
  return [
    line('spellings of politicians', buildNameIndex(latinEntries()), bySpelling),
    line('queries of the published list', buildNameIndex(ofacEntries()), queries),
  ];
}

function line(title: string, index: NameIndex, subjects: readonly Subject[]): string {
  const counts = subjects.map((subject) => leftOut(index, subject)).filter((count) => count > 0);
  const names = counts.reduce((sum, count) => sum + count, 0);
  return `  ${title}: ${names} names left out in ${counts.length} of ${subjects.length} questions`;
}

function leftOut(index: NameIndex, subject: Subject): number {
  const closest = new Set(
    rankNames(index, subject, { limit: 10, threshold: 0 }).map(({ entryId }) => entryId),
  );
  const first = rankNames(index, subject, { limit: 10, threshold: STRENGTH.medium });
  return first.filter(({ entryId }) => !closest.has(entryId)).length;
}
