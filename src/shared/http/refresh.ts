import type { AnswerOf } from '../../../contract/index.ts';
import { TEXTS } from '../../../contract/words.ts';
import { accessToken, isExpired, sessionHandle } from './access-token.ts';
import { ApiProblem } from './api-problem.ts';
import { tellTabs } from './session-channel.ts';

export type Renewal = AnswerOf<'POST /security/v1.0/token/refresh'>;
export type RefreshCall = (handle: string) => Promise<Renewal>;

/** Time for the tab that renewed the session to have its news delivered. */
const NEWS_DELIVERY_MS = 1000;
const RENEWED = 'renewed';
const loadedAt = Date.now();
const LOOK_EVERY_MS = 20;

let running: Promise<string> | undefined;
let onLost: (reason: string) => void = () => {};
let onRenewed: (details: Renewal['Data']) => void = () => {};

/** Whoever owns the session is told, once, that it cannot be renewed. */
export function whenSessionIsLost(tell: (reason: string) => void) {
  onLost = tell;
}

/** Whoever draws the person hears what the server says of them with each renewal. */
export function whenSessionIsRenewed(tell: (details: Renewal['Data']) => void) {
  onRenewed = tell;
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
  if (!handle) throw loseSession(TEXTS.noRefreshToken);
  const { access, refresh, Data } = await callServer(handle).catch((problem: unknown) => {
    throw isNoVerdict(problem) ? problem : loseSession(reasonOf(problem));
  });
  // Signed out while the answer was on its way: nothing of it may come back.
  if (sessionHandle.read() !== handle) throw sessionLost(TEXTS.sessionExpired);
  const next = refresh || handle;
  accessToken.set(access);
  sessionHandle.set(next);
  rememberRenewal(next);
  tellTabs({ kind: 'refreshed', handle, access, next });
  onRenewed(Data);
  return access;
}

/** Tells the session's owner that it is over; the problem to throw says the same. */
export function loseSession(reason: string): ApiProblem {
  accessToken.clear();
  onLost(reason);
  return sessionLost(reason);
}

const sessionLost = (reason: string) => new ApiProblem(401, { Data: reason, code: 'session.lost' });

/** From outside the client's networks the session is not over, but this browser can do nothing with it. */
const reasonOf = (problem: unknown) =>
  problem instanceof ApiProblem && problem.code === 'access.network' ? problem.message : TEXTS.sessionExpired;

/** A server that does not answer has not ended the session. */
const isNoVerdict = (problem: unknown) =>
  problem instanceof ApiProblem && (problem.status === 0 || problem.status === 429 || problem.status >= 500);

async function acrossTabs(work: () => Promise<string>, stale: string): Promise<string> {
  if (!('locks' in navigator)) return work();
  return navigator.locks.request(`refresh-${sessionHandle.read()}`, async () => {
    const end = Date.now() + NEWS_DELIVERY_MS;
    while (otherTabRenewed(sessionHandle.read()) && !freshToken(stale) && Date.now() < end)
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    return freshToken(stale) || work();
  });
}

/** Says in a place that all tabs read at once when and of which session the last token was fetched. */
const rememberRenewal = (handle: string) =>
  localStorage.setItem(RENEWED, JSON.stringify({ handle, at: Date.now() }));

/** Whether another tab has fetched one for this session since this page began or last got its own: it is on its way. */
function otherTabRenewed(handle: string): boolean {
  try {
    const mark = JSON.parse(localStorage.getItem(RENEWED) ?? '{}') as { handle?: unknown; at?: unknown };
    return mark.handle === handle && Number(mark.at) > Math.max(loadedAt, accessToken.setAt());
  } catch {
    return false;
  }
}
