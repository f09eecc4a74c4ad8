import type { Disagreement, SecondLook } from '../../../../contract/screening/second-looks.ts';
import type { DispositionReason } from '../../../../contract/security/dispositions.ts';
import { findPeople } from '../../identity/index.ts';
import type { MatchRecord } from '../runs/find-runs.ts';
import { pairingKey } from '../subjects.ts';
import type { Shown } from './find-looks.ts';
import type { Look } from './tables.ts';

type Answers = Pick<Disagreement, 'first' | 'second' | 'settled'>;
type Evidence = SecondLook['match'];

/** What was there before anybody decided: chosen field by field, so that no answer comes along. */
export const evidenceOf = (match: MatchRecord): Evidence => ({
  subject: match.subject,
  watchlist: match.watchlist,
  entry: match.entry,
  matchedName: match.matchedName,
  similarity: match.similarity,
  strength: match.strength,
  explanation: match.explanation,
  corroboration: match.corroboration,
});

/** Inside a transaction: the answers of disagreements, with names and reasons as they are worded now. */
export async function answersOf(
  looks: readonly Look[],
  reasons: readonly DispositionReason[],
): Promise<Map<string, Answers>> {
  const people = await findPeople(looks.flatMap((look) => [look.firstBy, look.secondBy, look.settledBy]));
  const answerOf = (
    by: string | null,
    disposition: Look['first'] | null,
    reason: string | null,
    comment: string | null,
    at: Date | null,
  ): Disagreement['settled'] =>
    by && disposition && at
      ? {
          disposition,
          reason: reasons.find(({ code }) => code === reason)?.label ?? reason,
          comment,
          by: people.get(by)?.name ?? 'unknown',
          at: at.toISOString(),
        }
      : null;
  return new Map(
    looks.flatMap((look) => {
      const first = answerOf(look.firstBy, look.first, look.firstReason, look.firstComment, look.firstAt);
      const second = answerOf(
        look.secondBy,
        look.second,
        look.secondReason,
        look.secondComment,
        look.secondAt,
      );
      const { settledBy, settled, settledReason, settledComment, settledAt } = look;
      if (!first || !second) return [];
      return [
        [
          look.id,
          { first, second, settled: answerOf(settledBy, settled, settledReason, settledComment, settledAt) },
        ],
      ];
    }),
  );
}

/** Inside a transaction: what second looks said of the matches of a case, beside the match each one is about now. */
export async function presentDisagreements(
  shown: readonly Shown[],
  current: readonly MatchRecord[],
  reasons: readonly DispositionReason[],
): Promise<Disagreement[]> {
  const ids = new Map(current.map((match) => [pairingKey(match), match.id]));
  const answers = await answersOf(
    shown.map(({ look }) => look),
    reasons,
  );
  return shown.flatMap(({ look, match }) => {
    const answer = answers.get(look.id);
    return answer ? [{ id: look.id, match: ids.get(pairingKey(match)) ?? null, ...answer }] : [];
  });
}

/** Of the disagreements of a case: those nobody settled, and those settled as something else than what stands there. */
export function openLooks(shown: readonly Shown[], current: readonly MatchRecord[]) {
  const standing = new Map(current.map((match) => [pairingKey(match), match.disposition]));
  const held = shown.flatMap(({ look, match }) => {
    const disposition = standing.get(pairingKey(match));
    return disposition ? [{ look, disposition }] : [];
  });
  return {
    unsettled: held.filter(({ look }) => look.status === 'disagreed').length,
    ignored: held.filter(({ look, disposition }) => look.settled !== null && look.settled !== disposition)
      .length,
  };
}
