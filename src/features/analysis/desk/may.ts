import type { RequestStatus, Role } from '../../../../contract/words.ts';

export type May = {
  edit: boolean;
  confirm: boolean;
  comment: boolean;
  screen: boolean;
  /** Resolve review comments and open them again. */
  review: boolean;
  /** Write them. */
  reviewComment: boolean;
};

const workedOn: readonly RequestStatus[] = ['allocated', 'in_analysis', 'clarification'];
const inWork: readonly RequestStatus[] = ['submitted', ...workedOn, 'in_review'];
const closed: readonly RequestStatus[] = ['draft', 'rejected', 'cancelled'];

/** What the page offers: the server judges every call again. */
export function mayOf(role: Role, readOnly: boolean, status: RequestStatus): May {
  const works = !readOnly && (role === 'drafter' || role === 'allocator');
  return {
    edit: works && role === 'drafter' && workedOn.includes(status),
    confirm: works && [...workedOn, 'in_review'].includes(status),
    comment: works && !closed.includes(status),
    screen: works && inWork.includes(status),
    review: works && (workedOn.includes(status) || (role === 'allocator' && status === 'in_review')),
    reviewComment: works && role === 'allocator' && [...workedOn, 'in_review'].includes(status),
  };
}
