import { Input, type InputProps } from 'antd';
import { useSafeText } from './use-safe-text.ts';

type SafeInputProps = Omit<InputProps, 'value' | 'onChange' | 'onPaste' | 'maxLength'> & {
  value?: string;
  onChange?: (text: string) => void;
  max?: number;
};

/** antd's input under the safe-text rule: user names, tokens, search boxes, tags. Never for names or addresses. */
export function SafeInput({ value = '', onChange, max, ...rest }: SafeInputProps) {
  const { safe, ...field } = useSafeText(value, (text) => onChange?.(text), max);
  return (
    <Input {...rest} {...field} status={safe ? rest.status : 'error'} aria-invalid={!safe || undefined} />
  );
}
