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

/** Views are filters, not statuses; each role has those that mean something to it. */
export const viewsOf = (role: Role): readonly View[] => views[role] ?? [];
