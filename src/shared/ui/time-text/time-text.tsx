import { Tooltip } from 'antd';
import { useEffect, useState } from 'react';
import { formatAbsolute, formatDay, formatRelative, formatTime } from '../../format/index.ts';
import styles from './time-text.module.css';

type TimeTextProps = { at: string | null | undefined; form?: 'relative' | 'time' | 'day' };

const MINUTE_MS = 60_000;

/** A moment as people say it; the exact one, with its zone and in UTC, on hover and focus. */
export function TimeText({ at, form = 'relative' }: TimeTextProps) {
  const [, setMinute] = useState(0);
  useEffect(() => {
    if (form !== 'relative') return;
    const timer = setInterval(() => setMinute((minute) => minute + 1), MINUTE_MS);
    return () => clearInterval(timer);
  }, [form]);
  if (!at) return <span className={styles.none}>–</span>;
  const text = form === 'relative' ? formatRelative(at) : form === 'time' ? formatTime(at) : formatDay(at);
  return (
    <Tooltip
      title={form === 'day' && at.length === 10 ? `${formatDay(at)} (calendar day)` : formatAbsolute(at)}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the exact moment must be reachable by keyboard */}
      <time className={styles.time} dateTime={at} tabIndex={0}>
        {text}
      </time>
    </Tooltip>
  );
}
