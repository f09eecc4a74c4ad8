import { useEffect, useState } from 'react';
import { lazyDialog } from '../loading/lazy-dialog.tsx';

const LeaveQuestion = lazyDialog(async () => (await import('./leave-question.tsx')).LeaveQuestion);

type Settle = (leaves: boolean) => void;
let show: ((settle: Settle) => void) | null = null;

/** Asks whether to leave what is not saved; without a page to ask on, nobody leaves. */
export const askToLeave = () => new Promise<boolean>((resolve) => (show ? show(resolve) : resolve(false)));

/** The one place where the question appears. */
export function LeaveDialog() {
  const [settle, setSettle] = useState<Settle | null>(null);
  useEffect(() => {
    show = (next) =>
      setSettle((before: Settle | null) => {
        before?.(false);
        return next;
      });
    return () => {
      show = null;
    };
  }, []);
  if (!settle) return null;
  const close = (leaves: boolean) => {
    setSettle(null);
    settle(leaves);
  };
  return <LeaveQuestion onClose={close} />;
}
