import { useEffect, useId, useRef, useState } from 'react';

const MANY = 3;

/** Why the last try was refused; the field to correct then has the focus and its text is selected. */
export function useRefusal() {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [message, setMessage] = useState('');
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (count === 0) return;
    field.current?.focus();
    field.current?.select();
  }, [count]);
  return {
    id,
    field,
    message,
    /** Whether it is time to speak of locks, to whoever tries, known here or not. */
    isMany: count >= MANY,
    blamedBy: message ? id : undefined,
    clear: () => setMessage(''),
    refuse(reason: string) {
      setMessage(reason);
      setCount((before) => before + 1);
    },
  };
}
