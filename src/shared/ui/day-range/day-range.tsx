import { CalendarOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { Suspense, startTransition, useState } from 'react';
import { arrow, formatDay } from '../../format/index.ts';
import { lazyClosable } from '../loading/lazy-dialog.tsx';
import { useTexts } from '../texts/index.ts';
import styles from './day-range.module.css';
import type { DayRangeProps } from './day-range-picker.tsx';

const DayRangePicker = lazyClosable(async () => (await import('./day-range-picker.tsx')).DayRangePicker);

/** The days that a list is filtered to. The calendar is loaded when it is first opened. */
export function DayRange(props: DayRangeProps) {
  const t = useTexts();
  const [isOpened, setIsOpened] = useState(false);
  const { label, from, to } = props;
  const days = [from, to].map((day) => (day ? formatDay(day) : '…')).join(` ${arrow(t.language)} `);
  const isChosen = from !== '' || to !== '';
  return (
    <Suspense>
      {isOpened ? (
        <DayRangePicker {...props} onClose={() => setIsOpened(false)} />
      ) : (
        <Button
          className={isChosen ? styles.button : `${styles.button} ${styles.empty}`}
          icon={<CalendarOutlined />}
          iconPlacement="end"
          aria-label={isChosen ? `${label}: ${days}` : label}
          aria-haspopup="dialog"
          // The button keeps its place and the focus until the calendar is there.
          onClick={() => startTransition(() => setIsOpened(true))}
        >
          {isChosen ? days : label}
        </Button>
      )}
    </Suspense>
  );
}
