import type { FastifyInstance } from 'fastify';
import * as people from '../../../../contract/security/people.ts';
import * as contract from '../../../../contract/security/sign-in.ts';
import { TEXTS } from '../../../../contract/words.ts';
import { type Platform, problem, route } from '../../../platform/index.ts';
import { callerOf } from '../caller.ts';
import { sessionOver } from '../refusals.ts';
import { killSession, killSessionsOf } from './kill-session.ts';
import { listSessions } from './list-sessions.ts';
import { logOut } from './log-out.ts';
import { refreshSession } from './refresh-session.ts';
import { answerSession, clearRefreshCookie, refreshOf } from './session-cookies.ts';

export function mountSessions(app: FastifyInstance, platform: Platform) {
  route(app, platform, contract.refreshToken, async ({ input, req, reply }) => {
    const token = refreshOf(req, input.token);
    if (!token) throw problem('auth.token_missing', TEXTS.noRefreshToken);
    const refreshed = await refreshSession(platform, input.token, token, callerOf(req));
    if (!refreshed) {
      clearRefreshCookie(reply, input.token);
      throw sessionOver();
    }
    return answerSession(reply, refreshed.account, refreshed, platform);
  });

  // A closing page says goodbye without an anti-forgery header: its origin decides.
  const leave = { originOnly: true };
  route(
    app,
    platform,
    contract.logoutUser,
    async ({ input, req, reply }) => {
      const handle = input.refresh_token ?? '';
      const token = refreshOf(req, handle);
      if (token) {
        await logOut(platform, handle, token, callerOf(req));
        clearRefreshCookie(reply, handle);
      }
      // Cached pages and answers only: storage and cookies also hold the sessions of other tabs, theme and language.
      reply.header('clear-site-data', '"cache"');
      return { Result: 'Success' as const, Data: 'Signed out.' };
    },
    leave,
  );

  route(app, platform, people.getSessions, ({ actor, input }) => listSessions(platform, actor, input.user));

  route(app, platform, people.changeSession, async ({ actor, input }) => {
    // Authentication has already written down that a person is here.
    if (input.action === 'alive') return { Result: 'Success' as const, Data: 'Noted.' };
    if (input.action === 'kill_all') {
      const ended = await killSessionsOf(platform, actor, input.user);
      return { Result: 'Success' as const, Data: `Sessions ended: ${ended}.` };
    }
    await killSession(platform, actor, input.id);
    return { Result: 'Success' as const, Data: 'The session has ended.' };
  });
}
