/** The statuses of a request, and the sets of them that rules speak of. No imports: the browser loads this file. */

export const REQUEST_STATUSES = [
  'draft',
  'submitted',
  'allocated',
  'in_analysis',
  'clarification',
  'in_review',
  'released',
  'rejected',
  'cancelled',
] as const;
export type RequestStatus = (typeof REQUEST_STATUSES)[number];
type Statuses = readonly RequestStatus[];

/** What a report goes through while its clock runs, in this order: a question to the client stops it. */
export const STAGES = ['submitted', 'allocated', 'in_analysis', 'in_review'] as const satisfies Statuses;
/** Submitted, and neither released nor given up. */
export const OPEN_STATUSES: Statuses = [
  'submitted',
  'allocated',
  'in_analysis',
  'clarification',
  'in_review',
];
/** How a request ends without a report. */
export const GIVEN_UP_STATUSES: Statuses = ['rejected', 'cancelled'];
/** How a request ends; a released one may be reopened. */
export const ENDED_STATUSES: Statuses = ['released', ...GIVEN_UP_STATUSES];
/** Nobody of the firm works on it yet, or any more, and no report came of it. */
export const INACTIVE_STATUSES: Statuses = ['draft', ...GIVEN_UP_STATUSES];

/** The next step is the drafter’s. */
export const AWAITING_DRAFTER: Statuses = ['allocated', 'in_analysis'];
/** The next step is an allocator’s. */
export const AWAITING_ALLOCATOR: Statuses = ['submitted', 'in_review'];
/** Its drafter can edit the analysis, also while the client is asked. */
export const DRAFTING_STATUSES: Statuses = [...AWAITING_DRAFTER, 'clarification'];
/** From the allocation to the release: dispositions are confirmed and review comments written. */
export const ASSESSMENT_STATUSES: Statuses = [...DRAFTING_STATUSES, 'in_review'];

/** An allocation leads to `allocated` from here. */
export const ALLOCATABLE_STATUSES: Statuses = ['submitted', ...AWAITING_DRAFTER];
/** The firm can reject from here. */
export const REJECTABLE_STATUSES: Statuses = ['submitted', ...DRAFTING_STATUSES];
/** Its client can withdraw it from here. */
export const CANCELLABLE_STATUSES: Statuses = ['draft', ...REJECTABLE_STATUSES];

export const isOpen = ({ status }: { status: RequestStatus }) => OPEN_STATUSES.includes(status);
export const isEnded = ({ status }: { status: RequestStatus }) => ENDED_STATUSES.includes(status);
