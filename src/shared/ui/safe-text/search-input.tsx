import { Input, type InputProps } from 'antd';
import { searchTextRule } from './safe-text.ts';
import { useSafeText } from './use-safe-text.ts';

type SearchInputProps = Omit<InputProps, 'value' | 'onChange' | 'onPaste' | 'maxLength' | 'dir'> & {
  value?: string;
  onChange?: (text: string) => void;
};

/** antd's input for what lists are searched for: letters and digits of any script, and no tags. */
export function SearchInput({ value = '', onChange, ...rest }: SearchInputProps) {
  const { error, ...field } = useSafeText(value, (text) => onChange?.(text), searchTextRule);
  return (
    <Input
      {...rest}
      {...field}
      dir="auto"
      status={error ? 'error' : rest.status}
      data-error={error}
      aria-invalid={error ? true : undefined}
    />
  );
}
