import { history } from '@umijs/max';
import { useEffect } from 'react';

/** The router's history has it, its types do not say so. */
type Blockable = { block(blocker: (transition: { retry(): void }) => void): () => void };

/** While `unsaved`, leaving the page or the tab asks first. */
export function useUnsavedGuard(unsaved: boolean) {
  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    const unblock = (history as unknown as Blockable).block(({ retry }) => {
      if (!window.confirm('There are changes that are not saved yet. Leave without saving?')) return;
      unblock();
      retry();
    });
    return () => {
      window.removeEventListener('beforeunload', ask);
      unblock();
    };
  }, [unsaved]);
}
