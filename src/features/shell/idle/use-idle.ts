import { useEffect } from 'react';
import { useIdleTimer } from 'react-idle-timer';
import { listenToTabs, sessionHandle, tellTabs } from '@/shared/http';

const ACTIVITY = [
  'mousemove',
  'mousedown',
  'click',
  'keydown',
  'wheel',
  'scroll',
  'touchstart',
  'touchmove',
  'resize',
] as const;
/** Of a moving mouse every half second is enough. */
const THROTTLE_MS = 500;
/** News from other tabs may have waited for this one to wake up. */
const NEWS_MS = 1000;

type Options = {
  limitMs: number;
  warnMs: number;
  onActivity: () => void;
  onWarning: (isWarned: boolean) => void;
  onOver: () => void;
};

/**
 * Counts how long nobody has done anything in any tab of this session; answers the milliseconds that are left. The
 * library's own way over tabs is not used: a tab that crashed, or that the browser put to sleep, counts there as active
 * for ever, and keeps all others signed in.
 */
export function useIdle({ limitMs, warnMs, onActivity, onWarning, onOver }: Options): () => number {
  // By the wall clock: a timer may come late, as after a machine slept.
  const endIfOver = () => timer.getRemainingTime() === 0 && onOver();
  const timer = useIdleTimer({
    // On the window, which alone hears of its size and which every other event passes first.
    element: window as unknown as Document,
    events: [...ACTIVITY],
    timeout: limitMs,
    promptBeforeIdle: warnMs,
    throttle: THROTTLE_MS,
    stopOnIdle: true,
    onPrompt: () => {
      onWarning(true);
      setTimeout(endIfOver, timer.getRemainingTime() + NEWS_MS);
    },
    onActive: () => onWarning(false),
    onIdle: () => setTimeout(endIfOver, NEWS_MS),
    onAction: () => {
      // Waking a machine after the time is up does not bring the session back.
      if (timer.getRemainingTime() === 0) return;
      if (timer.isPrompted()) timer.activate();
      tellTabs({ kind: 'active', handle: sessionHandle.read() });
      onActivity();
    },
  });
  const { activate } = timer;
  useEffect(() => listenToTabs((news) => news.kind === 'active' && activate()), [activate]);
  return timer.getRemainingTime;
}
