import { useMemoizedFn } from 'ahooks';
import { useEffect, useState } from 'react';
import { ApiProblem, readEvents } from '@/shared/http';

const STREAM = '/reports/v1.0/notifications/stream';
const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 60_000;

/**
 * Calls back when there is news, and at each beginning, for something may have been missed. Listens in the visible tab
 * only. False while nobody tells: then one must ask.
 */
export function useLive(onNews: () => void): boolean {
  const [isLive, setLive] = useState(false);
  const tell = useMemoizedFn(onNews);
  useEffect(() => {
    let listening: AbortController | undefined;
    const follow = () => {
      listening?.abort();
      listening = undefined;
      if (document.hidden) return setLive(false);
      listening = new AbortController();
      listen(listening.signal, tell, setLive);
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      listening?.abort();
    };
  }, [tell]);
  return isLive;
}

/** Begins again whenever the stream ends, as it does with each access token; later and later while none comes. */
async function listen(signal: AbortSignal, tell: () => void, setLive: (isLive: boolean) => void) {
  let wait = FIRST_WAIT_MS;
  while (!signal.aborted) {
    let heard = false;
    const onEvent = () => {
      if (signal.aborted) return;
      heard = true;
      setLive(true);
      tell();
    };
    const failure = await readEvents(STREAM, onEvent, signal).catch((error: unknown) => error);
    if (signal.aborted) return;
    if (failure !== undefined) setLive(false);
    if (failure instanceof ApiProblem && failure.code === 'session.lost') return;
    wait = heard ? FIRST_WAIT_MS : Math.min(LONGEST_WAIT_MS, wait * 2);
    // Not all at once when a server comes back.
    await new Promise((resolve) => setTimeout(resolve, wait * (0.5 + Math.random() / 2)));
  }
}
