import { type ReactNode, useId } from 'react';
import styles from './plain.module.css';

type FieldProps = {
  label: string;
  message?: string;
  hint?: ReactNode;
  children: (ids: {
    id: string;
    'aria-describedby': string | undefined;
    'aria-invalid': boolean | undefined;
  }) => ReactNode;
};

/** Label, input and message of one form field, tied together for screen readers. */
export function Field({ label, message, hint, children }: FieldProps) {
  const id = useId();
  const described = message || hint ? `${id}-note` : undefined;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-describedby': described, 'aria-invalid': message ? true : undefined })}
      {described && (
        <p
          id={described}
          className={message ? styles.message : styles.hint}
          role={message ? 'alert' : undefined}
        >
          {message || hint}
        </p>
      )}
    </div>
  );
}
