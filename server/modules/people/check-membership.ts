import type { Role } from '../../../contract/words.ts';
import { invalidField } from '../../platform/index.ts';
import { findClient, isFirmRole } from '../identity/index.ts';
import type { PeoplePorts } from './ports.ts';

type Membership = { role: Role; clientId: string | null };

/** Inside tx(). People of the firm belong to no client, everybody else to one that has not left. */
export async function assertMembership(ports: PeoplePorts, { role, clientId }: Membership): Promise<void> {
  if (isFirmRole(role)) {
    if (clientId) throw invalidField('clientId', 'People of the firm can’t belong to a client.');
    return;
  }
  if (!clientId) throw invalidField('clientId', 'Choose the client this person belongs to.');
  if (!(await findClient(clientId))) throw invalidField('clientId', 'Client not found.');
  if (await ports.isGone(clientId))
    throw invalidField('clientId', 'This client has been offboarded. Choose another client.');
}
