import type { RelationshipDecision } from '../../../contract/words.ts';
import type { Actor } from '../../platform/index.ts';
import { hasConflict, ownConflict } from '../requests/index.ts';
import type { RegisterAction } from './acts/act.ts';
import type { PendingDecision, ThirdParty } from './tables.ts';

type Sentence = { when: (party: ThirdParty) => boolean; otherwise: string };

const isRated = (party: ThirdParty) => party.rating !== null;
const isEnded = (party: ThirdParty) => isRefusal(party.relationship);

const sentences: Record<RegisterAction, { role: 'client' | 'allocator'; sentence?: Sentence }> = {
  decide: {
    role: 'client',
    sentence: { when: isRated, otherwise: 'Decide once a report about this third party is sealed.' },
  },
  confirm_decision: { role: 'client' },
  decline_decision: { role: 'client' },
  settle_condition: {
    role: 'client',
    sentence: {
      when: (party) => party.decidedAt !== null,
      otherwise: 'There is no decision with conditions yet.',
    },
  },
  monitor: {
    role: 'client',
    sentence: {
      when: (party) => party.monitored || (isRated(party) && !isEnded(party)),
      otherwise: 'Monitoring needs a sealed report and a relationship that isn’t rejected or ended.',
    },
  },
  review_on: {
    role: 'client',
    sentence: {
      when: (party) => isRated(party) && !isEnded(party),
      otherwise: 'A review date needs a sealed report and a relationship that isn’t rejected or ended.',
    },
  },
  merge: { role: 'client' },
  dismiss_alert: { role: 'allocator' },
};

/** Whether the role may ever do it: a no is 403. */
export const mayEver = ({ role }: Pick<Actor, 'role'>, action: RegisterAction) =>
  sentences[action].role === role;

/** Why it cannot be done to this third party; null when it can. A sentence is 422. */
export function refusalOf(action: RegisterAction, party: ThirdParty, actor: Caller): string | null {
  const about = { clientId: party.clientId, intake: { legalName: party.name } };
  if (action === 'dismiss_alert' && hasConflict(actor, about)) return ownConflict;
  const { sentence } = sentences[action];
  return !sentence || sentence.when(party) ? null : sentence.otherwise;
}

type Caller = Pick<Actor, 'role' | 'readOnly' | 'userId' | 'conflicts'>;

export const actionsFor = (
  actor: Caller,
  party: ThirdParty,
  waiting: PendingDecision | null,
): RegisterAction[] =>
  actor.readOnly
    ? []
    : (Object.keys(sentences) as RegisterAction[]).filter(
        (action) =>
          mayEver(actor, action) &&
          refusalOf(action, party, actor) === null &&
          fitsWaiting(action, actor, waiting),
      );

/** What waits is confirmed by another lead than who decided. */
function fitsWaiting(action: RegisterAction, { userId }: Caller, waiting: PendingDecision | null) {
  if (action === 'confirm_decision') return waiting !== null && waiting.requestedBy !== userId;
  return action !== 'decline_decision' || waiting !== null;
}

export const isApproval = (relationship: RelationshipDecision) => relationship.startsWith('approved');

/** A refused or ended relationship is neither monitored nor reviewed. */
export const isRefusal = (relationship: RelationshipDecision) =>
  relationship === 'rejected' || relationship === 'terminated';

/** Why conditions of a merged third party are asked for no more. */
export const REFUSED_BY_MERGE = 'The merged relationship was refused.';
