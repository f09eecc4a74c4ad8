import { jwtVerify, SignJWT } from 'jose';
import { SessionLimits } from '../../../../contract/limits.ts';
import type { Clock, Keys, Platform } from '../../../platform/index.ts';
import type { Account } from '../accounts/account.ts';
import { legacyEncrypt } from '../sign-in/legacy-cipher.ts';
import { openIn } from './open-session.ts';
import type { Session } from './session-state.ts';

const alg = 'EdDSA';
const typ = 'at+jwt';
const issuer = 'prudence';
const audience = 'prudence-api';
const purpose = 'token';

export type AccessClaims = { sub: string; sid: string; exp: number };

type NewToken = Omit<AccessClaims, 'exp'> & {
  /** The role, encrypted for whoever drew the old menu by it; the server never reads it back. */
  role: string;
};

function signAccess({ sub, sid, role }: NewToken, keys: Keys, now: Date): Promise<string> {
  const { kid, privateKey } = keys.signing(purpose);
  const at = Math.floor(now.getTime() / 1000);
  return (
    new SignJWT({ sid, role })
      .setProtectedHeader({ alg, typ, kid })
      .setSubject(sub)
      .setIssuer(issuer)
      .setAudience(audience)
      .setIssuedAt(at)
      // Two tokens of one session and second would be the same, and the browser takes an equal one for stale.
      .setJti(crypto.randomUUID())
      .setExpirationTime(at + SessionLimits.accessMinutes * 60)
      .sign(privateKey)
  );
}

/** Null for every token that we did not sign for this purpose, or that is over. Reads nothing but the keys. */
export async function verifyAccess(token: string, keys: Keys, clock: Clock): Promise<AccessClaims | null> {
  try {
    const { payload } = await jwtVerify(
      token,
      ({ kid }) => {
        const key = keys.verifying(purpose).find((known) => known.kid === kid);
        if (!key) throw new Error('signed with a key we do not know');
        return key.publicKey;
      },
      {
        algorithms: [alg],
        typ,
        issuer,
        audience,
        currentDate: clock.now(),
        maxTokenAge: SessionLimits.accessMinutes * 60,
        requiredClaims: ['exp', 'iat', 'sub', 'sid'],
      },
    );
    const { sub, sid, exp } = payload;
    const isOurs =
      exp !== undefined &&
      Number.isSafeInteger(exp) &&
      token.split('.').every(isCanonical) &&
      token.split('.').slice(0, 2).every(isWrittenOnce);
    return isOurs && isId(sub) && isId(sid) ? { sub, sid, exp } : null;
  } catch {
    return null;
  }
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const isId = (value: unknown): value is string => typeof value === 'string' && uuid.test(value);

/** The last letter has bits that no byte uses: one token has one spelling. */
const isCanonical = (part: string) => Buffer.from(part, 'base64url').toString('base64url') === part;

/** We write each name once and nothing else: a second `sub` that another reader might prefer is not ours. */
function isWrittenOnce(part: string): boolean {
  const text = Buffer.from(part, 'base64url').toString('utf8');
  return JSON.stringify(JSON.parse(text)) === text;
}

/** The bearer token of a session. Its encrypted role is for show: what counts is read from the database each time. */
export function issueAccess({ user }: Account, session: Session, { keys, clock }: Platform): Promise<string> {
  const roleKey = openIn(keys, session.handle, 'role_key', session.roleKey);
  const role = legacyEncrypt(user.role, roleKey);
  return signAccess({ sub: user.id, sid: session.id, role }, keys, clock.now());
}
