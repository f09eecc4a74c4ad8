import { useRef, useState } from 'react';
import type { Disposition } from '../../../../contract/words.ts';
import type { Match } from '../analysis.ts';
import type { Desk } from '../desk/desk.ts';
import { senseOf } from '../edits/after-screening.ts';
import type { DispositionEdit } from '../edits/edits.ts';
import { decide, decisionOf, isComplete, undecided, withDecision } from './decisions/decision-edits.ts';
import { reasonsFor } from './match-words.ts';

type Step = { match: string; before: DispositionEdit };

/** Which match is looked at, and the steps that keys and buttons take from there. `shown` is in the order of the list. */
export function useMatchDesk(desk: Desk, shown: readonly Match[]) {
  const { edits, edit, working } = desk;
  const [chosen, setChosen] = useState<Match>();
  const steps = useRef<Step[]>([]);
  const isOpen = (match: Match) => !isComplete(decisionOf(match, edits), match);
  const at = placeOf(chosen, shown);
  const current = shown[at];

  const move = (by: number) => setChosen(shown[at + by] ?? current);
  const next = () => {
    const after = shown.find((match, place) => place > at && isOpen(match)) ?? shown.find(isOpen);
    if (after && after !== current) setChosen(after);
  };
  const take = (decision: DispositionEdit) => {
    if (!current) return;
    const before = decisionOf(current, edits);
    // Disposition and reason are one step.
    if (steps.current.at(-1)?.match !== current.id || isComplete(before, current))
      steps.current.push({ match: current.id, before });
    edit((all) => withDecision(all, current, decision));
    if (isComplete(decision, current)) next();
  };
  const reasons = current
    ? reasonsFor(working.reasons, decisionOf(current, edits).disposition, { match: current })
    : [];

  return {
    current,
    choose: (id: string) => setChosen(working.matches.find((match) => match.id === id)),
    move,
    next,
    decide: (disposition: Disposition) =>
      current && take(decide(current, edits, working.reasons, disposition)),
    giveReason: (reasonCode: string) => current && take({ ...decisionOf(current, edits), reasonCode }),
    giveReasonAt(place: number) {
      const reason = reasons[place];
      if (current && reason) take({ ...decisionOf(current, edits), reasonCode: reason.value });
    },
    clear: () => take(undecided),
    /** No step of its own: a box takes back its letters itself. */
    comment: (match: Match, comment: string) =>
      edit((all) => withDecision(all, match, { ...decisionOf(match, all), comment })),
    undo() {
      const step = steps.current.pop();
      const match = working.matches.find(({ id }) => id === step?.match);
      if (!step || !match) return;
      edit((all) => withDecision(all, match, step.before));
      setChosen(match);
    },
  };
}

/** After a new screening the same match has another id. The first one, where it is not shown. */
function placeOf(chosen: Match | undefined, shown: readonly Match[]): number {
  if (!chosen) return 0;
  const place = shown.findIndex(({ id }) => id === chosen.id);
  if (place >= 0) return place;
  const sense = senseOf(chosen);
  return Math.max(
    0,
    shown.findIndex((match) => senseOf(match) === sense),
  );
}

export type MatchDesk = ReturnType<typeof useMatchDesk>;
