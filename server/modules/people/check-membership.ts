import type { Role } from '../../../contract/words.ts';
import { problem } from '../../platform/index.ts';
import { findClient, isFirmRole } from '../identity/index.ts';

type Membership = { role: Role; clientId: string | null };

const refuse = (message: string) => problem('input.invalid', message, { fields: { clientId: message } });

/** Inside tx(). People of the firm belong to no client, everybody else to one. */
export async function assertMembership({ role, clientId }: Membership): Promise<void> {
  if (isFirmRole(role)) {
    if (clientId) throw refuse('People of the firm can’t belong to a client.');
    return;
  }
  if (!clientId) throw refuse('Choose the client this person belongs to.');
  if (!(await findClient(clientId))) throw refuse('Client not found.');
}
