import { AWAITING_DRAFTER, GIVEN_UP_STATUSES } from '../../../contract/request-statuses.ts';
import type { RequestAction, Role } from '../../../contract/words.ts';
import type { Actor } from '../../platform/index.ts';
import { hasConflict, ownConflict } from './allocation/conflict.ts';
import type { RequestRecord } from './record.ts';

/** It was released, or given up after it was reopened: either way it has ended, and its sealed report counts. */
export const isReported = ({ status, sealedRating }: Pick<RequestRecord, 'status' | 'sealedRating'>) =>
  status === 'released' || (GIVEN_UP_STATUSES.includes(status) && sealedRating !== null);

type Me = Pick<Actor, 'userId' | 'clientId'>;
type When = (request: RequestRecord, me: Me) => boolean;
type Sentence = { when: When; otherwise: string };

const rules = new Map<string, Sentence>();
const always: Sentence = { when: () => true, otherwise: '' };

function allow(
  role: Role | readonly Role[],
  actions: RequestAction | readonly RequestAction[],
  sentence = always,
) {
  for (const who of [role].flat()) {
    for (const action of [actions].flat()) rules.set(`${who} ${action}`, sentence);
  }
}

const theirDrafter: Sentence = {
  when: (request, me) => request.drafterId === me.userId,
  otherwise: 'Only the drafter it is allocated to can do this.',
};
const drafterWhile = (...statuses: RequestRecord['status'][]): Sentence => ({
  when: (request, me) => theirDrafter.when(request, me) && statuses.includes(request.status),
  otherwise: 'The drafter can do this only while working on the request.',
});
const clientSideWhile = (...statuses: RequestRecord['status'][]): Sentence => ({
  when: (request) => statuses.includes(request.status),
  otherwise: 'The analysis has started. Reply to a question from the firm instead.',
});

// What is visible to the client side is its own: findVisible has seen to that before a sentence is asked.
allow(['client', 'clientuser'], ['submit', 'answer', 'cancel']);
allow(['client', 'clientuser'], 'amend', clientSideWhile('draft', 'submitted', 'clarification'));
allow(['client', 'clientuser'], 'ask_reopen', {
  when: (request) => request.reopenAskedBy === null,
  otherwise: 'This has already been requested. An allocator will decide.',
});
allow('allocator', 'decline_reopen', {
  when: (request) => request.reopenAskedBy !== null,
  otherwise: 'The client did not ask to reopen it.',
});
allow('allocator', ['accept_and_allocate', 'ask_client', 'withdraw_question', 'return', 'reject']);
allow('allocator', 'reopen', {
  when: isReported,
  otherwise: 'Only a request with a sealed report can be reopened.',
});
allow('allocator', 'release', {
  when: (request) => request.drafterId !== null,
  otherwise: 'A report without a drafter cannot be released.',
});
allow('drafter', 'take_next');
allow('drafter', ['hand_back', 'start', 'submit_for_review'], theirDrafter);
allow('drafter', 'ask_client', drafterWhile(...AWAITING_DRAFTER));
allow('drafter', 'amend', drafterWhile('in_analysis'));
allow('drafter', 'withdraw_question', {
  when: (request, me) => request.questionBy === me.userId,
  otherwise: 'Only the person who asked, or an allocator, can withdraw the question.',
});

/** What is left to somebody of the firm with a conflict of interest: to see that somebody else has the request. */
const handsOver: readonly RequestAction[] = ['accept_and_allocate', 'hand_back'];

/** Whether the role may ever do it: a no is 403. */
export const mayEver = (role: Role, action: RequestAction) => rules.has(`${role} ${action}`);

/** Why this person cannot do it to this request; null when they can. A sentence is 422. */
export function refusalOf(action: RequestAction, request: RequestRecord, actor: Actor): string | null {
  const sentence = rules.get(`${actor.role} ${action}`);
  if (!sentence) return 'Your role cannot do this.';
  if (!actor.clientId && !handsOver.includes(action) && hasConflict(actor, request)) return ownConflict;
  return sentence.when(request, actor) ? null : sentence.otherwise;
}

export const rolesOf = (action: RequestAction): Role[] =>
  [...rules.keys()].filter((key) => key.endsWith(` ${action}`)).map((key) => key.split(' ')[0] as Role);
