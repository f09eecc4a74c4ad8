import type { RequestAction } from '../../../../contract/words.ts';

export type ActWords = {
  /** On the button, and again on the one that does it. */
  button: string;
  title: string;
  /** What will happen, for whom. */
  text?: string;
  comment: { label: string; required: boolean };
  done: string;
  danger?: boolean;
  files?: boolean;
};

/** Description when they act. */
export const actWords: Partial<Record<RequestAction, ActWords>> = {
  reject: {
    button: 'Reject',
    title: 'Reject the request',
    text: 'The client can read the reason. A rejected request can’t be reopened.',
    comment: { label: 'Reason for the client', required: true },
    done: 'Rejected',
    danger: true,
  },
  cancel: {
    button: 'Cancel request',
    title: 'Cancel the request',
    text: 'Work done so far is kept. Duplicate the request to try again.',
    comment: { label: 'Reason', required: true },
    done: 'Cancelled',
    danger: true,
  },
  hand_back: {
    button: 'Hand back',
    title: 'Hand the request back',
    text: 'The request goes back to the queue for another drafter. Nothing you wrote is lost.',
    comment: { label: 'Reason for handing back', required: true },
    done: 'Handed back',
  },
  withdraw_question: {
    button: 'Withdraw question',
    title: 'Withdraw the question',
    text: 'Work continues where it stopped, and the due date runs again.',
    comment: { label: 'Note (optional)', required: false },
    done: 'Question withdrawn',
  },
  ask_client: {
    button: 'Ask the client',
    title: 'Ask the client',
    text: 'The due date is paused until the client replies.',
    comment: { label: 'Question', required: true },
    done: 'Question sent',
    files: true,
  },
  return: {
    button: 'Return',
    title: 'Return to the drafter',
    comment: { label: 'Reason', required: true },
    done: 'Returned',
  },
  reopen: {
    button: 'Reopen',
    title: 'Reopen for a new report version',
    text: 'The request is screened again and gets a new due date. Sealed versions stay available.',
    comment: { label: 'Reason', required: true },
    done: 'Reopened',
  },
  ask_reopen: {
    button: 'Ask to reopen',
    title: 'Ask to reopen the report',
    text: 'The firm reads your reason, then reopens the report or explains why not. Sealed versions stay available.',
    comment: { label: 'Reason', required: true },
    done: 'Asked',
  },
  decline_reopen: {
    button: 'Decline reopening',
    title: 'Decline to reopen',
    text: 'The client can read the reason and ask again.',
    comment: { label: 'Reason for the client', required: true },
    done: 'Declined',
  },
  start: {
    button: 'Start',
    title: 'Start the analysis',
    comment: { label: 'Note (optional)', required: false },
    done: 'Started',
  },
  submit_for_review: {
    button: 'Submit for review',
    title: 'Submit for review',
    text: 'An allocator who did not draft it reviews and releases it.',
    comment: { label: 'Note for the reviewer (optional)', required: false },
    done: 'Submitted for review',
  },
  release: {
    button: 'Release',
    title: 'Release the report',
    comment: { label: 'Note (optional)', required: false },
    done: 'Released',
  },
  answer: {
    button: 'Answer',
    title: 'Answer the question',
    text: 'The assessment continues as soon as you reply.',
    comment: { label: 'Answer', required: true },
    done: 'Answered',
    files: true,
  },
};

/** At most one button of the bar is the next act. */
const important: readonly RequestAction[] = [
  'answer',
  'release',
  'submit_for_review',
  'start',
  'accept_and_allocate',
];

export const primaryOf = (actions: readonly RequestAction[], isAllocated: boolean) =>
  important.find((action) => actions.includes(action) && !(action === 'accept_and_allocate' && isAllocated));
