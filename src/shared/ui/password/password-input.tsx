import { type ComponentProps, type FocusEvent, type MouseEvent, useState } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import styles from './password.module.css';

type PasswordInputProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange' | 'dir'> & {
  value: string;
  onText: (password: string) => void;
};

/** Keys and assistive technology click without a press of the pointer. */
const isPressed = ({ detail }: MouseEvent) => detail === 0;

/** A hidden password that shows while the eye is pressed; by keyboard the eye shows and hides it. */
export function PasswordInput({ onText, onBlur, ...rest }: PasswordInputProps) {
  const t = useTexts();
  const [held, setHeld] = useState(false);
  const [kept, setKept] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const shown = held || kept;
  const release = () => setHeld(false);
  const leave = (event: FocusEvent) => {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    setKept(false);
    setCapsLock(false);
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only notices that the focus leaves */}
      <span className={styles.box} data-invalid={rest['aria-invalid'] ? true : undefined} onBlur={leave}>
        <input
          {...rest}
          className={styles.input}
          type={shown ? 'text' : 'password'}
          dir="ltr"
          spellCheck={false}
          autoCapitalize="none"
          onChange={(event) => onText(event.target.value)}
          onKeyUp={(event) => setCapsLock(event.getModifierState('CapsLock'))}
          onBlur={onBlur}
        />
        <button
          type="button"
          className={styles.eye}
          aria-label={t('password.show')}
          aria-pressed={shown}
          title={t('password.showHow')}
          // The caret stays where it was.
          onMouseDown={(event) => event.preventDefault()}
          onPointerDown={() => setHeld(true)}
          onPointerUp={release}
          onPointerLeave={release}
          onPointerCancel={release}
          onClick={(event) => isPressed(event) && setKept(!kept)}
          onContextMenu={(event) => event.preventDefault()}
        >
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="M1.5 10S4.5 4.5 10 4.5 18.5 10 18.5 10 15.5 15.5 10 15.5 1.5 10 1.5 10Z" />
            <circle cx="10" cy="10" r="2.5" />
            {!shown && <path d="m3.5 16.5 13-13" />}
          </svg>
        </button>
      </span>
      <span className={styles.hint} role="status">
        {capsLock && t('password.capsLock')}
      </span>
    </>
  );
}
