import { MODULES, type Role } from '../../../contract/words.ts';
import type { Server } from '../servers/start-server.ts';
import { acceptInvitation, type SignedIn } from './sign-in.ts';

export type Cast = Record<Role, SignedIn> & { clientId: string };

const castPassword = 'Harbour#Lamp42';

/** One person of each role, invited and signed in as real people are, and the client that two of them belong to. */
export async function gatherCast(server: Server): Promise<Cast> {
  const { baseUrl } = server;
  const admin = await acceptInvitation(baseUrl, server.invitation(), castPassword);
  const client = await admin.call('POST /security/v1.0/clientdetails', {
    name: 'Meridian Foods',
    code: 'MERIDIAN',
    modules: [...MODULES],
    active: true,
  });
  const clientId = client.Data.id;

  const join = async (role: Role): Promise<SignedIn> => {
    const belongs = role === 'client' || role === 'clientuser';
    const { invitation = '' } = await admin.call('POST /security/v1.0/userdetails', {
      action: 'create',
      user: {
        username: `${role}.one`,
        name: `${role} One`,
        email: `${role}@prudence.example`,
        role,
        clientId: belongs ? clientId : null,
      },
    });
    return acceptInvitation(baseUrl, invitation, castPassword);
  };

  return {
    clientId,
    admin,
    client: await join('client'),
    clientuser: await join('clientuser'),
    allocator: await join('allocator'),
    drafter: await join('drafter'),
  };
}
