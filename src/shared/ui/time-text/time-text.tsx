import { formatAbsolute, formatDay, formatRelative, formatTime } from '../../format/index.ts';
import { useNearTip } from '../near-tip/use-near-tip.tsx';
import { type Translate, useTexts } from '../texts/index.ts';
import { useMinute } from './minute.ts';
import styles from './time-text.module.css';

type TimeTextProps = { at: string | null | undefined; form?: 'relative' | 'time' | 'day' };

/** A moment as people say it; the exact one, with its zone and in UTC, on hover and focus. */
export function TimeText({ at, form = 'relative' }: TimeTextProps) {
  const t = useTexts();
  const { asked, tip } = useNearTip(() => exactly(t, at ?? '', form));
  useMinute(form === 'relative');
  if (!at) return <span className={styles.none}>–</span>;
  const text = form === 'relative' ? formatRelative(at) : form === 'time' ? formatTime(at) : formatDay(at);
  return (
    <time {...asked} className={`${asked.className} ${styles.time}`} dateTime={at}>
      {text}
      {tip}
    </time>
  );
}

const exactly = (t: Translate, at: string, form: TimeTextProps['form']) =>
  form === 'day' && at.length === 10 ? t('atCalendarDay', { at: formatDay(at) }) : formatAbsolute(at);
