import { type Actor, problem } from '../../../platform/index.ts';
import { plainName } from '../intake/plain-name.ts';
import type { RequestRecord } from '../record.ts';

type Subject = Pick<RequestRecord, 'clientId' | 'intake'>;

/** Whether this person has a conflict of interest with the client, or with the third party under any of its names. */
export function hasConflict({ conflicts = [] }: { conflicts?: readonly string[] }, request: Subject) {
  if (conflicts.length === 0) return false;
  const { legalName, nativeName, aliases = [], formerNames = [] } = request.intake;
  const names = [legalName, nativeName, ...aliases, ...formerNames].flatMap((name) =>
    name ? [plainName(name)] : [],
  );
  return conflicts.some(
    (conflict) => conflict.toLowerCase() === request.clientId || names.includes(plainName(conflict)),
  );
}

export const ownConflict =
  'You have a conflict of interest with this third party or client, so someone else has to do this.';

/** Refuses a person with a conflict of interest: they neither change the work nor decide on it. */
export function refuseConflict(actor: Actor, request: Subject) {
  if (hasConflict(actor, request)) throw problem('request.conflict', ownConflict);
}
