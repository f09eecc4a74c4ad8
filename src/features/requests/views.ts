import type { Role } from '../../../contract/words.ts';

export const viewTitles = {
  awaiting_me: 'waitingForMe',
  mine: 'mine',
  watched: 'watched',
  unallocated: 'unallocated',
  overdue: 'overdue',
  at_risk: 'atRisk',
  unanswered: 'unanswered',
  returned: 'returned',
  high_risk: 'highRisk',
  open: 'openOnes',
  closed: 'closed',
  recently_released: 'recentlyReleased',
} as const;

type View = keyof typeof viewTitles;

const firm: View[] = ['overdue', 'at_risk', 'unanswered', 'returned'];

const views: Record<Role, View[]> = {
  client: ['awaiting_me', 'mine', 'open', 'overdue', 'high_risk', 'closed', 'watched'],
  clientuser: ['awaiting_me', 'open', 'overdue', 'high_risk', 'closed', 'watched'],
  allocator: ['awaiting_me', 'unallocated', ...firm, 'high_risk', 'open', 'closed', 'watched'],
  drafter: ['awaiting_me', ...firm, 'high_risk', 'open', 'closed', 'watched'],
  admin: ['awaiting_me', 'unallocated', ...firm, 'high_risk', 'open', 'closed', 'watched'],
};

const isView = (asked: string | null): asked is View => asked !== null && asked in viewTitles;

/**
 * Views are filters, not statuses; each role has those that mean something to it, and the one that the address asks for,
 * to which a figure of Home may lead.
 */
export function viewsOf(role: Role, asked: string | null): readonly View[] {
  const own = views[role] ?? [];
  return isView(asked) && !own.includes(asked) ? [...own, asked] : own;
}
