import type { RequestAction } from '../words.ts';

/** What somebody did to a request, after their name; part of what a reader sees of an event. */
export const ACTED_TEXTS = {
  'request.acted.submit': 'submitted the request',
  'request.acted.accept_and_allocate': 'allocated the request',
  'request.acted.take_next': 'took the request',
  'request.acted.hand_back': 'handed the request back',
  'request.acted.start': 'started the analysis',
  'request.acted.ask_client': 'asked the client a question',
  'request.acted.answer': 'answered the question',
  'request.acted.withdraw_question': 'withdrew the question',
  'request.acted.amend': 'amended the facts',
  'request.acted.submit_for_review': 'submitted the request for review',
  'request.acted.return': 'returned the request to the drafter',
  'request.acted.release': 'released the report',
  'request.acted.reject': 'rejected the request',
  'request.acted.cancel': 'cancelled the request',
  'request.acted.reopen': 'reopened the request',
  'request.acted.ask_reopen': 'asked to reopen the report',
  'request.acted.decline_reopen': 'declined to reopen the report',
} as const satisfies Record<`request.acted.${RequestAction}`, string>;
