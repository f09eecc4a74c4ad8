import type { NotCompared } from '../../../../contract/screening/matches.ts';
import type { Sentence } from '../../../../contract/texts/sentence.ts';
import { type Subject, whyNotCompared } from '../../../../engine/names/index.ts';
import { ORIGINS } from '../near-names/near-matches.ts';
import { reasonInEnglish } from '../reasons-in.ts';
import type { RunRecord } from './find-runs.ts';

/** Names that a screening compared with no entry, not as a whole, or not to the end, and why; each once. */
export function notComparedOf({
  subjects,
  truncated,
}: Pick<RunRecord, 'subjects' | 'truncated'>): NotCompared[] {
  const found = [
    ...subjects.flatMap((subject) => notComparedAs(subject) ?? []),
    ...truncated.map(({ subject, watchlist }) => because(subject, ...truncatedIn(watchlist))),
  ];
  return [...new Map(found.map((one) => [`${one.name} ${one.reason}`, one])).values()];
}

/** Undefined where the whole name is compared. */
export function notComparedAs(subject: Subject): NotCompared | undefined {
  const why = whyNotCompared(subject);
  if (!why) return undefined;
  const isIdentified = why !== 'cut' && (subject.identifiers ?? []).length > 0;
  return because(subject.name, isIdentified ? `name.${why}_identified` : `name.${why}`);
}

const truncatedIn = (watchlist: string): [Code, Sentence['values']] => {
  if (watchlist === ORIGINS.parties) return ['name.truncated_parties', {}];
  return watchlist === ORIGINS.register ? ['name.truncated_register', {}] : ['name.truncated', { watchlist }];
};

type Code = Parameters<typeof reasonInEnglish>[0];

const because = (name: string, code: Code, values: Sentence['values'] = {}): NotCompared => ({
  name,
  reason: reasonInEnglish(code, values),
  reasons: [{ code, values }],
});
