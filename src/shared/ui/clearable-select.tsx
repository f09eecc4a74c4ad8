import { Select, type SelectProps } from 'antd';
import { useTexts } from './texts/index.ts';

/** antd's list whose choice can be taken away by a button with a name; antd's own speaks English only. */
export function ClearableSelect<Value>({ allowClear = true, ...props }: SelectProps<Value>) {
  const t = useTexts();
  return <Select<Value> {...props} allowClear={allowClear && { label: t('clear') }} />;
}
