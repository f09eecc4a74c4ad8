import { formatAbsolute, formatClock, formatDay, formatRelative, formatTime } from '../../format/index.ts';
import { useNearTip } from '../near-tip/use-near-tip.tsx';
import { type Translate, useTexts } from '../texts/index.ts';
import { useMinute } from './minute.ts';
import styles from './time-text.module.css';

const FORMS = {
  relative: (at: string) => formatRelative(at),
  time: formatTime,
  day: formatDay,
  clock: formatClock,
};

type TimeTextProps = { at: string | null | undefined; form?: keyof typeof FORMS };

/** A moment as people say it; the exact one, with its zone and in UTC, on hover and focus. */
export function TimeText({ at, form = 'relative' }: TimeTextProps) {
  const t = useTexts();
  const { asked, tip } = useNearTip(() => exactly(t, at ?? '', form));
  useMinute(form === 'relative');
  if (!at) return <span className={styles.none}>–</span>;
  return (
    <time {...asked} className={`${asked.className} ${styles.time}`} dateTime={at}>
      {FORMS[form](at)}
      {tip}
    </time>
  );
}

const exactly = (t: Translate, at: string, form: TimeTextProps['form']) =>
  form === 'day' && at.length === 10 ? t('atCalendarDay', { at: formatDay(at) }) : formatAbsolute(at);
