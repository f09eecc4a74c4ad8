import { addressOf, clientTimestamp, sessionHandle } from '@/shared/http';
import { readDetails } from '@/shared/session';

/** Ends whatever session this tab still holds, by a message that outlives the page. */
export function endHeldSession() {
  const body = JSON.stringify({
    emailid: readDetails().emailid,
    refresh_token: sessionHandle.read(),
    C_TIMESTAMP: clientTimestamp(),
  });
  navigator.sendBeacon(addressOf('/security/v1.0/logoutuser'), new Blob([body], { type: 'text/plain' }));
  sessionHandle.clear();
}

/** From now on this tab holds the new session, and renews and ends that one; what it held before ends. */
export function holdSession(refresh: string) {
  const held = sessionHandle.read();
  if (held && held !== refresh) endHeldSession();
  sessionHandle.set(refresh);
}
