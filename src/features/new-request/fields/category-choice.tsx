import { Checkbox } from 'antd';
import { Failure, useCall } from '@/shared/ui';
import { useMasterTitles } from '@/shared/words/use-words';

type CategoryChoiceProps = { id?: string; value?: string[]; onChange?: (keys: string[]) => void };

/** The risks to assess. Takes only what a group of boxes may carry: the form would add `aria-required`. */
export function CategoryChoice({ id, value, onChange }: CategoryChoiceProps) {
  const categories = useCall('GET /reports/v1.0/categories', {}, { quiet: true });
  const titleOf = useMasterTitles();
  const offered = categories.data?.Data.filter((entry) => entry.active) ?? [];
  if (categories.error && !categories.data) return <Failure of={categories} />;
  return (
    <Checkbox.Group
      {...{ id }}
      value={value}
      onChange={onChange}
      options={offered.map(({ key, title }) => ({ value: key, label: <bdi>{titleOf(title)}</bdi> }))}
      style={{ gap: '8px 16px' }}
    />
  );
}
