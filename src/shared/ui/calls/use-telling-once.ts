import { useRef } from 'react';
import { showProblem } from '../../http/index.ts';

/** The toast of a load whose failure the page shows as well: once, and again only after a load that succeeded. */
export function useTellingOnce() {
  const told = useRef(false);
  return {
    onSuccess() {
      told.current = false;
    },
    onError(problem: unknown) {
      if (!told.current) showProblem(problem);
      told.current = true;
    },
  };
}
