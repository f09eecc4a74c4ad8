import type { accessOf } from '@/shared/session';
import type { RequestStatus } from '../../../../contract/words.ts';

export type Permissions = {
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

type Access = Pick<ReturnType<typeof accessOf>, 'worksOnRequests' | 'drafts' | 'allocates'>;

/** What the page offers while a request has this status: the server judges every call again. */
export function permissionsOf(
  { worksOnRequests: works, drafts, allocates }: Access,
  status: RequestStatus,
): Permissions {
  return {
    edit: works && drafts && workedOn.includes(status),
    confirm: works && [...workedOn, 'in_review'].includes(status),
    comment: works && !closed.includes(status),
    screen: works && inWork.includes(status),
    review: works && (workedOn.includes(status) || (allocates && status === 'in_review')),
    reviewComment: works && allocates && [...workedOn, 'in_review'].includes(status),
  };
}
