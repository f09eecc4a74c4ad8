import type { ButtonHTMLAttributes } from 'react';
import styles from './plain.module.css';

type PlainButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  look?: 'primary' | 'quiet' | 'link';
  busy?: boolean;
};

/** A button for screens that load before antd. While busy it keeps its place and takes no click. */
export function PlainButton({
  look = 'quiet',
  busy = false,
  disabled,
  children,
  type = 'button',
  ...rest
}: PlainButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={`${styles.button} ${styles[look] ?? ''}`}
      disabled={disabled || busy}
      aria-busy={busy}
    >
      {busy && <span className={styles.spinner} aria-hidden="true" />}
      {children}
    </button>
  );
}
