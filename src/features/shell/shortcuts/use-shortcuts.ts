import { history } from '@umijs/max';
import { useEffect, useRef } from 'react';
import { isShortcut, letterOf } from '@/shared/shortcuts/single-keys';
import type { MenuItem } from '../menu/menu-items.ts';
import { PLACE_KEYS } from './place-keys.ts';

const SECOND_KEY_MS = 1200;

/** `g` and a letter go to a place of the menu, `/` to the search, `?` shows them all; not while one is typing. */
export function useShortcuts(items: readonly MenuItem[], onHelp: () => void) {
  const latest = useRef({ items, onHelp });
  latest.current = { items, onHelp };
  useEffect(() => {
    let asked = 0;
    const onKey = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      const key = letterOf(event);
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
