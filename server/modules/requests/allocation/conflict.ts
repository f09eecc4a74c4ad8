import type { Person } from '../../identity/index.ts';
import { plainName } from '../intake/plain-name.ts';
import type { RequestRecord } from '../record.ts';

/** Whether this person declared a conflict with the client, or with the third party under any of its names. */
export function hasConflict(
  person: Pick<Person, 'conflicts'>,
  request: Pick<RequestRecord, 'clientId' | 'intake'>,
) {
  const { legalName, nativeName, aliases = [], formerNames = [] } = request.intake;
  const names = [legalName, nativeName, ...aliases, ...formerNames].flatMap((name) =>
    name ? [plainName(name)] : [],
  );
  return person.conflicts.some(
    (conflict) => conflict.toLowerCase() === request.clientId || names.includes(plainName(conflict)),
  );
}
