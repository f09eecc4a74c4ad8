import { type ComponentType, Suspense, useEffect, useEffectEvent } from 'react';
import { useTexts } from '../texts/index.ts';
import { toast } from '../toasts/toast-store.ts';
import { lazyAgain } from './lazy-again.tsx';

type Closable = { onClose: (done: false) => void };

/** A dialog whose code is loaded when it is first opened. */
export function lazyDialog<Props extends Closable>(load: () => Promise<ComponentType<Props>>) {
  const Dialog = lazyClosable(load);
  return (props: Props) => (
    <Suspense fallback={null}>
      <Dialog {...props} />
    </Suspense>
  );
}

/** Suspends while its code is loaded; where that fails, it tells the reader and closes. */
export const lazyClosable = <Props extends Closable>(load: () => Promise<ComponentType<Props>>) =>
  lazyAgain(load, NotLoaded);

/** The server has a newer version, or cannot be reached: the page itself goes on, and the next press tries again. */
function NotLoaded({ onClose, again }: Closable & { again: () => void }) {
  const t = useTexts();
  const refuse = useEffectEvent(() => {
    toast.error(t('couldntOpenThis'), t('checkYourConnectionAndTryAgain'));
    onClose(false);
  });
  const forget = useEffectEvent(again);
  useEffect(() => {
    refuse();
    return () => forget();
  }, []);
  return null;
}
