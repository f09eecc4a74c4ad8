import type { ComponentProps } from 'react';
import { safeTextRule } from '../safe-text/safe-text.ts';
import { useSafeText } from '../safe-text/use-safe-text.ts';
import styles from './plain.module.css';

type TextInputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'onPaste' | 'dir'> & {
  value: string;
  onText: (text: string) => void;
  max?: number;
};

/** A text input under the safe-text rule, for screens that load before antd. What it takes is ASCII: left to right. */
export function TextInput({ value, onText, max = safeTextRule.max, ...rest }: TextInputProps) {
  const { error, ...field } = useSafeText(value, onText, { ...safeTextRule, max });
  return (
    <input
      {...rest}
      {...field}
      dir="ltr"
      className={styles.input}
      data-error={error}
      aria-invalid={error !== undefined || rest['aria-invalid'] || undefined}
    />
  );
}
