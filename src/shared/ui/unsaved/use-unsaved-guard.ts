import { history } from '@umijs/max';
import { useEffect, useRef } from 'react';
import { askToLeave } from './leave-dialog.tsx';

type Address = { pathname: string; search: string };
type Transition = { location: Address; retry(): void };
/** The router's history has both, its types do not say so. */
type Blockable = {
  block(blocker: (transition: Transition) => void): () => void;
  listen(listener: () => void): () => void;
};
/** Umi makes it after the modules are read. */
const blockable = () => history as unknown as Blockable;

const nowhere = () => false;

/** While `unsaved`, leaving the page or the tab asks first; an address for which `stays` is true leaves nothing. */
export function useUnsavedGuard(unsaved: boolean, stays: (address: Address) => boolean = nowhere) {
  const staying = useRef(stays);
  staying.current = stays;
  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    let unblock = () => {};
    // A blocked move can only be repeated while nothing blocks; one that stays is guarded again afterwards.
    const guard = () => {
      unblock = blockable().block(async ({ location, retry }) => {
        const stay = staying.current(location);
        if (!stay && !(await askToLeave())) return;
        unblock();
        if (stay) stopListening = once(guard);
        retry();
      });
    };
    let stopListening = () => {};
    guard();
    return () => {
      window.removeEventListener('beforeunload', ask);
      stopListening();
      unblock();
    };
  }, [unsaved]);
}

/** Runs `work` after the next move of the router. */
function once(work: () => void) {
  const stop = blockable().listen(() => {
    stop();
    work();
  });
  return stop;
}
