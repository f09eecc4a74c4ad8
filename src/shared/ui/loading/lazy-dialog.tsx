import { type ComponentType, lazy, Suspense, useEffect, useEffectEvent } from 'react';
import { useTexts } from '../texts/index.ts';
import { toast } from '../toasts/toast-store.ts';

type Closable = { onClose: (done: false) => void };

/** A dialog whose code is loaded when it is first opened. */
export function lazyDialog<Props extends Closable>(load: () => Promise<ComponentType<Props>>) {
  const Dialog = lazy<ComponentType<Props>>(() =>
    load().then(
      (dialog) => ({ default: dialog }),
      () => ({ default: NotLoaded }),
    ),
  );
  return (props: Props) => (
    <Suspense fallback={null}>
      <Dialog {...props} />
    </Suspense>
  );
}

/** The server has a newer version, or cannot be reached: the page itself goes on. */
function NotLoaded({ onClose }: Closable) {
  const t = useTexts();
  const refuse = useEffectEvent(() => {
    toast.error(t('couldntOpenThis'), t('checkYourConnectionThenReload'));
    onClose(false);
  });
  useEffect(() => {
    refuse();
  }, []);
  return null;
}
