import { useMemo, useSyncExternalStore } from 'react';

/** Whether a media query holds now. */
export function useMedia(condition: string): boolean {
  const query = useMemo(() => matchMedia(condition), [condition]);
  return useSyncExternalStore(
    (tell) => {
      query.addEventListener('change', tell);
      return () => query.removeEventListener('change', tell);
    },
    () => query.matches,
  );
}
