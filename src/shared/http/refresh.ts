import { TEXTS } from '../../../contract/words.ts';
import { accessToken, isExpired, sessionHandle } from './access-token.ts';
import { ApiProblem } from './api-problem.ts';
import { tellTabs } from './session-channel.ts';

export type RefreshCall = (handle: string) => Promise<{ access: string; refresh: string }>;

/** Time for the tab that held the lock to have its news delivered. */
const NEWS_DELIVERY_MS = 60;

let running: Promise<string> | undefined;
let onLost: (reason: string) => void = () => {};

/** Whoever owns the session is told, once, that it cannot be renewed. */
export function whenSessionIsLost(tell: (reason: string) => void) {
  onLost = tell;
}

/**
 * Gets a new access token: one call however many requests wait for it, and one across the tabs that share the session.
 * `stale` is the token that was refused; when another one has arrived meanwhile, that one is used.
 */
export function refreshOnce(callServer: RefreshCall, stale: string): Promise<string> {
  const held = freshToken(stale);
  if (held) return Promise.resolve(held);
  running ??= acrossTabs(() => renew(callServer), stale).finally(() => {
    running = undefined;
  });
  return running;
}

function freshToken(stale: string): string {
  const held = accessToken.read();
  return held && held !== stale && !isExpired(held) ? held : '';
}

async function renew(callServer: RefreshCall): Promise<string> {
  const handle = sessionHandle.read();
  if (!handle) throw lost(TEXTS.noRefreshToken);
  const { access, refresh } = await callServer(handle).catch((problem: unknown) => {
    throw isOutage(problem) ? problem : lost(TEXTS.sessionExpired);
  });
  const next = refresh || handle;
  accessToken.set(access);
  sessionHandle.set(next);
  tellTabs({ kind: 'refreshed', handle, access, next });
  return access;
}

function lost(reason: string): ApiProblem {
  accessToken.clear();
  onLost(reason);
  return new ApiProblem(401, { Data: reason, code: 'session.lost' });
}

/** A server that does not answer has not ended the session. */
const isOutage = (problem: unknown) =>
  problem instanceof ApiProblem && (problem.status === 0 || problem.status === 429 || problem.status >= 500);

async function acrossTabs(work: () => Promise<string>, stale: string): Promise<string> {
  if (!('locks' in navigator)) return work();
  const name = `refresh-${sessionHandle.read()}`;
  const first = await navigator.locks.request(name, { ifAvailable: true }, (lock) => (lock ? work() : ''));
  if (first) return first;
  return navigator.locks.request(name, async () => {
    await new Promise((resolve) => setTimeout(resolve, NEWS_DELIVERY_MS));
    return freshToken(stale) || work();
  });
}
