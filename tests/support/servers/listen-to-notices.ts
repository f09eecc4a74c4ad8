import { setTimeout as sleep } from 'node:timers/promises';
import type { Member } from '../people/sign-in-as.ts';
import { waitFor } from './wait-for.ts';

export type Listener = {
  status: number;
  headers: Headers;
  /** Everything that came so far. */
  text(): string;
  /** How often it was said that there is news. */
  news(): number;
  hears(times: number): Promise<unknown>;
  /** Everything that came, once the server ends the stream; that it is still open, when it does not. */
  ended(): Promise<string>;
  leave(): void;
};

/** Shorter than a test may take: a stream that outlives its end is to be told by an expectation. */
const PATIENCE_MS = 15_000;

/** Opens the stream of notifications at a server that listens on a port, as this person's browser would. */
export async function listenToNotices(
  address: string,
  { headers }: Pick<Member, 'headers'>,
  query = '',
): Promise<Listener> {
  const leaving = new AbortController();
  const answer = await fetch(`${address}/api/reports/v1.0/notifications/stream${query}`, {
    headers,
    signal: leaving.signal,
  });
  let text = '';
  const read = async () => {
    const decoder = new TextDecoder();
    for await (const chunk of answer.body ?? []) text += decoder.decode(chunk, { stream: true });
    return text;
  };
  const end = read().catch(() => 'left');
  const news = () => text.split('event: notices').length - 1;
  return {
    status: answer.status,
    headers: answer.headers,
    text: () => text,
    news,
    hears: (times) => waitFor(() => news() >= times, { what: `news ${times}` }),
    ended: () => Promise.race([end, sleep(PATIENCE_MS, 'still open', { ref: false })]),
    leave: () => leaving.abort(),
  };
}
