import type { NotCompared } from '../../../../contract/screening/matches.ts';
import { type Subject, whyNotCompared } from '../../../../engine/names/index.ts';
import type { RunRecord } from './find-runs.ts';

const reasons = {
  empty: 'it has no letters or figures',
  indistinct: 'it has no distinctive word, only legal forms, initials or single letters',
  cut: 'it is too long: only its beginning was compared',
};

/** Names that a screening compared with no entry, not as a whole, or not to the end, and why; each once. */
export function notComparedOf({
  subjects,
  truncated,
}: Pick<RunRecord, 'subjects' | 'truncated'>): NotCompared[] {
  const found = new Map<string, NotCompared>();
  for (const subject of subjects) {
    const reason = reasonOf(subject);
    if (reason) found.set(`${subject.name} ${reason}`, { name: subject.name, reason });
  }
  for (const { subject, watchlist } of truncated)
    found.set(`${subject} ${watchlist}`, {
      name: subject,
      reason: `more entries of ${watchlist} resemble it than are shown`,
    });
  return [...found.values()];
}

/** Undefined where the whole name is compared. */
export function reasonOf(subject: Subject): string | undefined {
  const why = whyNotCompared(subject);
  if (!why) return undefined;
  const isIdentified = why !== 'cut' && (subject.identifiers ?? []).length > 0;
  return isIdentified ? `${reasons[why]}; its identifiers were compared` : reasons[why];
}
