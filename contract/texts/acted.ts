import type { RequestAction } from '../words.ts';

/** What somebody did to a request, after their name. Pages in other languages say it by the words of the actions. */
export const ACTED_TEXTS = {
  submit: 'submitted the request',
  accept_and_allocate: 'allocated the request',
  take_next: 'took the request',
  hand_back: 'handed the request back',
  start: 'started the analysis',
  ask_client: 'asked the client',
  answer: 'answered',
  withdraw_question: 'withdrew the question',
  amend: 'amended the facts',
  submit_for_review: 'submitted for review',
  return: 'returned to the drafter',
  release: 'released the report',
  reject: 'rejected the request',
  cancel: 'cancelled the request',
  reopen: 'reopened the request',
  ask_reopen: 'asked to reopen the report',
  decline_reopen: 'declined to reopen the report',
} as const satisfies Record<RequestAction, string>;
