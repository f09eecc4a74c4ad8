import { accessToken, sessionHandle } from '../http/access-token.ts';
import {
  idToken,
  isLoggedIn,
  keepSession,
  type LoginType,
  loginType,
  readDetails,
} from './current-details.ts';
import type { CurrentDetails } from './details-from.ts';
import { isLeaving } from './sign-out.ts';

const NAME = 'shared-session';
/** The login screens end a session rather than take one over, and a provider's answer brings its own. */
const TAKES_NONE = /^\/(admin\/)?login(\/[^/]+)?\/?$/;
/** A tab of ours is open, but busy or asleep. */
const FIRST_OFFER_MS = 2000;
/** Time for the other tabs to answer, once one did. */
const OTHER_OFFERS_MS = 100;
const USE = ['pointerdown', 'keydown', 'focus'] as const;

type Offer = {
  details: CurrentDetails;
  refresh: string;
  type: LoginType;
  idToken: string;
  access: string;
  usedAt: number;
};

const canShare = () => 'locks' in navigator && typeof BroadcastChannel !== 'undefined';

/**
 * Offers the session of this tab to tabs that open without one, for as long as it lives. Only pages of this origin hear
 * of it, and nothing is stored: a lock says that there is a session, a channel for one answer carries it.
 */
export function offerSession(isAlive: () => boolean): () => void {
  if (!canShare()) return () => {};
  let usedAt = Date.now();
  const use = () => {
    usedAt = Date.now();
  };
  for (const event of USE) window.addEventListener(event, use, true);
  const asked = new BroadcastChannel(NAME);
  asked.onmessage = ({ data: answerTo }: MessageEvent<string>) => {
    const answer = new BroadcastChannel(answerTo);
    answer.postMessage(isLoggedIn() && !isLeaving() && isAlive() ? sessionHere(usedAt) : null);
    answer.close();
  };
  const ended = new AbortController();
  const untilEnded = new Promise<void>((resolve) => ended.signal.addEventListener('abort', () => resolve()));
  navigator.locks.request(NAME, { mode: 'shared' }, () => untilEnded);
  return () => {
    ended.abort();
    asked.close();
    for (const event of USE) window.removeEventListener(event, use, true);
  };
}

const sessionHere = (usedAt: number): Offer => ({
  details: readDetails(),
  refresh: sessionHandle.read(),
  type: loginType(),
  idToken: idToken(),
  access: accessToken.read(),
  usedAt,
});

/** A new tab continues the session of the tab that was used last. */
export async function takeOverSession() {
  const offers = await otherTabs();
  const last = offers.sort((a, b) => b.usedAt - a.usedAt)[0];
  // Somebody may have signed in here meanwhile.
  if (!last || isLoggedIn()) return;
  accessToken.set(last.access);
  keepSession(last.details, last.refresh, last.type, last.idToken);
}

async function otherTabs(): Promise<Offer[]> {
  if (isLoggedIn() || wasSignedOutHere() || !canShare()) return [];
  if (TAKES_NONE.test(location.pathname) || new URLSearchParams(location.search).has('code')) return [];
  const { held = [] } = await navigator.locks.query();
  const tabs = held.filter(({ name }) => name === NAME).length;
  return tabs === 0 ? [] : collectOffers(tabs);
}

function collectOffers(tabs: number): Promise<Offer[]> {
  const answerTo = `${NAME}-${crypto.randomUUID()}`;
  const answers = new BroadcastChannel(answerTo);
  const ask = new BroadcastChannel(NAME);
  const offers: Offer[] = [];
  let awaited = tabs;
  return new Promise<Offer[]>((resolve) => {
    setTimeout(() => resolve(offers), FIRST_OFFER_MS);
    answers.onmessage = ({ data }: MessageEvent<Offer | null>) => {
      awaited -= 1;
      if (data) offers.push(data);
      if (awaited === 0) resolve(offers);
      if (data) setTimeout(() => resolve(offers), OTHER_OFFERS_MS);
    };
    ask.postMessage(answerTo);
  }).finally(() => {
    answers.close();
    ask.close();
  });
}

/** Whoever signs out of this tab is not signed in again by another tab, which may be somebody else's. */
const wasSignedOutHere = () => (history.state as { signedOut?: unknown } | null)?.signedOut === true;
