import { Input, type InputProps } from 'antd';
import { useSafeText } from './use-safe-text.ts';

type SafeInputProps = Omit<InputProps, 'value' | 'onChange' | 'onPaste' | 'maxLength'> & {
  value?: string;
  onChange?: (text: string) => void;
  max?: number;
};

/** antd's input under the safe-text rule: user names, tokens, search boxes, tags. Never for names or addresses. */
export function SafeInput({ value = '', onChange, max, ...rest }: SafeInputProps) {
  const { error, ...field } = useSafeText(value, (text) => onChange?.(text), max);
  return (
    <Input
      {...rest}
      {...field}
      status={error ? 'error' : rest.status}
      data-error={error}
      aria-invalid={error ? true : undefined}
    />
  );
}
