import { Tooltip } from 'antd';
import { type KeyboardEvent, useId, useState } from 'react';
import styles from './near-tip.module.css';

/**
 * More about something when the pointer or the keyboard comes to it. Made only then: a list has hundreds of such
 * things, and nobody asks for most of them.
 */
export function useNearTip(say: () => string) {
  const [near, setNear] = useState(false);
  const id = useId();
  const [show, hide] = [() => setNear(true), () => setNear(false)];
  return {
    asked: {
      className: styles.near,
      'data-near': true,
      tabIndex: 0,
      'aria-describedby': near ? id : undefined,
      onPointerEnter: show,
      onPointerLeave: hide,
      onFocus: show,
      onBlur: hide,
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        if (event.key === 'Escape') hide();
        if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') goOn(event);
      },
      ref: stopOnce,
    },
    tip: near && (
      <Tooltip open id={id} title={say()}>
        <span className={styles.anchor} />
      </Tooltip>
    ),
  };
}

const inRow = (row: Element) => [...row.querySelectorAll<HTMLElement>('[data-near]')];

/** In a table the first of a row is its one tab stop; the arrow keys lead to the others. */
function stopOnce(element: HTMLElement | null) {
  const row = element?.closest('tr');
  if (element && row && inRow(row)[0] !== element) element.tabIndex = -1;
}

function goOn(event: KeyboardEvent<HTMLElement>) {
  const row = event.currentTarget.closest('tr');
  if (!row) return;
  const all = inRow(row);
  const next = all[all.indexOf(event.currentTarget) + (event.key === 'ArrowRight' ? 1 : -1)];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
