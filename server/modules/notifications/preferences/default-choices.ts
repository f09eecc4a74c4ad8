import type { ChosenNoticeKind, Role } from '../../../../contract/words.ts';

type Chosen = Partial<Record<ChosenNoticeKind, boolean>>;

/** Clients come now and then, and want to be called; the firm is here all day, and wants what it would miss. */
const client: Chosen = { request: true, question: true, comment: true, register: true };
const firm: Chosen = { request: false, question: true, comment: false, screening: false, register: true };

/**
 * The kinds that reach a role, and whether they go by mail as long as somebody has not chosen. What concerns one's
 * account is no choice: the mails about it are sent by themselves.
 */
export const defaultChoices: Record<Role, Chosen> = {
  client,
  clientuser: client,
  allocator: firm,
  drafter: firm,
  admin: { ...firm, system: true },
};
