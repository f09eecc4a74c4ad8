import { history } from '@umijs/max';
import { useEffect, useRef } from 'react';
import type { MenuItem } from '../menu-items.ts';
import { PLACE_KEYS, shortcuts } from './shortcuts-store.ts';

const SECOND_KEY_MS = 1200;

/** A radio or a checkbox takes no letters: the view that was just chosen leaves the keys alive. */
const TAKES_LETTERS =
  'input:not([type="radio"], [type="checkbox"], [type="button"]), textarea, select, [aria-modal="true"]';

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.closest(TAKES_LETTERS) !== null);

/** The letter on the key where the layout has none of ours, as Arabic and Hindi ones. */
const keyOf = ({ key, code }: KeyboardEvent) =>
  /^[a-z?/]$/.test(key) ? key : code.startsWith('Key') ? code.slice(3).toLowerCase() : key;

/** `g` and a letter go to a place of the menu, `/` to the search, `?` shows them all; not while one is typing. */
export function useShortcuts(items: readonly MenuItem[], onHelp: () => void) {
  const latest = useRef({ items, onHelp });
  latest.current = { items, onHelp };
  useEffect(() => {
    let asked = 0;
    const onKey = (event: KeyboardEvent) => {
      if (!shortcuts.areOn() || isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey)
        return;
      const key = keyOf(event);
      const isSecond = Date.now() - asked < SECOND_KEY_MS;
      asked = key === 'g' && !isSecond ? Date.now() : 0;
      if (isSecond) return goTo(latest.current.items, key);
      if (key === '?') latest.current.onHelp();
      if (key === '/' && focusSearch()) event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

function goTo(items: readonly MenuItem[], key: string) {
  const item = items.find(({ path }) => path === PLACE_KEYS[key]);
  if (item) history.push(item.href);
}

function focusSearch(): boolean {
  const box = document.querySelector<HTMLInputElement>('main input[type="search"]');
  box?.focus();
  return box !== null;
}
