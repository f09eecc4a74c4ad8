import type { Platform } from '../../../platform/index.ts';
import type { Account } from '../accounts/account.ts';
import { legacyEncrypt } from '../sign-in/legacy-cipher.ts';
import { signAccess } from './access-token.ts';
import { openIn } from './open-session.ts';
import type { Session } from './session-state.ts';

/** The bearer token of a session. Its encrypted role is for show: what counts is read from the database each time. */
export function issueAccess({ user }: Account, session: Session, { keys, clock }: Platform): Promise<string> {
  const roleKey = openIn(keys, session.handle, 'role_key', session.roleKey);
  const role = legacyEncrypt(user.role, roleKey);
  return signAccess({ sub: user.id, sid: session.id, role }, keys, clock.now());
}
