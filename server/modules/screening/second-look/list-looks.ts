import { SecondLookLimits } from '../../../../contract/limits.ts';
import type { Actor, FirmCalendar } from '../../../platform/index.ts';
import { currentDispositions } from '../../settings/index.ts';
import { disagreements, looksFor } from './find-looks.ts';
import { measureAgreement, measureKnown } from './measure-agreement.ts';
import { answersOf, evidenceOf } from './present-looks.ts';
import type { Look } from './tables.ts';

const usualMonths = 12;

/** Inside a transaction of the firm: what this person may look at, and for those who lead what it is all good for. */
export async function listLooks(actor: Actor, calendar: FirmCalendar, months = usualMonths) {
  const { reasons, secondLookPercent } = await currentDispositions();
  const leads = actor.role !== 'drafter';
  const looks = await looksFor(actor);
  const allDiffering = leads ? await disagreements() : [];
  const differing = allDiffering.slice(0, SecondLookLimits.shown);
  const answers = await answersOf(
    differing.map(({ look }) => look),
    reasons,
  );
  return {
    Data: looks.slice(0, SecondLookLimits.shown).map(({ look, match }) => ({
      id: look.id,
      drawnAt: look.drawnAt.toISOString(),
      match: evidenceOf(match),
    })),
    total: looks.length,
    on: secondLookPercent > 0,
    reasons: [...reasons],
    disagreements: differing.flatMap(({ look, match, request }) => {
      const answer = answers.get(look.id);
      if (!answer) return [];
      const { first, second } = answer;
      return [
        {
          id: look.id,
          clientId: request.clientId,
          requestId: request.id,
          requestNumber: request.number,
          match: evidenceOf(match),
          ...{ first, second },
          maySettle: maySettle(look, actor),
        },
      ];
    }),
    disagreementsTotal: allDiffering.length,
    agreement: leads ? await measureAgreement(calendar, months) : null,
    known: actor.role === 'admin' ? await measureKnown(calendar, months) : null,
  };
}

/** An allocator who gave neither of the two answers. */
export const maySettle = ({ firstBy, secondBy }: Look, { role, userId }: Actor) =>
  role === 'allocator' && userId !== firstBy && userId !== secondBy;
