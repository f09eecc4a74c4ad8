import type { RequestOf } from '../../../../contract/index.ts';
import type { RequestStatus } from '../../../../contract/request-statuses.ts';
import type { RequestAction } from '../../../../contract/words.ts';
import { requestInReview } from '../../reports/release.ts';
import { attemptAct } from '../../requests/act.ts';
import { buildRequest } from '../../requests/build-request.ts';
import type { Cast } from '../../screening/screening-app.ts';
import { type Act, type ActsOf, next } from './act-case.ts';
import { askedToReopen } from './case-acts.ts';
import { requestsCast } from './requests-cast.ts';

type Key = 'POST /reports/v1.0/submituseraction';
type Leaves = Extract<Act, { leaves: unknown }>['leaves'];
type More = Partial<RequestOf<Key>>;

/** One act of one person on a request in this state. */
const inState = (
  action: RequestAction,
  by: keyof Cast,
  status: RequestStatus,
  more: More = {},
  leaves: Leaves = ['request.acted'],
): Act => ({
  does: action,
  leaves,
  how: async (test) => {
    const request = await buildRequest(test, requestsCast(test), { status });
    return () => attemptAct(test.cast[by], action, request, { comment: 'Because.', ...more });
  },
});

export const workflowActs: ActsOf<'/reports/v1.0/submituseraction'> = {
  'POST /reports/v1.0/submituseraction': [
    inState('submit', 'client', 'draft', { consent: true }, ['request.acted', 'screening.queued']),
    inState('amend', 'client', 'draft', { intake: { address: '1 Mill Road' } }),
    inState('cancel', 'client', 'draft'),
    {
      does: 'accept_and_allocate',
      leaves: ['request.acted'],
      how: async (test) => {
        const request = await buildRequest(test, requestsCast(test));
        const { userId: assignee } = test.cast.drafter.actor;
        return () => attemptAct(test.cast.allocator, 'accept_and_allocate', request, { assignee });
      },
    },
    {
      does: 'take_next',
      leaves: ['request.acted'],
      how: async (test) => {
        await buildRequest(test, requestsCast(test));
        return () =>
          test.cast.drafter.attempt('POST /reports/v1.0/submituseraction', { action: 'take_next' });
      },
    },
    inState('reject', 'allocator', 'submitted'),
    inState('start', 'drafter', 'allocated'),
    inState('hand_back', 'drafter', 'allocated'),
    inState('ask_client', 'drafter', 'in_analysis'),
    inState('answer', 'client', 'clarification'),
    inState('withdraw_question', 'allocator', 'clarification'),
    inState('return', 'allocator', 'in_review'),
    inState(
      'return',
      'allocator',
      'in_review',
      { tasks: [{ place: 'section', ref: 'summary', text: 'Name the source.' }] },
      ['request.acted', 'review.commented'],
    ),
    inState('ask_reopen', 'client', 'released'),
    {
      does: 'decline_reopen',
      leaves: ['request.acted'],
      how: async (test) => {
        const request = await askedToReopen(test);
        return () =>
          attemptAct(test.cast.allocator, 'decline_reopen', request, { comment: 'It is the same.' });
      },
    },
    inState('reopen', 'allocator', 'released', {}, ['request.acted', 'screening.queued']),
    {
      does: 'release',
      leaves: ['report.sealed', 'request.acted'],
      how: async (test) => {
        const request = await requestInReview(test, { legalName: `Third party ${next()}` });
        return () => attemptAct(test.cast.allocator, 'release', request);
      },
    },
  ],
};
