import type { Role } from '../../../contract/words.ts';

const titles = {
  all: 'All',
  awaiting_me: 'Waiting for me',
  mine: 'Mine',
  watched: 'Watched',
  unallocated: 'Unallocated',
  overdue: 'Overdue',
  at_risk: 'At risk',
  unanswered: 'Unanswered',
  returned: 'Returned',
  high_risk: 'High risk',
  open: 'Open',
  closed: 'Closed',
} as const;

type View = keyof typeof titles;

const firm: View[] = ['overdue', 'at_risk', 'unanswered', 'returned'];

const views: Record<Role, View[]> = {
  client: ['all', 'awaiting_me', 'mine', 'open', 'overdue', 'high_risk', 'closed', 'watched'],
  clientuser: ['all', 'awaiting_me', 'open', 'overdue', 'high_risk', 'closed', 'watched'],
  allocator: ['all', 'awaiting_me', 'unallocated', ...firm, 'high_risk', 'open', 'closed', 'watched'],
  drafter: ['all', 'awaiting_me', ...firm, 'open', 'closed', 'watched'],
  admin: ['all', 'unallocated', ...firm, 'high_risk', 'open', 'closed', 'watched'],
};

/** Views are filters, not statuses; each role has those that mean something to it. */
export const viewsOf = (role: Role) =>
  (views[role] ?? ['all']).map((value) => ({ value, label: titles[value] }));
