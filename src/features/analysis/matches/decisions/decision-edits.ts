import { supportsReason } from '../../../../../contract/supports-reason.ts';
import type { Disposition } from '../../../../../contract/words.ts';
import type { Match, Working } from '../../analysis.ts';
import type { DispositionEdit, Edits } from '../../edits/edits.ts';
import { reasonsFor } from '../match-words.ts';

const savedDecision = (match: Match): DispositionEdit => ({
  disposition: match.disposition,
  reasonCode: match.reasonCode ?? '',
  comment: match.comment ?? '',
});

/** What is decided about a match: as it was changed here, or as it was saved. */
export const decisionOf = (match: Match, edits: Edits): DispositionEdit =>
  edits.dispositions[match.id] ?? savedDecision(match);

/** With another decision about a match; the saved one is no edit. */
export function withDecision(edits: Edits, match: Match, decision: DispositionEdit): Edits {
  const { [match.id]: _, ...others } = edits.dispositions;
  const isSaved = JSON.stringify(decision) === JSON.stringify(savedDecision(match));
  return { ...edits, dispositions: isSaved ? others : { ...others, [match.id]: decision } };
}

/** The decision with another disposition: its reason stays where it fits, and the only one supported is given at once. */
export function decide(match: Match, edits: Edits, reasons: Working['reasons'], disposition: Disposition) {
  const now = decisionOf(match, edits);
  const fitting = reasonsFor(reasons, disposition, { match });
  const kept = fitting.find(({ value }) => value === now.reasonCode);
  const [only, second] = fitting.filter(({ needsComment }) => !needsComment);
  const reasonCode = kept?.value ?? (only && !second ? only.value : '');
  return { ...now, disposition, reasonCode };
}

export const undecided: DispositionEdit = { disposition: 'unspecified', reasonCode: '', comment: '' };

/** A reason that the compared details do not support is complete only with a comment. */
export const lacksComment = ({ disposition, reasonCode, comment }: DispositionEdit, match: Match) =>
  disposition !== 'unspecified' &&
  reasonCode !== '' &&
  comment.trim() === '' &&
  !supportsReason(reasonCode, match);

/** Whether nothing is missing from a decision. */
export const isComplete = (decision: DispositionEdit, match: Match) =>
  decision.disposition !== 'unspecified' && decision.reasonCode !== '' && !lacksComment(decision, match);
