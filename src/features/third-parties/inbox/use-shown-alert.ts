import { useState } from 'react';
import type { alerts } from '../../../../contract/index.ts';

/**
 * Which of the listed alerts is shown, and the ways to another one. Where the one that was shown is no longer listed, the
 * next one has its place. Another address begins with its first alert.
 */
export function useShownAlert(rows: readonly alerts.AlertRow[], address: string) {
  const [shown, setShown] = useState<{ id: string; at: number; address: string } | null>(null);
  const kept = shown?.address === address ? shown : null;
  const found = rows.findIndex(({ id }) => id === kept?.id);
  const at = found >= 0 ? found : Math.max(0, Math.min(kept?.at ?? 0, rows.length - 1));
  const row = rows[at];
  const choose = (place: number) => {
    const chosen = rows[place];
    if (chosen) setShown({ id: chosen.id, at: place, address });
  };
  if (row && (row.id !== kept?.id || at !== kept.at)) choose(at);
  return {
    row,
    choose,
    move: (by: 1 | -1) => choose(Math.min(rows.length - 1, Math.max(0, at + by))),
  };
}
