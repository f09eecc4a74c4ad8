import type { DispositionPolicy } from '../../../../contract/security/dispositions.ts';
import { supportsReason } from '../../../../contract/supports-reason.ts';
import type { Disposition } from '../../../../contract/words.ts';
import { invalidField } from '../../../platform/index.ts';
import type { FormerDecision } from '../records.ts';
import type { MatchRecord } from '../runs/find-runs.ts';

type Given = { reasonCode: string; disposition: Disposition; comment?: string | undefined };

const day = 86_400_000;

/** One that is offered, for a decision of this kind. */
export function refuseUnknownReason({ reasonCode, disposition }: Given, { reasons }: DispositionPolicy) {
  const reason = reasons.find(({ code }) => code === reasonCode);
  if (reason?.active && reason.dispositions.some((one) => one === disposition)) return;
  const sentence = reason
    ? `“${reason.label}” isn’t a reason for this disposition. Choose another.`
    : 'Choose a reason for the disposition.';
  throw invalidField('reasonCode', sentence);
}

/** A reason that nothing compared supports is given with a comment. */
export function refuseUnsupportedReason(
  { reasonCode, comment }: Given,
  match: Pick<MatchRecord, 'subject' | 'corroboration' | 'entry'>,
  { reasons }: DispositionPolicy,
) {
  if (comment?.trim() || supportsReason(reasonCode, match)) return;
  const label = reasons.find(({ code }) => code === reasonCode)?.label ?? reasonCode;
  throw invalidField(
    'comment',
    `${match.subject.name}: the compared details don’t support “${label}”. Choose another reason, or explain in the comment what supports it.`,
  );
}

/** When it is asked for anew; null where it holds until a record changes. */
export function endOfDecision(
  disposition: Disposition,
  { strength }: MatchRecord,
  { validityDays }: DispositionPolicy,
  now: Date,
): Date | null {
  if (disposition === 'unspecified') return null;
  const days = validityDays[disposition][strength];
  return days === null ? null : new Date(now.getTime() + days * day);
}

type Disposed = Pick<MatchRecord, 'disposition' | 'strength' | 'confirmedBy'>;

/** Calling a close match a false positive takes two people: it waits until somebody else confirmed it. */
export function needsSecondPerson({ disposition, strength, confirmedBy }: Disposed): boolean {
  return disposition === 'false_positive' && strength !== 'medium' && confirmedBy === null;
}

/** An expired decision, shown to the person who decides again. */
export function formerOf(
  held: Pick<MatchRecord, 'reasonCode' | 'comment' | 'disposedBy' | 'disposition' | 'disposedAt'>,
  expiredAt: Date,
): FormerDecision {
  const { reasonCode, comment, disposedBy, disposedAt } = held;
  return {
    ...{ reasonCode, comment, disposedBy },
    disposition: held.disposition,
    disposedAt: (disposedAt ?? expiredAt).toISOString(),
    expiredAt: expiredAt.toISOString(),
  };
}

/** A match as it counts while its request is worked on: a decision that has expired is none. */
export function asItCounts(match: MatchRecord, now: Date): MatchRecord {
  const { expiresAt } = match;
  if (expiresAt === null || expiresAt > now) return match;
  return {
    ...match,
    disposition: 'unspecified',
    former: formerOf(match, expiresAt),
    carriedOver: false,
    ...noDecision,
  };
}

const noDecision = {
  reasonCode: null,
  comment: null,
  disposedBy: null,
  disposedAt: null,
  confirmedBy: null,
  confirmedAt: null,
  expiresAt: null,
};
