import type { accessOf } from '@/shared/session';
import {
  ASSESSMENT_STATUSES,
  DRAFTING_STATUSES,
  INACTIVE_STATUSES,
  OPEN_STATUSES,
  type RequestStatus,
} from '../../../../contract/request-statuses.ts';

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

type Access = Pick<ReturnType<typeof accessOf>, 'worksOnRequests' | 'drafts' | 'allocates'>;

/** What the page offers while a request has this status: the server judges every call again. */
export function permissionsOf(
  { worksOnRequests: works, drafts, allocates }: Access,
  status: RequestStatus,
): Permissions {
  const isDrafting = DRAFTING_STATUSES.includes(status);
  const isAssessed = ASSESSMENT_STATUSES.includes(status);
  return {
    edit: works && drafts && isDrafting,
    confirm: works && isAssessed,
    comment: works && !INACTIVE_STATUSES.includes(status),
    screen: works && OPEN_STATUSES.includes(status),
    review: works && (isDrafting || (allocates && status === 'in_review')),
    reviewComment: works && allocates && isAssessed,
  };
}
