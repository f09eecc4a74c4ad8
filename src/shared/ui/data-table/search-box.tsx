import { useEffect, useRef, useState } from 'react';
import { ListLimits } from '../../../../contract/limits.ts';
import { SafeInput } from '../safe-text/safe-input.tsx';
import { isSafeText } from '../safe-text/safe-text.ts';
import styles from './data-table.module.css';

const TYPING_PAUSE_MS = 350;

type SearchBoxProps = { value: string; placeholder: string; onSearch: (text: string) => void };

/** Searches when typing pauses; unsafe text never leaves the box. */
export function SearchBox({ value, placeholder, onSearch }: SearchBoxProps) {
  const [text, setText] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => setText(value), [value]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const change = (next: string) => {
    setText(next);
    clearTimeout(timer.current);
    if (isSafeText(next)) timer.current = setTimeout(() => onSearch(next.trim()), TYPING_PAUSE_MS);
  };
  return (
    <SafeInput
      value={text}
      onChange={change}
      max={ListLimits.search}
      placeholder={placeholder}
      aria-label={placeholder}
      type="search"
      allowClear
      className={styles.search}
    />
  );
}
