import { history } from '@umijs/max';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { publishActive } from './active-title.ts';
import styles from './footer.module.css';

const HOVER_CLOSE_MS = 50;

/** A mouse has opened the menu by then, keys and fingers have not. */
const isMouse = (event: Event) => event instanceof PointerEvent && event.pointerType === 'mouse';

/** The footer's own menu: opened by pointer, click or keyboard; it closes 50 ms after the pointer has left it. */
export function FooterMenu() {
  const t = useTexts();
  const id = useId();
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stay = () => clearTimeout(closing.current);
  useEffect(() => () => clearTimeout(closing.current), []);

  const enter = () => {
    stay();
    setOpen(true);
  };
  const leave = () => {
    stay();
    closing.current = setTimeout(() => setOpen(false), HOVER_CLOSE_MS);
  };
  const onEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    setOpen(false);
    opener.current?.focus();
  };
  const act = (what: () => void) => () => {
    setOpen(false);
    what();
  };
  const goHome = () => {
    history.push('/pages/index');
    publishActive('Dashboard');
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside carries the same by keyboard
    <span
      className={styles.more}
      onPointerEnter={(event) => event.pointerType === 'mouse' && enter()}
      onPointerLeave={(event) => event.pointerType === 'mouse' && leave()}
      onKeyDown={onEscape}
      onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || setOpen(false)}
    >
      <button
        ref={opener}
        type="button"
        className={styles.opener}
        aria-expanded={open}
        aria-controls={id}
        onClick={({ nativeEvent }) => (isMouse(nativeEvent) ? enter() : setOpen(!open))}
      >
        {t('footer.menu')}
      </button>
      <span id={id} className={styles.menu} hidden={!open}>
        <button type="button" onClick={act(goHome)}>
          {t('footer.goHome')}
        </button>
        <button type="button" onClick={act(() => window.scrollTo({ top: 0 }))}>
          {t('footer.toTop')}
        </button>
      </span>
    </span>
  );
}
