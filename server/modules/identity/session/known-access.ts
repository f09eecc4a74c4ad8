import { decodeJwt } from 'jose';
import { SessionLimits } from '../../../../contract/limits.ts';
import type { Clock, Keys } from '../../../platform/index.ts';
import { type AccessClaims, verifyAccess } from './access-token.ts';

type Known = { claims: AccessClaims; from: number; until: number };

const most = 5000;
const remembered = new WeakMap<Keys, Map<string, Known>>();

/**
 * As verifyAccess(): what was signed well stays signed well, so a signature is computed once. Whether the token is over
 * is asked every time, and whether its session lives is the database's to say.
 */
export async function knownAccess(token: string, keys: Keys, clock: Clock): Promise<AccessClaims | null> {
  const known = remembered.get(keys) ?? new Map<string, Known>();
  remembered.set(keys, known);
  const found = known.get(token);
  const seconds = clock.now().getTime() / 1000;
  if (found && found.from <= seconds && seconds < found.until) return found.claims;
  known.delete(token);
  const claims = await verifyAccess(token, keys, clock);
  if (claims) keep(known, token, claims);
  return claims;
}

function keep(known: Map<string, Known>, token: string, claims: AccessClaims) {
  const { iat: from = Number.POSITIVE_INFINITY } = decodeJwt(token);
  const until = Math.min(claims.exp, from + SessionLimits.accessMinutes * 60);
  const [oldest] = known.keys();
  if (known.size >= most && oldest !== undefined) known.delete(oldest);
  known.set(token, { claims, from, until });
}
