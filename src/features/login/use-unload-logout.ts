import { useEffect } from 'react';
import { isLoggedIn } from '@/shared/session';
import { endHeldSession } from './held-session.ts';

/** Leaving a login page ends whatever session this tab still held. */
export function useUnloadLogout() {
  useEffect(() => {
    const leave = () => {
      // Somebody has just signed in; the page behind is still loading.
      if (!isLoggedIn()) endHeldSession();
    };
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, []);
}
