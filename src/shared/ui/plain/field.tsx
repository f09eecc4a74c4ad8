import { type ReactNode, useId } from 'react';
import styles from './plain.module.css';

type FieldProps = {
  label: string;
  /** What is wrong with the entry. */
  message?: ReactNode;
  hint?: ReactNode;
  /** Id of a text elsewhere that says what is wrong with the entry. */
  blamedBy?: string | undefined;
  children: (ids: {
    id: string;
    'aria-describedby': string | undefined;
    'aria-invalid': boolean | undefined;
  }) => ReactNode;
};

/** Label, input and message of one form field, tied together for screen readers. */
export function Field({ label, message, hint, blamedBy, children }: FieldProps) {
  const id = useId();
  const note = message || hint ? `${id}-note` : undefined;
  const described = [blamedBy, note].filter(Boolean).join(' ') || undefined;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        'aria-describedby': described,
        'aria-invalid': message || blamedBy ? true : undefined,
      })}
      {note && (
        <p id={note} className={message ? styles.message : styles.hint} role={message ? 'alert' : undefined}>
          {message || hint}
        </p>
      )}
    </div>
  );
}
