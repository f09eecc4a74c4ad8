import { useLocation } from '@umijs/max';
import { type RefObject, useEffect, useState } from 'react';
import { HoverCard } from './hover-card.tsx';
import { type LinkedRecord, linkedRecordAt } from './linked-record.ts';

const CARD = 'hover-card';
const SHOW_MS = 500;
/** Long enough for the pointer to come from the link to the card. */
const HIDE_MS = 300;

type Shown = { link: HTMLAnchorElement; record: LinkedRecord };

type HoverCardsProps = {
  content: string;
  /** The move that made this load, which may have come to a link. */
  last?: RefObject<Event | undefined>;
};

/**
 * A card about the request or third party that a link leads to, while the pointer or the keyboard rests on it. One
 * handler for all links of the content: a list has hundreds. A touch shows none, as it opens the link.
 */
export function HoverCards({ content, last }: HoverCardsProps) {
  const [shown, setShown] = useState<Shown | null>(null);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another content
  useEffect(() => setShown(null), [key]);
  useEffect(() => watchLinks(content, setShown, last?.current), [content, last]);
  const link = shown?.link;
  useEffect(() => {
    if (!link) return;
    link.setAttribute('aria-describedby', CARD);
    return () => link.removeAttribute('aria-describedby');
  }, [link]);
  if (!shown) return null;
  return <HoverCard id={CARD} {...shown} />;
}

function watchLinks(content: string, show: (shown: Shown | null) => void, first?: Event) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const later = (ms: number, what: Shown | null) => {
    clearTimeout(timer);
    timer = setTimeout(() => show(what), ms);
  };
  const hide = () => {
    clearTimeout(timer);
    show(null);
  };
  let last = { x: Number.NaN, y: Number.NaN, target: null as EventTarget | null };
  // Only a pointer that moves: a page that comes to stand under a resting one explains nothing.
  const onPointer = ({ target, pointerType, screenX: x, screenY: y }: PointerEvent) => {
    if (pointerType !== 'mouse' || (x === last.x && y === last.y)) return;
    const isSame = target === last.target;
    last = { x, y, target };
    if (isSame) return;
    if (target instanceof Element && target.closest(`#${CARD}`)) return clearTimeout(timer);
    const found = linkedRecordAt(target, content);
    later(found ? SHOW_MS : HIDE_MS, found);
  };
  const onFocus = ({ target }: Pick<FocusEvent, 'target'>) => {
    const found = linkedRecordAt(target, content);
    if (found?.link.matches(':focus-visible')) later(SHOW_MS, found);
    else hide();
  };
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' || key === 'Enter') hide();
  };
  const listeners = [
    ['pointermove', onPointer],
    ['focusin', onFocus],
    ['keydown', onKey],
    ['pointerdown', hide],
    // Coming to a link by keyboard scrolls too: what is on its way still comes.
    ['scroll', () => show(null)],
  ] as const;
  for (const [name, listener] of listeners)
    document.addEventListener(name, listener as EventListener, { capture: true, passive: true });
  window.addEventListener('resize', hide);
  if (first?.type === 'pointermove') onPointer(first as PointerEvent);
  else if (first) onFocus({ target: document.activeElement });
  return () => {
    hide();
    for (const [name, listener] of listeners)
      document.removeEventListener(name, listener as EventListener, { capture: true });
    window.removeEventListener('resize', hide);
  };
}
