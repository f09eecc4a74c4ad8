import { useEffect, useState } from 'react';
import { formatAbsolute, formatDay, formatRelative, formatTime } from '../../format/index.ts';
import { useNearTip } from '../near-tip/use-near-tip.tsx';
import styles from './time-text.module.css';

type TimeTextProps = { at: string | null | undefined; form?: 'relative' | 'time' | 'day' };

const MINUTE_MS = 60_000;

/** A moment as people say it; the exact one, with its zone and in UTC, on hover and focus. */
export function TimeText({ at, form = 'relative' }: TimeTextProps) {
  const [, setMinute] = useState(0);
  const { asked, tip } = useNearTip(() => exactly(at ?? '', form));
  useEffect(() => {
    if (form !== 'relative') return;
    const timer = setInterval(() => setMinute((minute) => minute + 1), MINUTE_MS);
    return () => clearInterval(timer);
  }, [form]);
  if (!at) return <span className={styles.none}>–</span>;
  const text = form === 'relative' ? formatRelative(at) : form === 'time' ? formatTime(at) : formatDay(at);
  return (
    <time {...asked} className={`${asked.className} ${styles.time}`} dateTime={at}>
      {text}
      {tip}
    </time>
  );
}

const exactly = (at: string, form: TimeTextProps['form']) =>
  form === 'day' && at.length === 10 ? `${formatDay(at)} (calendar day)` : formatAbsolute(at);
