import { Checkbox } from 'antd';
import { useCall } from '@/shared/ui';

type CategoryChoiceProps = { id?: string; value?: string[]; onChange?: (keys: string[]) => void };

/** The risks to assess. Takes only what a group of boxes may carry: the form would add `aria-required`. */
export function CategoryChoice({ id, value, onChange }: CategoryChoiceProps) {
  const { data } = useCall('GET /reports/v1.0/categories', {}, { quiet: true });
  const offered = data?.Data.filter((entry) => entry.active) ?? [];
  return (
    <Checkbox.Group
      {...{ id }}
      value={value}
      onChange={onChange}
      options={offered.map(({ key, title }) => ({ value: key, label: title }))}
      style={{ gap: '8px 16px' }}
    />
  );
}
