import { useEffect } from 'react';
import { addressOf, clientTimestamp, sessionHandle } from '@/shared/http';
import { isLoggedIn, readDetails } from '@/shared/session';

/** Leaving a login page ends whatever session this tab still held, by a message that outlives the page. */
export function useUnloadLogout() {
  useEffect(() => {
    const leave = () => {
      // Somebody has just signed in; the page behind is still loading.
      if (isLoggedIn()) return;
      const body = JSON.stringify({
        emailid: readDetails().emailid,
        refresh_token: sessionHandle.read(),
        C_TIMESTAMP: clientTimestamp(),
      });
      navigator.sendBeacon(addressOf('/security/v1.0/logoutuser'), new Blob([body], { type: 'text/plain' }));
      sessionHandle.clear();
    };
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, []);
}
