import { type ComponentProps, startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import styles from './writing-area.module.css';

type WritingAreaProps = Omit<ComponentProps<'textarea'>, 'value' | 'onChange' | 'onBlur' | 'dir'> & {
  value: string;
  /** Takes the text over at the first letter, after a pause, and when the box is left. */
  onWrite: (text: string) => void;
};

const PAUSE_MS = 300;

/**
 * A box to write in: each key changes this box alone, and the page around it hears of the text in a pause. It grows with
 * its text by the browser's own means, without measuring.
 */
export function WritingArea({ value, onWrite, className, ...rest }: WritingAreaProps) {
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  /** What the page was told and has not shown again: a value among them is no news. */
  const told = useRef<string[]>([]);
  const waiting = useRef<{ text: string; timer: number } | null>(null);
  if (value !== seen) {
    setSeen(value);
    if (!told.current.includes(value)) setText(value);
  }
  useEffect(() => {
    const place = told.current.indexOf(value);
    if (place === -1) {
      clearTimeout(waiting.current?.timer);
      waiting.current = null;
    }
    told.current = told.current.slice(place + 1);
  }, [value]);

  const tell = (next: string, now: boolean) => {
    told.current.push(next);
    if (now) onWrite(next);
    else startTransition(() => onWrite(next));
  };
  const flush = useEffectEvent((now: boolean) => {
    const kept = waiting.current;
    if (!kept) return;
    clearTimeout(kept.timer);
    waiting.current = null;
    if (kept.text !== value) tell(kept.text, now);
  });
  useEffect(() => () => flush(true), []);

  const change = (next: string) => {
    setText(next);
    if (!waiting.current && text === value) tell(next, false);
    clearTimeout(waiting.current?.timer);
    waiting.current = { text: next, timer: window.setTimeout(() => flush(false), PAUSE_MS) };
  };
  return (
    <textarea
      {...rest}
      dir="auto"
      className={[styles.area, className].filter(Boolean).join(' ')}
      value={text}
      onChange={(event) => change(event.target.value)}
      onBlur={() => flush(true)}
    />
  );
}
