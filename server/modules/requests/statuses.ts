/** Sent, and neither released nor given up. */
export const OPEN_STATUSES = ['submitted', 'allocated', 'in_analysis', 'clarification', 'in_review'] as const;
/** How a request ends; a released one may be reopened. */
export const ENDED_STATUSES = ['released', 'rejected', 'cancelled'] as const;

type WithStatus = { status: string };
export const isOpen = ({ status }: WithStatus) => OPEN_STATUSES.some((open) => open === status);
export const isEnded = ({ status }: WithStatus) => ENDED_STATUSES.some((end) => end === status);
