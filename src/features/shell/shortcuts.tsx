import { history } from '@umijs/max';
import { Checkbox } from 'antd';
import { useEffect, useState } from 'react';
import { useTexts } from '@/shared/texts/use-texts';

const KEY = 'shortcuts';
const PLACES: Record<string, string> = {
  h: 'index',
  n: 'newrequest',
  r: 'requestdetails',
  a: 'audittrails',
  s: 'settings',
};
const SECOND_KEY_MS = 1200;

const areOn = () => localStorage.getItem(KEY) !== 'off';
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** `g` and a letter go to a place, unless one is typing or has switched the keys off. */
export function useShortcuts() {
  useEffect(() => {
    let asked = 0;
    const onKey = (event: KeyboardEvent) => {
      if (!areOn() || isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
      const place = PLACES[event.key];
      if (event.key === 'g') asked = Date.now();
      else if (place && Date.now() - asked < SECOND_KEY_MS) history.push(`/pages/${place}`);
      if (event.key !== 'g') asked = 0;
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

/** Single-key shortcuts can be switched off. */
export function Shortcuts() {
  const t = useTexts();
  const [on, setOn] = useState(areOn);
  const change = (next: boolean) => {
    localStorage.setItem(KEY, next ? 'on' : 'off');
    setOn(next);
  };
  return (
    <Checkbox checked={on} onChange={(event) => change(event.target.checked)}>
      {t('shell.shortcuts')}
    </Checkbox>
  );
}
