import { useEffect, useState } from 'react';
import { whenSecondFactorIsNeeded } from '@/shared/http';
import { lazyDialog } from '@/shared/ui/loading/lazy-dialog';

const TokenQuestion = lazyDialog(async () => (await import('./token-question.tsx')).TokenQuestion);

/** Asks for the second factor where the server wants it proven again; the refused call is then repeated. */
export function SecondFactorDialog() {
  const [settle, setSettle] = useState<((proven: boolean) => void) | null>(null);
  useEffect(() => whenSecondFactorIsNeeded(() => new Promise((resolve) => setSettle(() => resolve))), []);
  if (!settle) return null;
  const close = (proven: boolean) => {
    setSettle(null);
    settle(proven);
  };
  return <TokenQuestion onClose={close} />;
}
