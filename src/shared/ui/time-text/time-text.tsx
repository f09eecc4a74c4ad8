import { Tooltip } from 'antd';
import { useEffect, useId, useState } from 'react';
import { formatAbsolute, formatDay, formatRelative, formatTime } from '../../format/index.ts';
import styles from './time-text.module.css';

type TimeTextProps = { at: string | null | undefined; form?: 'relative' | 'time' | 'day' };

const MINUTE_MS = 60_000;

/** A moment as people say it; the exact one, with its zone and in UTC, on hover and focus. */
export function TimeText({ at, form = 'relative' }: TimeTextProps) {
  const [, setMinute] = useState(0);
  // Said when it is asked for: a list has hundreds of moments, and nobody asks for most of them.
  const [near, setNear] = useState(false);
  const id = useId();
  useEffect(() => {
    if (form !== 'relative') return;
    const timer = setInterval(() => setMinute((minute) => minute + 1), MINUTE_MS);
    return () => clearInterval(timer);
  }, [form]);
  if (!at) return <span className={styles.none}>–</span>;
  const text = form === 'relative' ? formatRelative(at) : form === 'time' ? formatTime(at) : formatDay(at);
  const hide = () => setNear(false);
  return (
    <time
      className={styles.time}
      dateTime={at}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the exact moment must be reachable by keyboard
      tabIndex={0}
      aria-describedby={near ? id : undefined}
      onPointerEnter={() => setNear(true)}
      onPointerLeave={hide}
      onFocus={() => setNear(true)}
      onBlur={hide}
      onKeyDown={({ key }) => key === 'Escape' && hide()}
    >
      {text}
      {near && (
        <Tooltip open id={id} title={exactly(at, form)}>
          <span className={styles.anchor} />
        </Tooltip>
      )}
    </time>
  );
}

const exactly = (at: string, form: TimeTextProps['form']) =>
  form === 'day' && at.length === 10 ? `${formatDay(at)} (calendar day)` : formatAbsolute(at);
