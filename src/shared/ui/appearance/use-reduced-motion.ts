import { useSyncExternalStore } from 'react';

const wish = matchMedia('(prefers-reduced-motion: reduce)');

function subscribe(listener: () => void) {
  wish.addEventListener('change', listener);
  return () => wish.removeEventListener('change', listener);
}

/** Whether this person asked their system for less motion. */
export const useReducedMotion = () => useSyncExternalStore(subscribe, () => wish.matches);
