import { useState } from 'react';
import styles from './bulk.module.css';

type CorrectableCellProps = {
  label: string;
  text: string;
  wrong: string | undefined;
  onCorrect: (text: string) => void;
};

/** A cell that a click or Enter opens for writing; Enter or leaving it keeps the text, Escape does not. */
export function CorrectableCell({ label, text, wrong, onCorrect }: CorrectableCellProps) {
  const [draft, setDraft] = useState<string | null>(null);
  if (draft === null)
    return (
      <button
        type="button"
        dir="auto"
        className={`${styles.cell} ${styles.correctable}`}
        title={wrong ?? text}
        aria-label={[label, text, wrong].filter(Boolean).join(': ')}
        onClick={() => setDraft(text)}
      >
        {text || (wrong ? '–' : '\u00a0')}
      </button>
    );
  const keep = () => {
    setDraft(null);
    if (draft.trim() !== text) onCorrect(draft);
  };
  return (
    <input
      // biome-ignore lint/a11y/noAutofocus: the person has just opened it
      autoFocus
      dir="auto"
      className={styles.correcting}
      aria-label={label}
      aria-invalid={wrong !== undefined}
      value={draft}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={keep}
      onKeyDown={(event) => {
        if (event.key === 'Enter') keep();
        if (event.key === 'Escape') setDraft(null);
      }}
    />
  );
}
