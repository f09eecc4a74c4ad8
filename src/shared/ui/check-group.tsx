import { Checkbox } from 'antd';
import type { CheckboxGroupProps } from 'antd/es/checkbox';

type CheckGroupProps<Value> = CheckboxGroupProps<Value> & { 'aria-required'?: boolean };

/** antd's group of boxes for a field that must be filled: without the `aria-required` of the form, which is for inputs. */
export function CheckGroup<Value>({ 'aria-required': _, ...props }: CheckGroupProps<Value>) {
  return <Checkbox.Group<Value> {...props} />;
}
