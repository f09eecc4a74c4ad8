import type { InputHTMLAttributes } from 'react';
import { useSafeText } from '../safe-text/use-safe-text.ts';
import styles from './plain.module.css';

type TextInputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange' | 'onPaste'> & {
  value: string;
  onText: (text: string) => void;
  max?: number;
};

/** A text input under the safe-text rule, for screens that load before antd. */
export function TextInput({ value, onText, max, ...rest }: TextInputProps) {
  const { safe, ...field } = useSafeText(value, onText, max);
  return (
    <input
      {...rest}
      {...field}
      className={styles.input}
      aria-invalid={!safe || rest['aria-invalid'] || undefined}
    />
  );
}
