import {
  ALLOCATABLE_STATUSES,
  AWAITING_DRAFTER,
  CANCELLABLE_STATUSES,
  ENDED_STATUSES,
  REJECTABLE_STATUSES,
  type RequestStatus,
  STAGES,
} from '../../../contract/request-statuses.ts';
import type { RequestAction } from '../../../contract/words.ts';

type Transition = {
  from: readonly RequestStatus[];
  /** From these the act is done and the status stays. */
  stays?: readonly RequestStatus[];
  /** `same` keeps the status; `resume` goes back to where a clarification came from. */
  to: RequestStatus | 'same' | 'resume';
  /** Where it goes instead when its drafter is gone. */
  withoutDrafter?: RequestStatus;
  note: string;
};

/** The life of a request: which act leads from where to where. Who may act stands in policy.ts. */
export const workflow: Record<RequestAction, Transition> = {
  submit: {
    from: ['draft'],
    to: 'submitted',
    note: 'Refused while a required field, the consent or a required document is missing.',
  },
  accept_and_allocate: {
    from: ALLOCATABLE_STATUSES,
    stays: ['clarification', 'in_review'],
    to: 'allocated',
    note: 'To an enabled, available drafter without a declared conflict; the work is kept.',
  },
  take_next: {
    from: ['submitted'],
    to: 'allocated',
    note: 'The server picks the earliest due without a conflict.',
  },
  hand_back: {
    from: AWAITING_DRAFTER,
    to: 'submitted',
    note: 'With a note; the system hands back when a drafter is disabled, on leave or has a conflict of interest.',
  },
  start: { from: ['allocated'], to: 'in_analysis', note: 'The drafter becomes an author of this version.' },
  ask_client: {
    from: STAGES,
    to: 'clarification',
    note: 'With a question; the clock of the promised days stops.',
  },
  answer: {
    from: ['clarification'],
    to: 'resume',
    withoutDrafter: 'submitted',
    note: 'Back to where it was, the due day moved by the days that it waited.',
  },
  withdraw_question: {
    from: ['clarification'],
    to: 'resume',
    withoutDrafter: 'submitted',
    note: 'By whoever asked, or an allocator.',
  },
  amend: {
    from: ['draft', 'submitted', 'clarification', 'in_analysis'],
    to: 'same',
    note: 'The drafter in analysis, the client side before it; screened again.',
  },
  submit_for_review: {
    from: ['in_analysis'],
    to: 'in_review',
    note: 'Refused, listing them, while points are open.',
  },
  return: {
    from: ['in_review'],
    to: 'in_analysis',
    withoutDrafter: 'submitted',
    note: 'With a reason.',
  },
  release: {
    from: ['in_review'],
    to: 'released',
    note: 'By somebody who never drafted this version; sealed as PDF and data.',
  },
  reject: {
    from: REJECTABLE_STATUSES,
    to: 'rejected',
    note: 'With a reason.',
  },
  cancel: {
    from: CANCELLABLE_STATUSES,
    to: 'cancelled',
    note: 'Not while a question from the review is open; the work is kept.',
  },
  reopen: {
    from: ENDED_STATUSES,
    to: 'allocated',
    withoutDrafter: 'submitted',
    note: 'With a reason and new promised days: the next report version, or the one that was given up. Refused where there is no report.',
  },
  ask_reopen: {
    from: ['released'],
    to: 'same',
    note: 'By the client side, with a reason, once; an allocator reopens or declines.',
  },
  decline_reopen: {
    from: ['released'],
    to: 'same',
    note: 'With a reason that the client reads.',
  },
};

type State = { status: RequestStatus; resumeStatus: RequestStatus | null; drafterId: string | null };

/** Whether the act leads anywhere from here. */
export function isPossible(action: RequestAction, state: State) {
  const { from, stays = [] } = workflow[action];
  if (action === 'cancel' && state.resumeStatus === 'in_review') return false;
  return from.includes(state.status) || stays.includes(state.status);
}

/** The status after the act, for an act that is possible. */
export function statusAfter(action: RequestAction, state: State): RequestStatus {
  const { to, stays = [], withoutDrafter } = workflow[action];
  if (to === 'same' || stays.includes(state.status)) return state.status;
  if (withoutDrafter && !state.drafterId) return withoutDrafter;
  return to === 'resume' ? (state.resumeStatus ?? 'submitted') : to;
}
