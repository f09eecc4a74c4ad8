import { type Actor, type Clock, type Problem, problem } from '../../platform/index.ts';
import { findPeople } from '../identity/index.ts';
import { presentRequest } from './present.ts';
import type { RequestRecord } from './record.ts';
import { findVisible } from './visible.ts';

/** Inside a transaction: the refusal of what was decided on an older version, with the newer state. */
export async function staleProblem(id: string, actor: Actor, action: string, clock: Clock): Promise<Problem> {
  const newer = await findVisible(id, actor);
  const current = await presentRequest(newer, actor, clock);
  if (action === 'accept_and_allocate' && newer.drafterId) return taken(newer, current);
  return problem(
    'request.stale',
    'Someone else changed this request since you opened it. Reload to see the latest version.',
    {
      current,
    },
  );
}

async function taken(newer: RequestRecord, current: unknown) {
  const people = await findPeople([newer.drafterId, newer.allocatorId]);
  const nameOf = (id: string | null) => people.get(id ?? '')?.name;
  const drafter = nameOf(newer.drafterId) ?? 'a drafter';
  const time = newer.statusSince.toISOString().slice(11, 16);
  const who = nameOf(newer.allocatorId);
  const sentence = who
    ? `${who} allocated it to ${drafter} at ${time} UTC.`
    : `${drafter} took it at ${time} UTC.`;
  return problem('request.already_allocated', `${sentence} Reload to see it.`, { current });
}
