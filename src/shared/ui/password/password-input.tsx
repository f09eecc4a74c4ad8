import { type InputHTMLAttributes, type KeyboardEvent, useState } from 'react';
import styles from './password.module.css';

type PasswordInputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'value' | 'onChange'> & {
  value: string;
  onText: (password: string) => void;
};

const isPressKey = (event: KeyboardEvent) => event.key === ' ' || event.key === 'Enter';

/** A hidden password that shows while the eye is pressed: by pointer, or by Space or Enter held down. */
export function PasswordInput({ onText, ...rest }: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const hide = () => setShown(false);
  const press = (event: KeyboardEvent) => {
    if (!isPressKey(event)) return;
    event.preventDefault();
    setShown(true);
  };
  return (
    <>
      <span className={styles.box}>
        <input
          {...rest}
          className={styles.input}
          type={shown ? 'text' : 'password'}
          spellCheck={false}
          autoCapitalize="none"
          onChange={(event) => onText(event.target.value)}
          onKeyUp={(event) => setCapsLock(event.getModifierState('CapsLock'))}
        />
        <button
          type="button"
          className={styles.eye}
          aria-label="Show password while pressed"
          aria-pressed={shown}
          onPointerDown={() => setShown(true)}
          onPointerUp={hide}
          onPointerLeave={hide}
          onPointerCancel={hide}
          onKeyDown={press}
          onKeyUp={hide}
          onBlur={hide}
          onContextMenu={(event) => event.preventDefault()}
        >
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="M1.5 10S4.5 4.5 10 4.5 18.5 10 18.5 10 15.5 15.5 10 15.5 1.5 10 1.5 10Z" />
            <circle cx="10" cy="10" r="2.5" />
            {!shown && <path d="m3.5 16.5 13-13" />}
          </svg>
        </button>
      </span>
      {capsLock && (
        <p className={styles.hint} role="status">
          Caps Lock is on.
        </p>
      )}
    </>
  );
}
