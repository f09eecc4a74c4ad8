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
      tabIndex: 0,
      'aria-describedby': near ? id : undefined,
      onPointerEnter: show,
      onPointerLeave: hide,
      onFocus: show,
      onBlur: hide,
      onKeyDown: ({ key }: KeyboardEvent) => key === 'Escape' && hide(),
    },
    tip: near && (
      <Tooltip open id={id} title={say()}>
        <span className={styles.anchor} />
      </Tooltip>
    ),
  };
}
