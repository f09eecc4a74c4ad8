import { DatePicker } from 'antd';
import dayjs from 'dayjs';

export type DayRangeProps = {
  label: string;
  /** As `YYYY-MM-DD`; empty where that side is open. */
  from: string;
  to: string;
  onChange: (from: string, to: string) => void;
};

const parse = (day: string) => (day ? dayjs(day) : null);

/** Two fields and their calendar, which is open at first. */
export function DayRangePicker({ label, from, to, onChange }: DayRangeProps & { onClose: () => void }) {
  return (
    <DatePicker.RangePicker
      aria-label={label}
      autoFocus
      defaultOpen
      allowEmpty={[true, true]}
      value={[parse(from), parse(to)]}
      onChange={(days) =>
        onChange(days?.[0]?.format('YYYY-MM-DD') ?? '', days?.[1]?.format('YYYY-MM-DD') ?? '')
      }
    />
  );
}
