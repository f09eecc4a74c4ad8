import type { FastifyInstance } from 'fastify';
import * as contract from '../../../../contract/security/single-sign-on.ts';
import { type Platform, route } from '../../../platform/index.ts';
import { callerOf } from '../caller.ts';
import type { IdentityPorts } from '../ports.ts';
import { answerSession, clearTicketCookie } from '../session/session-cookies.ts';
import { findClientDoor, presentClientDoor } from './client-door.ts';
import { identityProvider } from './identity-provider.ts';
import { signOn } from './sign-on.ts';
import { validateUser } from './validate-user.ts';

export function mountSingleSignOn(app: FastifyInstance, platform: Platform, ports: IdentityPorts) {
  const { env, log } = platform;
  const provider = env.deployment === 'saas' && env.sso ? identityProvider(env.sso, log) : null;
  if (provider) {
    app.signOnAddresses = provider.addresses;
    app.addHook('onListen', async () => {
      await provider.addresses();
    });
  }

  route(app, platform, contract.ssoLogin, async ({ input, req, reply }) => {
    const house = provider && { provider, clientId: null };
    const door = input.provider ? await findClientDoor(platform, input.provider) : house;
    const { account, opened, idToken } = await signOn({ platform, ports, door }, input, callerOf(req));
    clearTicketCookie(reply);
    const answer = await answerSession(reply, account, opened, platform);
    reply.header('Bearer', answer.access);
    // Of a client's provider nobody asks to be signed out there.
    return { ...answer, id_token: input.provider ? '' : idToken };
  });

  route(app, platform, contract.getClientSignOn, ({ input }) => presentClientDoor(platform, input.provider));

  route(app, platform, contract.validateUser, ({ actor, input, req }) =>
    validateUser(platform, actor, input, callerOf(req)),
  );
}
