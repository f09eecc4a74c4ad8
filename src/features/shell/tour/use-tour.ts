import { history, useLocation } from '@umijs/max';
import { useState } from 'react';
import { useSession } from '@/shared/session';

const HOME = '/pages/index';

/** The tour of Home and the shell: offered on Home at the first sign-in until it was taken or declined, in this browser. */
export function useTour() {
  const { username, previousSignIn } = useSession();
  const { pathname } = useLocation();
  const key = `tour-${username}`;
  const [isOpen, setOpen] = useState(false);
  const [isDone, setDone] = useState(() => localStorage.getItem(key) === 'done');
  const start = () => {
    if (pathname !== HOME) history.push(HOME);
    setOpen(true);
  };
  /** `false`: it could not be shown, and is offered again. */
  const end = (shown?: false) => {
    setOpen(false);
    if (shown === false) return;
    localStorage.setItem(key, 'done');
    setDone(true);
  };
  const isFirstTime = username !== '' && previousSignIn === '';
  return { isOpen, isOffered: isFirstTime && !isDone && !isOpen && pathname === HOME, start, end };
}
