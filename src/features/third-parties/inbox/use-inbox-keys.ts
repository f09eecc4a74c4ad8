import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { isOnScreen, useListedKeys } from '@/shared/shortcuts/page-keys';
import { isShortcut, letterOf } from '@/shared/shortcuts/single-keys';
import type { alerts } from '../../../../contract/index.ts';
import { useTexts } from '../texts/index.ts';

/** What a key asked the pane of an alert to do. */
type AskedAct = 'dismiss_alert' | 'reopen';
type InboxKeys = {
  frame: RefObject<HTMLElement | null>;
  row: alerts.AlertRow | undefined;
  onMove: (by: 1 | -1) => void;
};

/** The keys of the inbox, while it is shown and nobody is writing; answers the act that waits for its reason. */
export function useInboxKeys({ frame, row, onMove }: InboxKeys) {
  const t = useTexts();
  const [asked, setAsked] = useState<{ act: AskedAct; alert: string } | null>(null);
  // Another alert took its place in the list: the reason was for the one before.
  if (asked && asked.alert !== row?.id) setAsked(null);
  const act = asked?.act ?? null;
  const setAct = (next: AskedAct | null) => setAsked(next && row ? { act: next, alert: row.id } : null);
  const may = row?.actions ?? [];
  useListedKeys(
    [
      { keys: ['j', 'k'], text: t('keyNextAlert') },
      ...(may.includes('dismiss_alert') ? [{ keys: ['d'], text: t('dismissAlert') }] : []),
      ...(may.includes('reopen') ? [{ keys: ['r'], text: t('reopenRequest') }] : []),
    ],
    frame,
  );
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (act || !isShortcut(event) || !isOnScreen(frame)) return;
    const key = letterOf(event);
    const wanted = ({ d: 'dismiss_alert', r: 'reopen' } as const)[key];
    if (key === 'j' || key === 'k') onMove(key === 'j' ? 1 : -1);
    else if (wanted && may.includes(wanted)) setAct(wanted);
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return { act, setAct };
}
