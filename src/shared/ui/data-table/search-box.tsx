import { useEffect, useRef, useState } from 'react';
import { isSafeText, searchTextRule } from '../safe-text/safe-text.ts';
import { SearchInput } from '../safe-text/search-input.tsx';
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
    if (isSafeText(next, searchTextRule))
      timer.current = setTimeout(() => onSearch(next.trim()), TYPING_PAUSE_MS);
  };
  return (
    <SearchInput
      value={text}
      onChange={change}
      placeholder={placeholder}
      aria-label={placeholder}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // The browser would empty the box and leave the focus in it, where the keys of the list are letters.
        event.preventDefault();
        event.currentTarget.blur();
      }}
      type="search"
      allowClear
      className={styles.search}
    />
  );
}
