import type { FastifyInstance } from 'fastify';
import { passkeyChallenge } from '../../../../contract/security/passkeys.ts';
import * as contract from '../../../../contract/security/sign-in.ts';
import { type Platform, route } from '../../../platform/index.ts';
import { callerOf } from '../caller.ts';
import { answerSession, clearTicketCookie, setTicketCookie, ticketOf } from '../session/session-cookies.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { checkPassword } from './check-password.ts';
import { checkToken } from './check-token.ts';
import { openPasskeyChallenge } from './passkey-challenge.ts';
import { updatePassword } from './update-password.ts';

export function mountSignIn(app: FastifyInstance, platform: Platform) {
  route(app, platform, contract.getUserDetails, async ({ input, req, reply }) => {
    const opened = await checkPassword(platform, input, callerOf(req));
    setTicketCookie(reply, opened.cookie, opened.expires);
    return opened.answer;
  });

  route(app, platform, contract.acceptInvitation, async ({ input, req, reply }) => {
    const opened = await acceptInvitation(platform, input.invite, callerOf(req));
    setTicketCookie(reply, opened.cookie, opened.expires);
    return opened.answer;
  });

  route(app, platform, passkeyChallenge, ({ req }) => openPasskeyChallenge(platform, ticketOf(req)));

  route(app, platform, contract.twoFactor, async ({ input, req, reply }) => {
    const { account, opened } = await checkToken(platform, ticketOf(req), input.payload, callerOf(req));
    clearTicketCookie(reply);
    const answer = await answerSession(reply, account, opened, platform);
    reply.header('Bearer', answer.access);
    return answer;
  });

  route(app, platform, contract.updatePassword, async ({ input, req, reply }) => {
    const outcome = await updatePassword(platform, req, input);
    if (outcome.Result === 'Success') clearTicketCookie(reply);
    return outcome;
  });
}
