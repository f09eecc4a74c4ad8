import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;
const listeners = new Set<() => void>();
let minute = 0;
let timer: ReturnType<typeof setInterval> | undefined;

/** One clock for all relative times of the page; it runs while there are any. */
function subscribe(listener: () => void) {
  listeners.add(listener);
  timer ??= setInterval(() => {
    minute += 1;
    for (const tell of listeners) tell();
  }, MINUTE_MS);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

const unchanging = () => () => {};

/** Renders the caller again every minute, where it asks for it. */
export const useMinute = (wanted: boolean) =>
  useSyncExternalStore(wanted ? subscribe : unchanging, () => minute);
