import { type RefObject, useEffect, useEffectEvent } from 'react';
import { isOnScreen, useListedKeys } from '@/shared/shortcuts/page-keys';
import { isShortcut, letterOf } from '@/shared/shortcuts/single-keys';
import type { Disposition } from '../../../../contract/words.ts';
import { useTexts } from '../texts/index.ts';
import type { MatchDesk } from './use-match-desk.ts';

const DECISIONS: Record<string, Disposition> = { t: 'true_match', p: 'possible', f: 'false_positive' };
/** The key itself: other layouts write other signs with it. */
const DIGIT = /^(?:Digit|Numpad)([1-9])$/;

type Keys = {
  frame: RefObject<HTMLElement | null>;
  steps: MatchDesk;
  mayDecide: boolean;
  onSelect: () => void;
  onRule: () => void;
};

/** The keys of the match desk, while it is shown and nobody is writing. */
export function useMatchKeys({ frame, steps, mayDecide, onSelect, onRule }: Keys) {
  const t = useTexts();
  const keys = [
    { keys: ['j', 'k'], text: t('keyNextAndPrevious') },
    { keys: ['n'], text: t('keyNextOpen') },
    ...(mayDecide
      ? [
          { keys: ['t', 'p', 'f'], text: t('keyDecide') },
          { keys: ['1', '–', '9'], text: t('keyReason') },
          { keys: ['u'], text: t('keyUndo') },
          { keys: ['x'], text: t('keySelect') },
          { keys: ['l'], text: t('keyRule') },
          { keys: ['Ctrl', 'S'], text: t('keySave') },
        ]
      : []),
  ];
  useListedKeys(keys, frame);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isShortcut(event) || !isOnScreen(frame)) return;
    const place = DIGIT.exec(event.code)?.[1];
    const act = mayDecide && place ? () => steps.giveReasonAt(Number(place) - 1) : actOf(letterOf(event));
    if (!act) return;
    event.preventDefault();
    act();
  });
  const actOf = (key: string): (() => void) | undefined => {
    if (key === 'j') return () => steps.move(1);
    if (key === 'k') return () => steps.move(-1);
    if (key === 'n') return steps.next;
    if (!mayDecide) return undefined;
    const disposition = DECISIONS[key];
    if (disposition) return () => steps.decide(disposition);
    return { u: steps.undo, x: onSelect, l: onRule }[key];
  };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
